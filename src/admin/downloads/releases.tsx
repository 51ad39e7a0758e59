import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { formatBytes } from '#ui/i18n/format.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Table } from '#ui/table.tsx';
import { IconPlus } from '#ui/tool-icons.tsx';
import { Answer } from '../core/answer.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay } from '../core/session.tsx';
import { ExportMenu } from '../transfers/export-menu.tsx';
import { CreateReleaseDialog } from './create-dialog.tsx';
import { releaseMessages } from './messages.ts';
import { ReleasePanel } from './release-panel.tsx';
import { stateTones } from './state-tones.ts';
import { type ReleaseItem, useReleases } from './use-releases.ts';

/** The versions of a program, or the one that the address names. */
export default function Releases({
  downloadId,
  isReadOnly,
}: {
  downloadId: string;
  isReadOnly: boolean;
}) {
  const { search, change } = useSearchFields();
  const show = (release: string | undefined) => change({ release });
  if (search.release) {
    return (
      <ReleasePanel
        key={search.release}
        id={search.release}
        isReadOnly={isReadOnly}
        onBack={() => show(undefined)}
      />
    );
  }
  return <ReleaseList downloadId={downloadId} isReadOnly={isReadOnly} onShow={show} />;
}

function ReleaseList({
  downloadId,
  isReadOnly,
  onShow,
}: {
  downloadId: string;
  isReadOnly: boolean;
  onShow: (id: string) => void;
}) {
  const text = useMessages(releaseMessages);
  const may = useMay();
  const query = useReleases(downloadId);
  const [isAdding, setAdding] = useState(false);
  const add =
    may('releases.create') && !isReadOnly ? (
      <Button icon={IconPlus} onClick={() => setAdding(true)}>
        {text.add}
      </Button>
    ) : undefined;
  return (
    <Answer query={query}>
      {({ items, isProgramPublic }) => (
        <div className="grid gap-5">
          {!isProgramPublic && <Notice kind="warning">{text.programHidden}</Notice>}
          {items.length === 0 ? (
            <EmptyState title={text.empty} actions={add}>
              {text.emptyText}
            </EmptyState>
          ) : (
            <>
              <div className="flex flex-wrap justify-end gap-3">
                <ExportMenu path="/admin/exports/releases" query={{ downloadId }} />
                {add}
              </div>
              <ReleaseTable items={items} onShow={onShow} />
            </>
          )}
          {isAdding && (
            <CreateReleaseDialog
              downloadId={downloadId}
              onCreated={onShow}
              onClose={() => setAdding(false)}
            />
          )}
        </div>
      )}
    </Answer>
  );
}

function ReleaseTable({ items, onShow }: { items: ReleaseItem[]; onShow: (id: string) => void }) {
  const text = useMessages(releaseMessages);
  const dates = useDates();
  return (
    <Table
      caption={text.releases}
      rows={items}
      columns={[
        {
          head: text.version,
          cell: ({ id, version, channel }) => (
            <span className="flex flex-wrap items-center gap-2">
              <button
                type="button"
                className="link font-medium tabular-nums pointer-coarse:min-h-11"
                aria-label={text.open(version)}
                onClick={() => onShow(id)}
              >
                {version}
              </button>
              {channel !== 'stable' && <Badge>{text.channels[channel]}</Badge>}
            </span>
          ),
        },
        {
          head: text.state,
          cell: ({ state }) => (
            <Badge tone={stateTones[state]} dot>
              {text.states[state]}
            </Badge>
          ),
        },
        { head: text.releasedOn, cell: ({ releasedOn }) => dates.day(releasedOn) },
        {
          head: text.file,
          cell: ({ file }) =>
            file ? (
              <span className="wrap-anywhere">
                {file.name}{' '}
                <span className="whitespace-nowrap text-ink-muted">{formatBytes(file.bytes)}</span>
              </span>
            ) : (
              <span className="text-ink-muted">{text.noFile}</span>
            ),
        },
        { head: text.downloads, align: 'end', cell: ({ downloads }) => downloads },
      ]}
    />
  );
}
