import type { ContentPart } from '#contracts/enums/content.ts';
import type { AnswerTo } from '../../core/api.ts';
import { useAnswer } from '../../core/use-answer.ts';
import { useRefresh } from '../../core/use-refresh.ts';
import type { PartSession } from './part-session.ts';

/** The state of a record and its parts, without their content. */
export type ContentRecord = AnswerTo<'GET /admin/records/:id'>;
export type RecordPart = ContentRecord['parts'][number];

/** Beginning of the keys of all content among the queries. */
export const CONTENT = ['content'];

export function useRecord(id: string) {
  return useAnswer([...CONTENT, 'record', id], (api) =>
    api('GET /admin/records/:id', { params: { id } }),
  );
}

/** Reads a record and the lists again. */
export const useContentRefresh = () => useRefresh(CONTENT);

export interface PartVersion {
  part: ContentPart;
  version: number;
}

/** Saves parts and returns their versions; null if one of them could not be saved. */
export async function saveAll(sessions: readonly PartSession[]): Promise<PartVersion[] | null> {
  const states = await Promise.all(sessions.map(({ engine }) => engine.save()));
  const isSaved = states.every(({ kind }) => kind === 'saved' || kind === 'idle');
  if (!isSaved) return null;
  return sessions.map(({ part, engine }) => ({ part, version: engine.getSnapshot().version }));
}
