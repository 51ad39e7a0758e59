import { type ReactNode, useState } from 'react';
import { type RecordKind, recordOf } from '#contracts/records/all.ts';
import { recordRight } from '#contracts/staff/rights.ts';
import { Button } from '#ui/button.tsx';
import { useLocale } from '#ui/i18n/messages.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useRowSelection } from '../bulk/row-selection.ts';
import { SelectableCell, SelectPage } from '../bulk/select-box.tsx';
import { settableFields } from '../bulk/settable-fields.ts';
import type { AdminApi } from '../core/api.ts';
import { Filters, SearchFilter, SelectFilter } from '../core/filters.tsx';
import { type EmptyText, KeysetList, useListQuery } from '../core/keyset-list.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { type SearchFields, useSearchFields } from '../core/search-fields.ts';
import { useMay } from '../core/session.tsx';
import { TransferButtons } from '../transfers/transfer-buttons.tsx';

/** A page of a list as the API answers it. */
interface Page<Item> {
  items: Item[];
  total?: number;
  next: string | null;
}

interface ChoiceFilter {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

export interface RecordListProps<Item extends { id: string }> {
  kind: RecordKind;
  title: string;
  /** What is between the title and the filters. */
  intro: ReactNode;
  searchLabel: string;
  filters?: readonly ChoiceFilter[];
  /** Reads a page; the API refuses filters that it does not know. */
  read(query: SearchFields, api: AdminApi): Promise<Page<Item>>;
  columns: Column<Item>[];
  /** Name of a row for screen readers. */
  nameOf(item: Item): string;
  /** How many records match. */
  totalText?(total: number): string;
  /** As in `KeysetList`. */
  empty: EmptyText;
  none?: EmptyText;
  /** Text of the button that adds a record, and its form. */
  add?: string;
  form?(onClose: () => void): ReactNode;
  /** False for lists without actions on many. */
  isSelectable?: boolean;
}

/** The list of plain records of a kind: filters, actions on many, pages, exports and imports. */
export function RecordList<Item extends { id: string }>({
  kind,
  title,
  intro,
  searchLabel,
  filters = [],
  read,
  columns,
  nameOf,
  totalText,
  empty,
  none,
  add,
  form,
  isSelectable = true,
}: RecordListProps<Item>) {
  const locale = useLocale();
  const may = useMay();
  const { path, settable } = recordOf(kind);
  const { search } = useSearchFields();
  const { view: _, id: __, after: ___, ...filter } = search;
  const [isAdding, setAdding] = useState(false);
  const answer = useListQuery([path, 'list'], read);
  const selection = useRowSelection(answer.data?.items);
  const mayCreate = may(recordRight(kind, 'create'));
  const selects = isSelectable && may(recordRight(kind, 'delete')) ? selection : undefined;
  return (
    <>
      <ScreenHeader
        title={title}
        action={
          <div className="flex flex-wrap gap-3">
            <TransferButtons
              path={`/admin/exports/${path}`}
              query={filter}
              resource={mayCreate ? kind : undefined}
              queryKey={[path]}
            />
            {add && mayCreate && <Button onClick={() => setAdding(true)}>{add}</Button>}
          </div>
        }
      />
      {intro}
      <Filters>
        <SearchFilter label={searchLabel} />
        {filters.map((choice) => (
          <SelectFilter key={choice.name} {...choice} />
        ))}
      </Filters>
      {isSelectable && (
        <BulkBar
          selection={selection}
          actions={settable.length > 0 ? ['set', 'trash'] : ['trash']}
          of={{ resource: kind, fields: settableFields(kind, locale), filter }}
        />
      )}
      <KeysetList query={answer} empty={empty} {...(none && { none })}>
        {(items, { total = items.length }) => (
          <>
            {totalText && <p className="mb-3 text-sm text-ink-muted">{totalText(total)}</p>}
            {selects && <SelectPage selection={selects} />}
            <Table
              caption={title}
              columns={columns.map((column, at) => ({
                ...column,
                cell: (item: Item) =>
                  at > 0 ? (
                    column.cell(item)
                  ) : (
                    <SelectableCell selection={selects} id={item.id} title={nameOf(item)}>
                      {column.cell(item)}
                    </SelectableCell>
                  ),
              }))}
              rows={items}
              rowKey={(item: Item) => item.id}
            />
          </>
        )}
      </KeysetList>
      {isAdding && form?.(() => setAdding(false))}
    </>
  );
}

/** A sentence or two below the title of a list. */
export function ListIntro({ children }: { children: ReactNode }) {
  return <p className="-mt-3 mb-6 max-w-[46em] text-sm text-ink-muted">{children}</p>;
}
