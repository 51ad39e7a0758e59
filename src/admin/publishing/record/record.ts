import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminEndpoints } from '#api/endpoints.ts';
import type { ContentPart } from '#contracts/enums/content.ts';
import type { RouteData } from '#contracts/route.ts';
import { useSession } from '../../core/session.tsx';
import type { PartSession } from './part-session.ts';

/** The state of a record and its parts, without their content. */
export type ContentRecord = RouteData<AdminEndpoints['GET /admin/records/:id']>;
export type RecordPart = ContentRecord['parts'][number];

const recordKey = (id: string) => ['content', 'record', id];

export function useRecord(id: string) {
  const { api } = useSession();
  return useQuery({
    queryKey: recordKey(id),
    queryFn: () => api('GET /admin/records/:id', { params: { id } }),
  });
}

/** Reads a record and the lists again. */
export function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['content'] });
}

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
