import { type GroupLabel, sourceLabels } from '#blocks/labels.ts';
import type { ShapeOf } from '../blocks/shapes.ts';
import { useBlockForm } from './block-form-context.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { BlockFieldProps } from './field-props.ts';

/** Several fields that belong together, such as a query for records. */
export function BlockGroupField({
  shape: { fields },
  label,
  path,
  isOptional,
  value,
  onChange,
}: BlockFieldProps<ShapeOf<'group'>>) {
  const { Fields } = useBlockForm();
  return (
    <FieldFrame label={label} path={path} isOptional={isOptional}>
      <div className="grid gap-4 rounded-sm border border-line p-3">
        <Fields
          fields={fields}
          labels={'fields' in label ? (label as GroupLabel).fields : sourceLabels}
          path={path}
          value={value}
          onChange={onChange}
        />
      </div>
    </FieldFrame>
  );
}
