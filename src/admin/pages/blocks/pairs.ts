import type { StoredBlock } from '#contracts/enums/publishing.ts';
import { type Locale, locales } from '#contracts/locale.ts';

/** The same block in both languages; a language may lack it. */
export interface BlockPair {
  id: string;
  type: string;
  zh: StoredBlock | undefined;
  en: StoredBlock | undefined;
}

export type BlocksByLocale = Readonly<Record<Locale, readonly StoredBlock[]>>;

/** Pairs blocks by id in the Chinese order; those in English only follow the one before them. */
export function pairBlocks({ zh, en }: BlocksByLocale): BlockPair[] {
  const english = new Map(en.map((block) => [block.id, block]));
  const pairs = zh.map((block): BlockPair => {
    const { id, type } = block;
    return { id, type, zh: block, en: english.get(id) };
  });
  const paired = new Set(zh.map(({ id }) => id));
  en.forEach((block, index) => {
    if (paired.has(block.id)) return;
    const before = en[index - 1]?.id;
    const at = pairs.findIndex(({ id }) => id === before) + 1;
    pairs.splice(at, 0, { id: block.id, type: block.type, zh: undefined, en: block });
  });
  return pairs;
}

/** The nearest block before an index that a language has; null if there is none. */
export function blockBefore(
  pairs: readonly BlockPair[],
  index: number,
  locale: Locale,
): string | null {
  return pairs.slice(0, index).findLast((pair) => pair[locale])?.id ?? null;
}

/** The words by which a person knows a block: its heading in one of the languages. */
export function pairTitle({ zh, en }: BlockPair, preferred: Locale): string {
  const [first, second] = preferred === 'zh' ? [zh, en] : [en, zh];
  return titleOf(first) || titleOf(second);
}

function titleOf(block: StoredBlock | undefined): string {
  return typeof block?.heading === 'string' ? block.heading : '';
}

export function takenIds(blocks: BlocksByLocale): Set<string> {
  return new Set(locales.flatMap((locale) => blocks[locale].map(({ id }) => id)));
}
