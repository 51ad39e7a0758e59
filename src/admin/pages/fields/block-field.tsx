import type { ComponentType } from 'react';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconPlus } from '#ui/tool-icons.tsx';
import { emptyValue } from '../blocks/empty.ts';
import type { Shape } from '../blocks/shapes.ts';
import { useBlockForm } from './block-form-context.tsx';
import { BlockChoiceField, BlockProductField } from './choice-field.tsx';
import type { BlockFieldProps, BlockFieldsProps } from './field-props.ts';
import { BlockGroupField } from './group-field.tsx';
import { BlockLinkField } from './link-field.tsx';
import { BlockListField } from './list-field.tsx';
import { blockFieldMessages } from './messages.ts';
import { BlockPictureField } from './picture-field.tsx';
import { BlockRecordsField } from './records-field.tsx';
import {
  BlockCellField,
  BlockFlagField,
  BlockNumberField,
  BlockPlaceField,
} from './small-fields.tsx';
import { BlockTextField } from './text-fields.tsx';

/** The field of each shape. */
const components: {
  [Kind in Shape['kind']]: ComponentType<BlockFieldProps<never>> | undefined;
} = {
  line: BlockTextField,
  lines: BlockTextField,
  code: BlockTextField,
  choice: BlockChoiceField,
  product: BlockProductField,
  flag: BlockFlagField,
  number: BlockNumberField,
  place: BlockPlaceField,
  cell: BlockCellField,
  picture: BlockPictureField,
  link: BlockLinkField,
  records: BlockRecordsField,
  group: BlockGroupField,
  list: BlockListField,
  constant: undefined,
};

/** The field of one value. */
export function BlockField(props: BlockFieldProps) {
  const Field = components[props.shape.kind] as ComponentType<BlockFieldProps> | undefined;
  return Field && <Field {...props} />;
}

/** Shapes of several controls, which are added before they are filled in. */
const added = new Set<Shape['kind']>(['link', 'group', 'place']);

/** The fields of an object. */
export function BlockFields({ fields, labels, path, value, onChange }: BlockFieldsProps) {
  const values = (value ?? {}) as Record<string, unknown>;
  return fields.map(({ name, isOptional, shape }) => {
    const label = labels[name];
    if (!label) return null;
    const props: BlockFieldProps = {
      shape,
      label,
      path: path ? `${path}.${name}` : name,
      isOptional,
      value: values[name],
      onChange(next) {
        const { [name]: _, ...others } = values;
        onChange(next === undefined ? others : { ...values, [name]: next });
      },
    };
    return isOptional && added.has(shape.kind) ? (
      <AddedField key={name} {...props} />
    ) : (
      <Named key={name} {...props} />
    );
  });
}

/** A link has no name of its own beside those of its two controls. */
function Named(props: BlockFieldProps) {
  const locale = useLocale();
  if (props.shape.kind !== 'link') return <BlockField {...props} />;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{props.label.label[locale]}</legend>
      <BlockField {...props} />
    </fieldset>
  );
}

/** An optional field of several controls: first a button that adds it. */
function AddedField(props: BlockFieldProps) {
  const text = useMessages(blockFieldMessages);
  const locale = useLocale();
  const { isReadOnly } = useBlockForm();
  const name = props.label.label[locale];
  if (props.value === undefined) {
    return isReadOnly ? null : (
      <Button
        variant="secondary"
        size="sm"
        icon={IconPlus}
        className="justify-self-start"
        onClick={() => props.onChange(emptyValue(props.shape))}
      >
        {text.addOptional(name)}
      </Button>
    );
  }
  return (
    <div>
      <Named {...props} />
      {!isReadOnly && (
        <Button variant="ghost" size="sm" flush onClick={() => props.onChange(undefined)}>
          {text.removeOptional(name)}
        </Button>
      )}
    </div>
  );
}
