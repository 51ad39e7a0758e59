import { type FormEvent, useState } from 'react';
import type { MediaKind } from '#contracts/enums/media.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconSearch } from '#ui/icons.tsx';
import { showToast } from '#ui/state/notices.ts';
import { EmptyState } from '#ui/states.tsx';
import { Answer } from '../core/answer.tsx';
import { Dialog } from '../core/dialog.tsx';
import { coreMessages } from '../core/messages.ts';
import { useMay } from '../core/session.tsx';
import { MediaGrid } from './grid.tsx';
import { mediaMessages } from './messages.ts';
import type { MediaItem } from './types.ts';
import { UploadPanel } from './upload/panel.tsx';
import { UploadButton, UploadTarget } from './upload/upload-target.tsx';
import { useFolders, useMediaList } from './use-media.ts';

type PickedKind = MediaKind | 'image';

/**
 * Chooses a file of the library, or uploads one first. Texts and blocks store `item.key`, records
 * that refer to a picture store `item.id`.
 */
export function MediaPicker({
  kind = 'image',
  onPick,
  onClose,
}: {
  /** Only files of this kind; blocks and covers take pictures only, texts any image. */
  kind?: PickedKind;
  onPick: (item: MediaItem) => void;
  onClose: () => void;
}) {
  const text = useMessages(mediaMessages);
  return (
    <Dialog
      title={kind === 'video' ? text.pickVideo : text.pick}
      onClose={onClose}
      isWide
      closesOutside
    >
      <Choice kind={kind} onPick={onPick} />
    </Dialog>
  );
}

function Choice({ kind, onPick }: { kind: PickedKind; onPick: (item: MediaItem) => void }) {
  const text = useMessages(mediaMessages);
  const core = useMessages(coreMessages);
  const may = useMay();
  const [q, setQ] = useState('');
  const [folder, setFolder] = useState('');
  const [places, setPlaces] = useState<string[]>([]);
  const after = places.at(-1);
  const query = useMediaList({
    kind,
    ...(q && { q }),
    ...(folder && { folder }),
    ...(after && { after }),
  });
  const folders = useFolders().data?.folders ?? [];
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The picker may be inside another form's tree.
    event.stopPropagation();
    setQ(String(new FormData(event.currentTarget).get('q')).trim());
    setPlaces([]);
  };
  const pick = (item: MediaItem) => {
    if (item.picture || item.drawing || item.file) onPick(item);
    else showToast('warning', text.notReady);
  };
  return (
    <UploadTarget folder={folder || undefined} isEnabled={may('media.create')}>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <search className="min-w-52 grow">
          <form onSubmit={search} className="relative">
            <input
              name="q"
              type="search"
              // biome-ignore lint/a11y/noAutofocus: a dialog takes the focus anyway; otherwise its cross would have it
              autoFocus
              aria-label={text.search}
              placeholder={text.search}
              className="control pe-12"
            />
            <Button
              type="submit"
              variant="ghost"
              aria-label={core.searchAction}
              className="absolute end-0 bottom-0 [--pad:12px]"
            >
              <IconSearch />
            </Button>
          </form>
        </search>
        <select
          aria-label={text.folder}
          className="control w-auto min-w-36"
          value={folder}
          onChange={({ target }) => {
            setFolder(target.value);
            setPlaces([]);
          }}
        >
          <option value="">{text.allFolders}</option>
          {folders.map(({ path }) => (
            <option key={path} value={path}>
              {path}
            </option>
          ))}
        </select>
        {may('media.create') && <UploadButton folder={folder || undefined} variant="secondary" />}
      </div>
      {may('media.create') && <UploadPanel />}
      <Answer query={query}>
        {({ items, next }) => (
          <>
            {items.length === 0 ? (
              <EmptyState title={text.noMatchTitle}>{text.emptyText}</EmptyState>
            ) : (
              <MediaGrid items={items} onOpen={pick} />
            )}
            <div className="mt-4 flex justify-end gap-3">
              {places.length > 0 && (
                <Button variant="secondary" onClick={() => setPlaces([])}>
                  {core.first}
                </Button>
              )}
              {next && (
                <Button variant="secondary" onClick={() => setPlaces([...places, next])}>
                  {core.next}
                </Button>
              )}
            </div>
          </>
        )}
      </Answer>
    </UploadTarget>
  );
}
