import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { useMay } from '../core/session.tsx';
import { treeMessages } from './messages.ts';
import { type Direction, stepMove } from './moves.ts';
import { documentsIn, keyTarget, nameOf } from './rows.ts';
import { TreeRow } from './tree-row.tsx';
import type { Move, Row, Section } from './types.ts';
import { useDragging } from './use-dragging.ts';
import type { useTree } from './use-tree.ts';

const directions: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

/** The tree: one stop of the Tab key, then arrow keys; with Alt they move the row. */
export function TreeView({
  state,
  send,
  selected,
  onSelect,
  ...actions
}: {
  state: ReturnType<typeof useTree>;
  send: (moves: Move[]) => Promise<boolean>;
  selected: ReadonlyMap<string, Row>;
  onSelect: (row: Row) => void;
  onAddDocument: (sectionId: string) => void;
  onAddSection: (parentId: string) => void;
  onEditSection: (section: Section) => void;
}) {
  const text = useMessages(treeMessages);
  const locale = useLocale();
  const mayMove = useMay()('content.publish');
  const navigate = useNavigate();
  const treeRef = useRef<HTMLDivElement>(null);
  const [focusId, setFocusId] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  /** The row that a key has moved: it is announced and focused once it is drawn at its place. */
  const moved = useRef<string>(undefined);
  const { tree, rows } = state;
  const focused = rows.find(({ id }) => id === focusId) ?? rows[0];

  useEffect(() => {
    const row = rows.find(({ id }) => id === moved.current);
    if (!row) return;
    moved.current = undefined;
    const parent = tree.sections.find(({ id }) => id === row.parentId);
    const parentName = parent ? nameOf(parent, locale) : text.top;
    setAnnouncement(text.movedTo(titleOf(row, locale), parentName, row.position));
    focusRow(treeRef.current, row.id);
  }, [rows, tree, locale, text]);

  const drop = async (moves: Move[]) => {
    const target = moves[0]?.parentId;
    if ((await send(moves)) && target) state.reveal(target);
  };
  const dragging = useDragging(tree, selected, (moves) => void drop(moves));
  const step = async (row: Row, direction: Direction) => {
    const moves = stepMove(tree, row, direction);
    if (!moves) {
      setAnnouncement(text.cannot(titleOf(row, locale)));
      return;
    }
    const parentId = moves[0]?.parentId;
    if (!(await send(moves))) return;
    if (parentId) state.reveal(parentId);
    moved.current = row.id;
    setFocusId(row.id);
  };
  const goTo = (row: Row) => {
    setFocusId(row.id);
    focusRow(treeRef.current, row.id);
  };
  const press = (event: KeyboardEvent<HTMLElement>, row: Row) => {
    const isOwn = event.target === event.currentTarget;
    if (!isOwn || event.ctrlKey || event.metaKey) return;
    const direction = directions[event.key];
    if (event.altKey) {
      if (!direction || !mayMove) return;
      event.preventDefault();
      void step(row, direction);
      return;
    }
    if (event.key === ' ') {
      event.preventDefault();
      if (mayMove) onSelect(row);
      return;
    }
    if (event.key === 'Enter' && row.kind === 'document') {
      void navigate({ to: `/content/document/${row.id}` });
      return;
    }
    const isOpen = row.kind === 'section' && state.isOpen(row.id);
    const target = keyTarget(rows, row, event.key, isOpen);
    if (target === undefined) return;
    event.preventDefault();
    if (target === 'toggle') state.toggle(row.id);
    else goTo(target);
  };
  return (
    <>
      <div ref={treeRef} role="tree" aria-label={text.title} aria-multiselectable className="tree">
        {rows.map((row) => (
          <TreeRow
            key={row.id}
            row={row}
            documentCount={row.kind === 'section' ? documentsIn(tree.sections, row.section) : 0}
            isOpen={row.kind === 'section' && state.isOpen(row.id)}
            isLoading={row.kind === 'section' && state.isLoading(row.id)}
            isFocused={row === focused}
            isSelected={selected.has(row.id)}
            dragging={mayMove ? dragging.row(row) : undefined}
            onFocus={() => setFocusId(row.id)}
            onKeyDown={(event) => press(event, row)}
            onToggle={() => state.toggle(row.id)}
            onSelect={mayMove ? () => onSelect(row) : undefined}
            {...actions}
          />
        ))}
      </div>
      <p aria-live="assertive" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

function titleOf(row: Row, locale: 'zh' | 'en'): string {
  return row.kind === 'section'
    ? nameOf(row.section, locale)
    : row.document.title.zh || row.document.name;
}

function focusRow(tree: HTMLElement | null, id: string): void {
  tree?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus();
}
