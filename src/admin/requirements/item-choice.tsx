import type { RequirementBody } from '#contracts/sheets/requirement.ts';
import { SelectField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { useFormField } from '../form/context.tsx';
import type { FieldProps } from '../form/types.ts';
import { useBody } from '../sheets/record/body-context.ts';
import { requirementEditorMessages } from './messages.ts';

/** The item that a reference illustrates. */
export function ItemChoice({ label, path, value, onChange }: FieldProps) {
  const text = useMessages(requirementEditorMessages);
  const locale = useLocale();
  const { id, error, isReadOnly } = useFormField(path);
  const { items } = useBody<RequirementBody>();
  return (
    <SelectField
      id={id}
      label={label.label[locale]}
      error={error}
      preselected
      disabled={isReadOnly}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">{text.whole}</option>
      {items.map(({ key, title }, at) => (
        <option key={key} value={key}>
          {`${at + 1} ${title}`}
        </option>
      ))}
    </SelectField>
  );
}
