import { useMessages } from '#ui/i18n/messages.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Answer } from '../core/answer.tsx';
import { KeysetPager } from '../core/filters.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay } from '../core/session.tsx';
import { TransferButtons } from '../transfers/transfer-buttons.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { FolderLine } from './folders.tsx';
import { MediaGrid } from './grid.tsx';
import { LibraryFilters, queryOf, ViewChoice } from './library-filters.tsx';
import { MediaTable } from './list-table.tsx';
import { mediaMessages } from './messages.ts';
import { MediaDrawer } from './record/drawer.tsx';
import { useSelection } from './selection.ts';
import { MEDIA_KEY } from './types.ts';
import { LibraryUploads } from './upload/panel.tsx';
import { UploadButton, UploadTarget } from './upload/upload-target.tsx';
import { useMediaList } from './use-media.ts';

export function MediaLibrary() {
  const text = useMessages(mediaMessages);
  const may = useMay();
  const { search, change } = useSearchFields();
  const list = queryOf(search);
  const query = useMediaList(list);
  const selection = useSelection(query.data?.items);
  const mayUpload = may('media.create');
  // New files come into the folder that is open.
  const folder = search.folder === '/' ? undefined : search.folder;
  const Items = search.view === 'list' ? MediaTable : MediaGrid;
  return (
    <UploadTarget folder={folder} isEnabled={mayUpload}>
      <ScreenHeader
        title={text.title}
        action={
          <div className="flex flex-wrap gap-3">
            <TransferButtons
              path="/admin/exports/media"
              query={{ ...list, after: undefined, sort: undefined }}
              resource={may('media.update') ? 'media' : undefined}
              queryKey={[MEDIA_KEY]}
            />
            {mayUpload && <UploadButton folder={folder} />}
          </div>
        }
      />
      {mayUpload && <LibraryUploads />}
      <LibraryFilters />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <FolderLine />
        <ViewChoice />
      </div>
      {selection.ids.length > 0 && (
        <BulkBar selection={selection} items={query.data?.items ?? []} />
      )}
      <Answer query={query}>
        {({ items, next }) => (
          <>
            {items.length === 0 ? (
              <Empty />
            ) : (
              <Items
                items={items}
                selection={may('media.update') && search.show !== 'trash' ? selection : undefined}
                onOpen={({ id }) => change({ id })}
              />
            )}
            <KeysetPager next={next} />
          </>
        )}
      </Answer>
      {search.id && <MediaDrawer id={search.id} onClose={() => change({ id: undefined })} />}
    </UploadTarget>
  );
}

/** Says why nothing is shown, and what to do. */
function Empty() {
  const text = useMessages(mediaMessages);
  const { search } = useSearchFields();
  if (search.show === 'trash') {
    return <EmptyState title={text.trashEmpty}>{text.trashText}</EmptyState>;
  }
  const { q, tag, kind, show } = search;
  return q || tag || kind || show ? (
    <EmptyState title={text.noMatchTitle}>{text.noMatchText}</EmptyState>
  ) : (
    <EmptyState title={text.emptyTitle}>
      {text.emptyText}
      <p className="mt-2 text-sm">{text.uploadHint}</p>
    </EmptyState>
  );
}
