import { Fragment, type ReactNode } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Grip } from '../../form/lists/grip.tsx';
import { RemovedLine } from '../../form/lists/removed-line.tsx';
import { useSorting } from '../../form/lists/use-sorting.ts';
import { type BlockPair, pairTitle } from '../blocks/pairs.ts';
import { pageMessages } from '../messages.ts';
import type { RemovedBlock } from '../use-page-editor.ts';
import { OutlineButton, OutlineRow } from './outline-row.tsx';

/** All blocks of a page in their order. The first entry is about the page itself. */
export function Outline({
  pairs,
  chosen,
  shown,
  removed,
  isReadOnly,
  onChoose,
  onMove,
  children,
}: {
  pairs: readonly BlockPair[];
  /** Id of the chosen block; undefined for the page itself. */
  chosen: string | undefined;
  shown: readonly Locale[];
  /** A block that was just deleted; it is offered back at its place. */
  removed: RemovedBlock | undefined;
  isReadOnly: boolean;
  onChoose: (id: string | undefined) => void;
  onMove: (pair: BlockPair, index: number) => void;
  /** What can be added. */
  children: ReactNode;
}) {
  const text = useMessages(pageMessages);
  const locale = useLocale();
  const { listRef, grip, markOf } = useSorting((from, to) => {
    const pair = pairs[from];
    if (pair) onMove(pair, to);
  });
  const removedLine = removed && (
    <li key={`removed ${removed.id}`}>
      <RemovedLine removed={removed} />
    </li>
  );
  return (
    <div className="outline-list">
      <OutlineButton isChosen={chosen === undefined} onClick={() => onChoose(undefined)}>
        <span className="min-w-0">
          <span className="block font-medium">{text.head}</span>
          <span className="block truncate text-xs text-ink-muted">{text.headText}</span>
        </span>
      </OutlineButton>
      <ol ref={listRef}>
        {pairs.map((pair, index) => {
          const name = pairTitle(pair, locale) || text.untitled;
          return (
            <Fragment key={pair.id}>
              {removed?.index === index && removedLine}
              <li data-sort-row="" data-mark={markOf(index)} className="sort-row items-center">
                {!isReadOnly && <Grip label={text.move(name)} {...grip(index)} />}
                <OutlineRow
                  {...pair}
                  shown={shown}
                  isChosen={chosen === pair.id}
                  onChoose={onChoose}
                />
              </li>
            </Fragment>
          );
        })}
        {removed && removed.index >= pairs.length && removedLine}
      </ol>
      {children}
    </div>
  );
}
