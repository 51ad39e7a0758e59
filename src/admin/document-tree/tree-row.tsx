import { Link } from '@tanstack/react-router';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconBook, IconChevronRight } from '#ui/icons.tsx';
import { IconFolder, IconPlus } from '#ui/tool-icons.tsx';
import { ActionMenu } from '../core/action-menu.tsx';
import { useMay } from '../core/session.tsx';
import { PartBadges } from '../publishing/part-badges.tsx';
import { treeMessages } from './messages.ts';
import { nameOf } from './rows.ts';
import type { Row, Section } from './types.ts';
import type { useDragging } from './use-dragging.ts';

interface SectionActions {
  onAddDocument: (sectionId: string) => void;
  onAddSection: (parentId: string) => void;
  onEditSection: (section: Section) => void;
}

/** One line of the tree. */
export function TreeRow({
  row,
  documentCount,
  isOpen,
  isLoading,
  isFocused,
  isSelected,
  dragging,
  onFocus,
  onKeyDown,
  onToggle,
  onSelect,
  ...actions
}: SectionActions & {
  row: Row;
  /** Number of documents in a section and below it. */
  documentCount: number;
  isOpen: boolean;
  isLoading: boolean;
  isFocused: boolean;
  isSelected: boolean;
  /** Attributes for dragging; undefined for people who may not move. */
  dragging: ReturnType<ReturnType<typeof useDragging>['row']> | undefined;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onToggle: () => void;
  onSelect: (() => void) | undefined;
}) {
  const text = useMessages(treeMessages);
  const locale = useLocale();
  const [nameId, stateId] = [`${row.id}-name`, `${row.id}-state`];
  const isSection = row.kind === 'section';
  const name = isSection ? nameOf(row.section, locale) : row.document.title.zh || row.document.name;
  return (
    <div
      role="treeitem"
      data-row={row.id}
      aria-labelledby={`${nameId} ${stateId}`}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.count}
      aria-selected={isSelected}
      aria-expanded={isSection ? isOpen : undefined}
      tabIndex={isFocused ? 0 : -1}
      className="tree-row"
      style={{ '--level': row.level } as CSSProperties}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      {...dragging}
    >
      {isSection ? (
        <button
          type="button"
          tabIndex={-1}
          className="tree-toggle"
          aria-label={isOpen ? text.close(name) : text.open(name)}
          onClick={onToggle}
        >
          <IconChevronRight size={16} className={isOpen ? 'rotate-90' : undefined} />
        </button>
      ) : (
        <span className="tree-toggle" />
      )}
      {onSelect && (
        <input
          type="checkbox"
          tabIndex={-1}
          className="tick"
          aria-label={text.select(name)}
          checked={isSelected}
          onChange={onSelect}
        />
      )}
      {isSection ? (
        <>
          <IconFolder size={18} className="shrink-0 text-ink-muted" />
          <button
            type="button"
            id={nameId}
            tabIndex={-1}
            className="min-h-9 min-w-0 grow truncate text-start font-medium"
            onClick={onToggle}
          >
            {name}
          </button>
          {/* Otherwise name and number are one word for programs that read the line. */}{' '}
          <span id={stateId} className="shrink-0 text-xs text-ink-muted tabular-nums">
            {isLoading ? text.loading : text.documents(documentCount)}
          </span>
          <SectionMenu section={row.section} name={name} {...actions} />
        </>
      ) : (
        <>
          <IconBook size={18} className="shrink-0 text-ink-muted" />
          <Link
            to={`/content/document/${row.id}`}
            id={nameId}
            tabIndex={-1}
            draggable={false}
            className="link min-w-0 truncate"
          >
            {name}
          </Link>{' '}
          <span id={stateId} className="ms-auto shrink-0 max-sm:hidden">
            <PartBadges parts={row.document.parts} />
          </span>
        </>
      )}
    </div>
  );
}

function SectionMenu({
  section,
  name,
  onAddDocument,
  onAddSection,
  onEditSection,
}: SectionActions & { section: Section; name: string }) {
  const text = useMessages(treeMessages);
  const may = useMay();
  if (!may('content.create')) return null;
  return (
    <ActionMenu
      className="tree-toggle"
      align="end"
      aria-label={text.actions(name)}
      items={[
        { label: text.addDocumentHere, onClick: () => onAddDocument(section.id) },
        { label: text.addSectionHere, onClick: () => onAddSection(section.id) },
        { label: text.edit, onClick: () => onEditSection(section) },
      ]}
    >
      <IconPlus size={16} />
    </ActionMenu>
  );
}
