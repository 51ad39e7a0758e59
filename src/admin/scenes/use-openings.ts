import { useQuery } from '@tanstack/react-query';
import type { RecordSummary } from '#api/publishing/contract.ts';
import { useSession } from '../core/session.tsx';

/** Openings of the scenes of a list by their ids; undefined for lists of other kinds. */
export function useSceneOpenings(
  items: readonly RecordSummary[],
): ReadonlyMap<string, number> | undefined {
  const { api } = useSession();
  const id = items.flatMap((item) => (item.kind === 'scene' ? [item.id] : []));
  const { data } = useQuery({
    queryKey: ['scene-openings', id],
    queryFn: () => api('GET /admin/scene-openings', { query: { id } }),
    enabled: id.length > 0,
  });
  if (id.length === 0) return undefined;
  return new Map(data?.items.map((item) => [item.id, item.openings]));
}
