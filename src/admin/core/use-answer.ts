import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import type { AdminApi } from './api.ts';
import { useSession } from './session.tsx';

export type AnswerOptions<Data> = Omit<UseQueryOptions<NoInfer<Data>>, 'queryKey' | 'queryFn'>;

/** What the API answers, kept under a key; `Answer` shows it. */
export function useAnswer<Data>(
  queryKey: QueryKey,
  read: (api: AdminApi) => Promise<Data>,
  options?: AnswerOptions<Data>,
): UseQueryResult<NoInfer<Data>> {
  const { api } = useSession();
  return useQuery({ queryKey, queryFn: () => read(api), ...options });
}
