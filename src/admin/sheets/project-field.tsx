import { useMessages } from '#ui/i18n/messages.tsx';
import { ReferenceField } from '../form/fields/reference-field.tsx';
import type { Found } from '../form/sources.ts';
import { projectSource } from '../projects/source.ts';
import { sheetMessages } from './messages.ts';

/** The project of a sheet, found by number, name or customer. */
export function ProjectField({
  chosen,
  hint,
  onChange,
}: {
  chosen: Found | null;
  hint?: string;
  onChange: (project: Found | null) => void;
}) {
  const text = useMessages(sheetMessages);
  return (
    <ReferenceField
      label={text.project}
      hint={hint}
      chosen={chosen}
      source={projectSource}
      onChange={onChange}
    />
  );
}
