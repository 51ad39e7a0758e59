import { useQuery } from '@tanstack/react-query';
import type { ApiEndpoints } from '#api/endpoints.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData } from '#contracts/route.ts';
import { createPublicApi } from '../core/api.ts';

export type Fact = RouteData<ApiEndpoints['GET /facts']>['items'][number];

/** Key of the facts among the queries: the table for editors, and the screens of facts. */
export const FACTS_KEY = 'facts';

/** The table of facts in the language of a text. */
export function useFacts(locale: Locale) {
  const { data } = useQuery({
    queryKey: [FACTS_KEY, locale],
    queryFn: () => createPublicApi(locale)('GET /facts', { query: { locale } }),
    staleTime: 60_000,
  });
  const facts = data?.items ?? [];
  return {
    facts,
    /** The value that readers see for `key` or `key.format`. While loading, the name itself. */
    showFact(name: string): string | undefined {
      if (!data) return name;
      const [key, format = ''] = name.split('.');
      const fact = facts.find((known) => known.key === key);
      return fact && formatted(fact, format);
    },
  };
}

/** A value in a format of src/contracts/facts.ts; a number as a word is shown as a number. */
function formatted({ text, unit, minimum, maximum }: Fact, format: string): string {
  switch (format) {
    case 'min':
      return minimum === null ? text : String(minimum);
    case 'max':
      return maximum === null ? text : String(maximum);
    case 'value':
      return text.replace(unit, '').trim();
    case 'limit':
      return `${minimum === null ? '≤ ' : maximum === null ? '≥ ' : ''}${text}`;
    case 'minor':
      return /^\d+\.\d+/.exec(text)?.[0] ?? text;
    default:
      return text;
  }
}
