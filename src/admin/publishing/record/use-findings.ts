import { useAnswer } from '../../core/use-answer.ts';
import type { PartSession } from './part-session.ts';
import { saveAll } from './record.ts';

/** Saves what was typed and checks the record as it would be published. */
export function useFindings(recordId: string, sessions: readonly PartSession[]) {
  return useAnswer(
    ['content', 'findings', recordId],
    async (api) => {
      await saveAll(sessions);
      return api('GET /admin/records/:id/findings', { params: { id: recordId } });
    },
    { staleTime: 0, gcTime: 0 },
  );
}
