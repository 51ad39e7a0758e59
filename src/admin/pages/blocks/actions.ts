import type { BlockType } from '#blocks/block.ts';
import type { StoredBlock } from '#contracts/enums/publishing.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import type { PartSession } from '../../publishing/record/part-session.ts';
import type { BlockClip } from './clip.ts';
import { emptyBlock } from './fields.ts';
import { freeId, insertAfter, moveAfter, removeBlock, replaceBlock, withHidden } from './list.ts';
import { type BlocksByLocale, blockBefore, pairBlocks, takenIds } from './pairs.ts';
import { blocksOf } from './stored.ts';

/** The languages of a page, open for editing. */
export type PageSides = Readonly<Record<Locale, PartSession>>;

/** Changes of a page's blocks. Those of the outline apply to the given languages. */
export function createBlockActions(sides: PageSides, shown: readonly Locale[]) {
  const current = (): BlocksByLocale => ({ zh: blocksOf(sides.zh), en: blocksOf(sides.en) });
  const write = (locale: Locale, blocks: StoredBlock[]) => {
    const { engine } = sides[locale];
    engine.change({ ...engine.getSnapshot().data, blocks });
  };
  /** Inserts a block after a pair, at the matching place of a language. */
  const insert = (locale: Locale, block: StoredBlock, after: string | null) => {
    const pairs = pairBlocks(current());
    const index = pairs.findIndex(({ id }) => id === after) + 1;
    write(locale, insertAfter(blocksOf(sides[locale]), block, blockBefore(pairs, index, locale)));
  };
  return {
    /** Replaces a block in one language. */
    change(locale: Locale, block: StoredBlock) {
      write(locale, replaceBlock(blocksOf(sides[locale]), block));
    },
    add(type: BlockType, after: string | null): string {
      const id = freeId(type, takenIds(current()));
      for (const locale of shown) insert(locale, emptyBlock(type, id), after);
      return id;
    },
    /** Adds a copied block in every language that the copy has. */
    paste(clip: BlockClip, after: string | null): string {
      const source = clip.zh ?? clip.en;
      const id = freeId(source?.id ?? '', takenIds(current()));
      for (const locale of locales) {
        const block = clip[locale];
        if (block) insert(locale, { ...block, id }, after);
      }
      return id;
    },
    duplicate(original: string): string {
      const blocks = current();
      const id = freeId(original, takenIds(blocks));
      for (const locale of shown) {
        const block = blocks[locale].find((one) => one.id === original);
        if (block) insert(locale, { ...block, id }, original);
      }
      return id;
    },
    /** Copies a block into the other language, at the matching place. */
    copyTo(locale: Locale, id: string) {
      const other = locale === 'zh' ? 'en' : 'zh';
      const block = blocksOf(sides[other]).find((one) => one.id === id);
      if (block) insert(locale, block, id);
    },
    /** Moves a block to an index among the pairs. */
    move(id: string, index: number) {
      const rest = pairBlocks(current()).filter((pair) => pair.id !== id);
      for (const locale of shown) {
        const blocks = blocksOf(sides[locale]);
        if (!blocks.some((block) => block.id === id)) continue;
        write(locale, moveAfter(blocks, id, blockBefore(rest, index, locale)));
      }
    },
    setHidden(id: string, isHidden: boolean) {
      for (const locale of shown) {
        const blocks = blocksOf(sides[locale]);
        const block = blocks.find((one) => one.id === id);
        if (block) write(locale, replaceBlock(blocks, withHidden(block, isHidden)));
      }
    },
    /** Removes a block; the returned function brings it back. */
    remove(id: string): () => void {
      const pairs = pairBlocks(current());
      const index = pairs.findIndex((pair) => pair.id === id);
      const removed = shown.flatMap((locale) => {
        const block = pairs[index]?.[locale];
        return block ? [{ locale, block, after: blockBefore(pairs, index, locale) }] : [];
      });
      for (const { locale } of removed) write(locale, removeBlock(blocksOf(sides[locale]), id));
      return () => {
        for (const { locale, block, after } of removed) {
          const blocks = removeBlock(blocksOf(sides[locale]), id);
          write(locale, insertAfter(blocks, block, after));
        }
      };
    },
  };
}

export type BlockActions = ReturnType<typeof createBlockActions>;
