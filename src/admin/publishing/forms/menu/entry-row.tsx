import { type ComponentProps, type ReactNode, useState } from 'react';
import type { MenuEntry } from '#contracts/content/menu.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '#ui/icons.tsx';
import { cx } from '#ui/text.ts';
import { IconTrash } from '#ui/tool-icons.tsx';
import { useFormField } from '../../../form/context.tsx';
import { Grip } from '../../../form/lists/grip.tsx';
import { menuMessages } from './messages.ts';

/** An entry in the tree; its fields unfold below it. */
export function EntryRow({
  path,
  entry,
  below,
  mark,
  grip,
  isOpen,
  canGoBelow,
  onOpen,
  onLevel,
  onRemove,
  children,
}: {
  path: string;
  entry: MenuEntry;
  /** How many entries are below it. */
  below: number;
  mark: string | undefined;
  /** Absent where nothing may be changed. */
  grip: Omit<ComponentProps<typeof Grip>, 'label'> | undefined;
  isOpen: boolean;
  canGoBelow: boolean;
  onOpen: () => void;
  onLevel: (level: 0 | 1) => void;
  onRemove: () => void;
  /** The fields of the entry. */
  children: ReactNode;
}) {
  const text = useMessages(menuMessages);
  const locale = useLocale();
  const { id } = useFormField(path);
  const [asks, setAsks] = useState(false);
  const { level, labelZh, labelEn, target, hidden } = entry;
  const name = (locale === 'en' && labelEn) || labelZh || text.untitled;
  const isTop = level === 0;
  const toLevel = isTop ? text.below(name) : text.top(name);
  return (
    <li
      data-sort-row=""
      data-mark={mark}
      className={cx(
        'sort-row flex-col rounded-sm border border-line bg-surface p-2',
        !isTop && 'ms-8 sm:ms-12',
      )}
    >
      <div className="flex w-full items-center gap-1">
        {grip && <Grip label={text.move(name)} {...grip} />}
        <button
          type="button"
          id={id}
          aria-expanded={isOpen}
          className={cx(
            'flex min-h-11 min-w-0 grow items-center gap-3 px-2 text-start hover:text-key',
            hidden && 'opacity-60',
          )}
          onClick={onOpen}
        >
          <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-0.5">
            <span className="font-medium">{labelZh || text.untitled}</span>
            {labelEn ? (
              <span className="text-sm text-ink-muted" lang="en">
                {labelEn}
              </span>
            ) : (
              <Badge>{text.noEnglish}</Badge>
            )}
            {hidden && <Badge tone="warn">{text.hidden}</Badge>}
            <code className="font-mono text-xs break-all text-ink-muted max-sm:basis-full sm:ms-auto">
              {target ?? text.heading}
            </code>
          </span>
          <IconChevronDown size={18} className={cx('shrink-0', isOpen && 'rotate-180')} />
        </button>
        {grip && (
          <>
            <button
              type="button"
              className="editor-tool shrink-0 disabled:opacity-40"
              aria-label={toLevel}
              title={toLevel}
              disabled={isTop && !canGoBelow}
              onClick={() => onLevel(isTop ? 1 : 0)}
            >
              {isTop ? <IconChevronRight size={18} /> : <IconChevronLeft size={18} />}
            </button>
            <button
              type="button"
              className="editor-tool shrink-0"
              aria-label={text.remove(name)}
              title={text.remove(name)}
              onClick={() => (below > 0 ? setAsks(true) : onRemove())}
            >
              <IconTrash size={18} />
            </button>
          </>
        )}
      </div>
      {asks && (
        <div className="flex flex-wrap items-center gap-3 p-2 text-sm">
          <span role="alert">{text.removeWith(below)}</span>
          <Button size="sm" onClick={onRemove}>
            {text.removeNow}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setAsks(false)}>
            {text.cancel}
          </Button>
        </div>
      )}
      {isOpen && <div className="w-full p-2 pt-4">{children}</div>}
    </li>
  );
}
