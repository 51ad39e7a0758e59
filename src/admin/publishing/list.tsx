import { keepPreviousData } from '@tanstack/react-query';
import { Link, Navigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { RecordSummary } from '#api/publishing/contract.ts';
import {
  type ContentKind,
  contentKindOf,
  isContentKind,
  isCreatedKind,
} from '#contracts/content-kinds.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Table } from '#ui/table.tsx';
import { IconPlus } from '#ui/tool-icons.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { type RowSelection, useRowSelection } from '../bulk/row-selection.ts';
import { SelectBox, SelectPage } from '../bulk/select-box.tsx';
import type { QueryOf } from '../core/api.ts';
import { Filters, optionsOf, SearchFilter, SelectFilter } from '../core/filters.tsx';
import { KeysetList } from '../core/keyset-list.tsx';
import { NotFound, ScreenHeader } from '../core/layout.tsx';
import { Moment } from '../core/moment.tsx';
import { type SearchFields, useSearchFields } from '../core/search-fields.ts';
import { useMay } from '../core/session.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { TreeSwitch } from '../document-tree/tree-switch.tsx';
import { useFacets } from '../form/use-choices.ts';
import { sceneMessages } from '../scenes/messages.ts';
import { useSceneOpenings } from '../scenes/use-openings.ts';
import { TransferButtons } from '../transfers/transfer-buttons.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { contentMessages } from './messages.ts';
import { PartBadges } from './part-badges.tsx';

/** Filters by the state of a text. A translation can also be missing or stale. */
const textStates = ['published', 'unpublished', 'withdrawn', 'draft', 'scheduled'] as const;
const translationStates = [...textStates, 'missing', 'stale', 'fresh'] as const;
/** Actions on many records; pages can neither be deleted nor have fields that languages share. */
const bulkActions = ['publish', 'withdraw', 'set', 'trash'] as const;
const pageActions = ['publish', 'withdraw'] as const;
const sorts = ['changed', 'created', 'title'] as const;

export function ContentList() {
  const { kind } = useParams({ strict: false });
  const { dialog } = useSearchFields().search;
  if (!isContentKind(kind)) return <NotFound />;
  return <Records key={`${kind} ${dialog}`} kind={kind} opensDialog={dialog === 'create'} />;
}

/** @param opensDialog true if the address asks for a new record */
function Records({ kind, opensDialog }: { kind: ContentKind; opensDialog: boolean }) {
  const text = useMessages(contentMessages);
  const locale = useLocale();
  const may = useMay();
  const { search, change } = useSearchFields();
  const [isCreating, setCreating] = useState(opensDialog && may('content.create'));
  const query = useAnswer(
    ['content', kind, search],
    (api) => api('GET /admin/content/:kind', { params: { kind }, query: queryOf(search) }),
    { placeholderData: keepPreviousData },
  );
  const selection = useRowSelection(query.data?.items);
  const { q, filter } = queryOf(search);
  const only = kind === 'settings' ? query.data?.items[0] : undefined;
  if (only) return <Navigate to={`/content/${kind}/${only.id}`} replace />;
  return (
    <>
      <ScreenHeader
        title={text.kinds[kind]}
        action={
          <div className="flex flex-wrap gap-3">
            <TransferButtons
              path={`/admin/exports/content/${kind}`}
              query={{ q, filter }}
              resource={may('content.update') ? kind : undefined}
              queryKey={['content']}
            />
            {may('content.create') && isCreatedKind(kind) && (
              <Button icon={IconPlus} onClick={() => setCreating(true)}>
                {contentKindOf(kind).created?.action[locale]}
              </Button>
            )}
          </div>
        }
      />
      {kind === 'document' && <TreeSwitch />}
      {contentKindOf(kind).parts.includes('zh') && <ListFilters kind={kind} />}
      <BulkBar
        selection={selection}
        of={{
          resource: 'content',
          kind,
          filter: { kind, ...(q && { q }), ...(filter && { filter }) },
        }}
        actions={isCreatedKind(kind) ? bulkActions : pageActions}
      />
      <KeysetList query={query} empty={{ title: text.emptyTitle, text: text.emptyText }}>
        {(items) => (
          <>
            {may('content.publish') && <SelectPage selection={selection} />}
            <RecordTable
              items={items}
              caption={text.kinds[kind]}
              selection={may('content.publish') ? selection : undefined}
            />
          </>
        )}
      </KeysetList>
      {isCreating && isCreatedKind(kind) && (
        <CreateDialog
          kind={kind}
          onClose={() => {
            setCreating(false);
            if (opensDialog) change({ dialog: undefined }, { replace: true });
          }}
        />
      )}
    </>
  );
}

/** Filters by facets and by the states of the texts. */
function ListFilters({ kind }: { kind: ContentKind }) {
  const text = useMessages(contentMessages);
  const facets = useFacets(kind);
  return (
    <Filters>
      <SearchFilter label={text.search} />
      {facets.map(({ name, label, options }) => (
        <SelectFilter key={name} name={`f-${name}`} label={label} options={options} />
      ))}
      <SelectFilter
        name="f-zh"
        label={text.languages.zh}
        options={optionsOf(textStates, text.filters)}
      />
      {contentKindOf(kind).parts.includes('en') && (
        <SelectFilter
          name="f-en"
          label={text.languages.en}
          options={optionsOf(translationStates, text.filters)}
        />
      )}
      <SelectFilter
        name="sort"
        label={text.sort}
        none={text.sorts.changed}
        options={sorts.slice(1).map((value) => ({ value, label: text.sorts[value] }))}
      />
    </Filters>
  );
}

/** The address has one field per facet, the API one list of all. */
function queryOf({ q, sort, after, dialog: _, ...others }: SearchFields) {
  const filter = Object.entries(others).flatMap(([name, value]) =>
    name.startsWith('f-') && value ? [`${name.slice(2)}:${value}`] : [],
  );
  const order = sorts.find((known) => known === sort);
  return {
    q,
    after,
    ...(order && { sort: order }),
    ...(filter.length > 0 && { filter }),
  } satisfies QueryOf<'GET /admin/content/:kind'>;
}

function RecordTable({
  items,
  caption,
  selection,
}: {
  items: RecordSummary[];
  caption: string;
  selection: RowSelection | undefined;
}) {
  const text = useMessages(contentMessages);
  const ofScenes = useMessages(sceneMessages);
  const locale = useLocale();
  const openings = useSceneOpenings(items);
  return (
    <Table
      caption={caption}
      rows={items}
      columns={[
        {
          head: text.title,
          cell: ({ id, kind, title, name }) => (
            <span className="flex items-center gap-4">
              {selection && <SelectBox selection={selection} id={id} title={title.zh || name} />}
              <span className="min-w-0">
                <Link to={`/content/${kind}/${id}`} className="link">
                  {title[locale] || title.zh || title.en || text.untitled}
                </Link>
                <code className="mt-0.5 block font-mono text-xs font-normal break-all text-ink-muted">
                  {name}
                </code>
              </span>
            </span>
          ),
        },
        { head: text.status, cell: ({ parts }) => <PartBadges parts={parts} /> },
        ...(openings
          ? [
              {
                head: ofScenes.openings,
                cell: ({ id }: RecordSummary) => ofScenes.times(openings.get(id) ?? 0),
              },
            ]
          : []),
        {
          head: text.changed,
          cell: ({ changedAt }) => <Moment at={changedAt} />,
        },
      ]}
    />
  );
}
