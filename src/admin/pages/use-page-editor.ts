import { useCallback, useMemo, useState } from 'react';
import { blockLabels } from '#blocks/all-labels.ts';
import type { BlockType } from '#blocks/block.ts';
import type { Locale } from '#contracts/locale.ts';
import { copyText } from '#ui/copy-text.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { useSearchFields } from '../core/search-fields.ts';
import { nextOrder, type Undoable, useUndoKey } from '../form/lists/undo-key.ts';
import { typeName } from './block-words.ts';
import { createBlockActions, type PageSides } from './blocks/actions.ts';
import { readClip, writeClip } from './blocks/clip.ts';
import { type BlockPair, pairTitle } from './blocks/pairs.ts';
import { pageMessages } from './messages.ts';
import { usePairs } from './use-blocks.ts';

/** A deleted block that can still be brought back. */
export interface RemovedBlock extends Undoable {
  id: string;
  name: string;
  /** Its index among the blocks. */
  index: number;
}

/** The chosen block of a page, and everything that can be done with its blocks. */
export function usePageEditor(sides: PageSides, shown: readonly Locale[]) {
  const text = useMessages(pageMessages);
  const locale = useLocale();
  const { search, change } = useSearchFields();
  const pairs = usePairs(sides);
  const actions = useMemo(() => createBlockActions(sides, shown), [sides, shown]);
  const [announcement, setAnnouncement] = useState('');
  // The last one is taken back first.
  const [removals, setRemovals] = useState<readonly RemovedBlock[]>([]);
  const removed = removals.at(-1);
  useUndoKey(removed);
  const pair = pairs.find(({ id }) => id === search.block);
  const chosen = pair?.id;
  // The address changes with each choice; the function must not, or every row is drawn again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is new at each drawing
  const choose = useCallback(
    (id: string | undefined) => change({ block: id }, { replace: true }),
    [search.view],
  );
  const nameOf = (one: BlockPair): string => pairTitle(one, locale) || typeName(one.type, locale);
  const after = chosen ?? pairs.at(-1)?.id ?? null;
  const put = (id: string, message: string) => {
    choose(id);
    setAnnouncement(message);
  };
  const paste = (clipped: string) => {
    const clip = readClip(clipped);
    if (!clip) return showToast('warning', text.notPasted);
    const name = typeName((clip.zh ?? clip.en)?.type ?? '', locale);
    put(actions.paste(clip, after), text.pasted(name));
  };
  return {
    pairs,
    pair,
    actions,
    announcement,
    removed,
    choose,
    /** Name of the block that a new one follows. */
    placeName: after === null ? undefined : nameOfId(after),
    add(type: BlockType) {
      put(actions.add(type, after), text.added(blockLabels[type].name[locale]));
    },
    move(one: BlockPair, index: number) {
      actions.move(one.id, index);
      setAnnouncement(text.moved(nameOf(one), index + 1, pairs.length));
    },
    duplicate(one: BlockPair) {
      put(actions.duplicate(one.id), text.added(nameOf(one)));
    },
    setHidden(one: BlockPair, isHidden: boolean) {
      actions.setHidden(one.id, isHidden);
      setAnnouncement(isHidden ? text.hiddenNow(nameOf(one)) : text.shownNow(nameOf(one)));
    },
    async copy(one: BlockPair) {
      const isCopied = await copyText(writeClip(one));
      showToast(
        isCopied ? 'success' : 'error',
        isCopied ? text.copied(nameOf(one)) : text.notCopied,
      );
    },
    paste,
    /** Reads the clipboard, if the browser allows it. */
    async pasteFromClipboard() {
      try {
        paste(await navigator.clipboard.readText());
      } catch {
        showToast('warning', text.pasteByKey, 8_000);
      }
    },
    remove(one: BlockPair) {
      const name = nameOf(one);
      const index = pairs.indexOf(one);
      const undo = actions.remove(one.id);
      choose((pairs[index + 1] ?? pairs[index - 1])?.id);
      setAnnouncement(text.removed(name));
      const removal: RemovedBlock = {
        id: one.id,
        name,
        index,
        order: nextOrder(),
        undo() {
          undo();
          setRemovals((all) => all.filter((other) => other !== removal));
          put(one.id, text.restored(name));
        },
      };
      setRemovals((all) => [...all, removal]);
    },
  };

  function nameOfId(id: string): string {
    const found = pairs.find((one) => one.id === id);
    return found ? nameOf(found) : '';
  }
}
