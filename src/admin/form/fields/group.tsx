import { useFormState } from '../context.tsx';
import { innerLabels } from '../empty.ts';
import type { FieldProps, ShapeOf } from '../types.ts';
import { FieldFrame } from './frame.tsx';

type GroupProps = FieldProps<ShapeOf<'group'>>;

/** Several fields that belong together, such as a query for records. */
export function GroupControl(props: GroupProps) {
  return (
    <FieldFrame {...props}>
      <div className="rounded-sm border border-line p-3">
        <BareGroupControl {...props} />
      </div>
    </FieldFrame>
  );
}

/** The fields of a group without its name, where the section says it. */
export function BareGroupControl({ shape: { fields }, label, path, value, onChange }: GroupProps) {
  const { Fields } = useFormState();
  return (
    <Fields
      fields={fields}
      labels={innerLabels(label)}
      columns={label.columns}
      path={path}
      value={value}
      onChange={onChange}
    />
  );
}
