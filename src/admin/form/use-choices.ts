import type { ContentKind } from '#contracts/enums/content.ts';
import { useLocale } from '#ui/i18n/messages.tsx';
import { useAnswer } from '../core/use-answer.ts';

export interface Option {
  value: string;
  label: string;
}

/** A facet of a kind in the language of the interface. */
export interface Facet {
  name: string;
  label: string;
  options: Option[];
}

export function useFacets(kind: ContentKind): Facet[] {
  const locale = useLocale();
  const { data } = useAnswer(
    ['content', kind, 'choices'],
    (api) => api('GET /admin/content/:kind/choices', { params: { kind } }),
    { staleTime: 60_000 },
  );
  return (data?.fields ?? []).map(({ name, label, values }) => ({
    name,
    label: label[locale],
    options: values.map((choice) => ({
      value: choice.value,
      label: choice.label[locale] ?? choice.label.zh,
    })),
  }));
}

/** Finds a facet by its name; while loading, one without options. */
export function useChoices(kind: ContentKind): (name: string) => Facet {
  const facets = useFacets(kind);
  return (name) =>
    facets.find((facet) => facet.name === name) ?? { name, label: name, options: [] };
}
