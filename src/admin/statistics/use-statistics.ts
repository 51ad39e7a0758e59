import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AdminEndpoints } from '#api/endpoints.ts';
import type { StatisticsPeriod } from '#contracts/enums/visits.ts';
import type { RouteData } from '#contracts/route.ts';
import { useSession } from '../core/session.tsx';

/** Numbers of a period. */
export type Statistics = RouteData<AdminEndpoints['GET /admin/statistics']>;

/** Numbers of the last days. */
export function useStatistics(days: StatisticsPeriod) {
  const { api } = useSession();
  return useQuery({
    queryKey: ['statistics', days],
    queryFn: () => api('GET /admin/statistics', { query: { days } }),
    placeholderData: keepPreviousData,
  });
}
