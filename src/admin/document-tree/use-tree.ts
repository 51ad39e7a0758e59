import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pathOf } from '#contracts/document-tree.ts';
import { useSession } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { visibleRows } from './rows.ts';
import { documentsQuery, readTreeAgain, sectionsQuery } from './tree-queries.ts';
import type { Move, Section, Tree } from './types.ts';

/** The tree with its open sections; documents are read when their section is opened. */
export function useTree() {
  const { api } = useSession();
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const query = useQuery(sectionsQuery(api));
  const ids = [...openIds];
  const read = useQueries({ queries: ids.map((id) => documentsQuery(api, id)) });
  const sections = query.data?.sections ?? [];
  const documents = new Map(ids.map((id, at) => [id, read[at]?.data?.items ?? []]));
  const tree: Tree = { sections, documents };
  const toggle = (id: string) =>
    setOpenIds((open) => new Set(open.has(id) ? ids.filter((one) => one !== id) : [...open, id]));
  return {
    query,
    tree,
    rows: visibleRows(tree, (id) => openIds.has(id)),
    isOpen: (id: string) => openIds.has(id),
    isLoading: (id: string) => read[ids.indexOf(id)]?.isPending ?? false,
    toggle,
    /** Opens a section with all above it. */
    reveal: (id: string) => setOpenIds((open) => new Set([...open, ...pathOf(sections, id)])),
  };
}

/** Sends moves and keeps what takes the last one back. */
export function useMoves(tree: Tree, topVersion: string) {
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const [undo, setUndo] = useState<Move[]>();
  const send = async (moves: Move[]): Promise<boolean> => {
    const answer = await run(async (api) => {
      try {
        return await api('POST /admin/document-tree/moves', {
          body: { moves, versions: versionsOf(tree.sections, topVersion) },
        });
      } finally {
        // After a refusal too: then somebody else has moved something.
        await readTreeAgain(queries, api);
        void queries.invalidateQueries({ queryKey: ['content'] });
      }
    });
    setUndo(answer?.undo);
    return answer !== undefined;
  };
  return { send, undo, forget: () => setUndo(undefined), isBusy };
}

function versionsOf(sections: readonly Section[], topVersion: string) {
  return [
    { sectionId: null, version: topVersion },
    ...sections.map(({ id, version }) => ({ sectionId: id, version })),
  ];
}

/** Names of sections from the top to one. */
export function namesTo(
  sections: readonly Section[],
  id: string,
  name: (section: Section) => string,
): string {
  return pathOf(sections, id)
    .flatMap((at) => sections.filter((section) => section.id === at).map(name))
    .join(' / ');
}
