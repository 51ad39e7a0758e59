import { useMessages } from '#ui/i18n/messages.tsx';
import { useSession } from '../core/session.tsx';
import { ReferenceField, type Referred } from '../records/reference-field.tsx';
import { sheetMessages } from './messages.ts';

/** The project of a sheet, found by number, name or customer. */
export function ProjectField({
  chosen,
  hint,
  onChange,
}: {
  chosen: Referred | null;
  hint?: string;
  onChange: (project: Referred | null) => void;
}) {
  const text = useMessages(sheetMessages);
  const { api } = useSession();
  return (
    <ReferenceField
      label={text.project}
      hint={hint}
      chosen={chosen}
      queryKey={['projects']}
      find={async (q) => {
        const { items } = await api('GET /admin/projects', { query: q ? { q } : {} });
        return items.map(({ id, number, name }) => ({ value: id, label: name, detail: number }));
      }}
      onChange={onChange}
    />
  );
}
