import type { FacetName, FieldProps } from '../types.ts';
import { useChoices } from '../use-choices.ts';
import { ManyOf } from './choice.tsx';
import { SelectOf } from './select.tsx';

/** One value of a facet that the server knows, such as a category. */
export function FacetControl({ shape: _, ...props }: FieldProps) {
  return <SelectOf {...props} options={useOptions(props.label.facet)} />;
}

/** Any number of values of a facet, such as products. */
export function FacetsControl({ shape: _, ...props }: FieldProps) {
  return <ManyOf {...props} options={useOptions(props.label.facet)} />;
}

function useOptions(facet: FacetName | undefined) {
  const [kind, name] = facet ?? ['page', ''];
  return useChoices(kind)(name).options;
}
