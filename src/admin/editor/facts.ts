import { useQuery } from '@tanstack/react-query';
import type { ApiEndpoints } from '#api/endpoints.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData } from '#contracts/route.ts';
import { createPublicApi } from '../core/api.ts';

export type Fact = RouteData<ApiEndpoints['GET /facts']>['items'][number];

/** The table of facts in the language of a text. */
export function useFacts(locale: Locale) {
  const { data } = useQuery({
    queryKey: ['facts', locale],
    queryFn: () => createPublicApi(locale)('GET /facts', { query: { locale } }),
    staleTime: 60_000,
  });
  const facts = data?.items ?? [];
  return {
    facts,
    /** The value that readers see for `key` or `key.format`. While loading, the name itself. */
    showFact(name: string): string | undefined {
      if (!data) return name;
      const [key, format] = name.split('.');
      const fact = facts.find((known) => known.key === key);
      if (!fact) return undefined;
      const bound = format === 'min' ? fact.minimum : format === 'max' ? fact.maximum : null;
      return bound === null ? fact.text : String(bound);
    },
  };
}
