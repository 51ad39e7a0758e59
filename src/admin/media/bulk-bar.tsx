import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { useMay } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { MoveDialog, TagDialog } from './bulk-dialogs.tsx';
import { mediaMessages } from './messages.ts';
import type { Selection } from './selection.ts';
import { MEDIA_KEY, type MediaItem } from './types.ts';

/** Actions on the selected files. */
export function BulkBar({ selection, items }: { selection: Selection; items: MediaItem[] }) {
  const text = useMessages(mediaMessages);
  const may = useMay();
  const { run, isBusy } = useAction([MEDIA_KEY]);
  const [dialog, setDialog] = useState<'move' | 'tag'>();
  const { ids } = selection;
  const remove = () =>
    run(
      async (api) => {
        const answer = await api('POST /admin/media-deletions', { body: { ids } });
        selection.set(answer.used);
        return answer;
      },
      ({ deleted, used }) => text.deletedMany(deleted.length, used.length),
    );
  return (
    <section
      aria-label={text.selected(ids.length)}
      className="sticky top-2 z-20 mb-3 flex flex-wrap items-center gap-2 rounded-md border border-key bg-surface p-2 ps-4 shadow-md"
    >
      <span className="me-auto text-sm font-medium" role="status">
        {text.selected(ids.length)}
      </span>
      {ids.length < items.length && (
        <Button variant="ghost" size="sm" onClick={() => selection.set(items.map(({ id }) => id))}>
          {text.selectPage}
        </Button>
      )}
      <Button variant="secondary" size="sm" onClick={() => setDialog('move')}>
        {text.move}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setDialog('tag')}>
        {text.tagAction}
      </Button>
      {may('media.delete') && (
        <Button variant="secondary" size="sm" busy={isBusy} onClick={remove}>
          {text.deleteUnused}
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={() => selection.set([])}>
        {text.clearSelection}
      </Button>
      {dialog === 'move' && <MoveDialog ids={ids} onClose={() => setDialog(undefined)} />}
      {dialog === 'tag' && <TagDialog ids={ids} onClose={() => setDialog(undefined)} />}
    </section>
  );
}
