import type { RequirementBody } from '#contracts/sheets/requirement.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { SelectOf } from '../form/fields/select.tsx';
import type { FieldProps } from '../form/types.ts';
import { useBody } from '../sheets/record/body-context.ts';
import { requirementEditorMessages } from './messages.ts';

/** The item that a reference illustrates. */
export function ItemChoice(props: FieldProps) {
  const text = useMessages(requirementEditorMessages);
  const { items } = useBody<RequirementBody>();
  return (
    <SelectOf
      {...props}
      none={text.whole}
      options={items.map(({ key, title }, at) => ({ value: key, label: `${at + 1} ${title}` }))}
    />
  );
}
