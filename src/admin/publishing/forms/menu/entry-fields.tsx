import type { MenuEntry } from '#contracts/content/menu.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { CheckboxField, SelectField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { usePartForm } from '../../fields/part-form.tsx';
import { useFacets } from '../../fields/use-choices.ts';
import { menuMessages } from './messages.ts';
import { TargetField } from './target-field.tsx';

/** The fields of one entry of a menu. */
export function EntryFields({
  id,
  entry,
  onChange,
}: {
  id: string;
  entry: MenuEntry;
  onChange: (changes: Partial<MenuEntry>) => void;
}) {
  const text = useMessages(menuMessages);
  const { kind } = usePartForm();
  const products = useFacets(kind).find(({ name }) => name === 'product')?.options ?? [];
  return (
    <div className="grid w-full gap-4 p-2 pt-4 sm:grid-cols-2">
      <TextField
        id={`${id}.labelZh`}
        label={text.labelZh}
        required
        lang="zh-CN"
        value={entry.labelZh}
        onChange={({ target }) => onChange({ labelZh: target.value })}
      />
      <TextField
        id={`${id}.labelEn`}
        label={text.labelEn}
        hint={text.labelEnHint}
        lang="en"
        value={entry.labelEn ?? ''}
        onChange={({ target }) => onChange({ labelEn: target.value || null })}
      />
      <TextField
        id={`${id}.hintZh`}
        label={text.hintZh}
        hint={text.hintHint}
        lang="zh-CN"
        value={entry.hintZh ?? ''}
        onChange={({ target }) => onChange({ hintZh: target.value || null })}
      />
      <TextField
        id={`${id}.hintEn`}
        label={text.hintEn}
        lang="en"
        value={entry.hintEn ?? ''}
        onChange={({ target }) => onChange({ hintEn: target.value || null })}
      />
      <TargetField
        id={`${id}.target`}
        value={entry.target}
        onChange={(target) => onChange({ target })}
      />
      <SelectField
        id={`${id}.product`}
        label={text.product}
        preselected
        value={entry.product ?? ''}
        onChange={({ target }) =>
          onChange({ product: productKeys.find((key) => key === target.value) ?? null })
        }
      >
        <option value="">{text.none}</option>
        {products.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <CheckboxField
        id={`${id}.hidden`}
        label={text.isHidden}
        checked={entry.hidden}
        onChange={({ target }) => onChange({ hidden: target.checked })}
      />
    </div>
  );
}
