import { keepPreviousData } from '@tanstack/react-query';
import type { StatisticsPeriod } from '#contracts/enums/visits.ts';
import type { AnswerTo } from '../core/api.ts';
import { useAnswer } from '../core/use-answer.ts';

/** Numbers of a period. */
export type Statistics = AnswerTo<'GET /admin/statistics'>;

/** Numbers of the last days. */
export function useStatistics(days: StatisticsPeriod) {
  return useAnswer(
    ['statistics', days],
    (api) => api('GET /admin/statistics', { query: { days } }),
    { placeholderData: keepPreviousData },
  );
}
