import { ManyInput, SelectInput } from './inputs.tsx';
import { usePartForm } from './part-form.tsx';
import { useChoices } from './use-choices.ts';

/** One value of a facet of the kind, such as a category. */
export function ChoiceInput({
  name,
  facet = name,
  required,
}: {
  name: string;
  facet?: string;
  required?: boolean;
}) {
  const { kind } = usePartForm();
  const { label, options } = useChoices(kind)(facet);
  return <SelectInput name={name} label={label} options={options} required={required} />;
}

/** Any number of values of a facet, such as products. */
export function ChoicesInput({ name, facet }: { name: string; facet: string }) {
  const { kind } = usePartForm();
  const { label, options } = useChoices(kind)(facet);
  return <ManyInput name={name} label={label} options={options} />;
}
