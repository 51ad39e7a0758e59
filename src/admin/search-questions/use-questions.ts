import { useAnswer } from '../core/use-answer.ts';
import { QUESTIONS_KEY } from './types.ts';

/** The questions of a record; `id` may be that of the page that shows it. */
export function useQuestions(id: string) {
  return useAnswer([QUESTIONS_KEY, 'record', id], (api) =>
    api('GET /admin/search-questions/:id', { params: { id } }),
  );
}
