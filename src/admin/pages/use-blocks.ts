import { useMemo, useSyncExternalStore } from 'react';
import type { StoredBlock } from '#contracts/enums/publishing.ts';
import type { Locale } from '#contracts/locale.ts';
import type { PartSession } from '../publishing/record/part-session.ts';
import type { PageSides } from './blocks/actions.ts';
import { type BlockPair, pairBlocks } from './blocks/pairs.ts';
import { blocksOf } from './blocks/stored.ts';

/** The blocks of a language; drawn again when one of them changes. */
function useBlocks(session: PartSession): readonly StoredBlock[] {
  return useSyncExternalStore(session.engine.subscribe, () => blocksOf(session));
}

/** The blocks of both languages, paired. */
export function usePairs({ zh, en }: PageSides): BlockPair[] {
  const [chinese, english] = [useBlocks(zh), useBlocks(en)];
  return useMemo(() => pairBlocks({ zh: chinese, en: english }), [chinese, english]);
}

/** One block of a language; drawn again only when this block changes. */
export function useBlock(sides: PageSides, locale: Locale, id: string): StoredBlock | undefined {
  const session = sides[locale];
  return useSyncExternalStore(session.engine.subscribe, () =>
    blocksOf(session).find((block) => block.id === id),
  );
}
