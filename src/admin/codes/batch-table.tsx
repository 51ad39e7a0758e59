import { Link } from '@tanstack/react-router';
import { Badge } from '#ui/badge.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { RowActions } from '../core/row-actions.tsx';
import { useMay } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { download } from '../transfers/download.ts';
import { codeMessages } from './messages.ts';
import { CODES_KEY, type CodeBatch } from './types.ts';

/** Batches with how far they are, when they are valid, and what can be done with them. */
export function BatchTable({
  items,
  onRevoke,
}: {
  items: readonly CodeBatch[];
  onRevoke(batch: CodeBatch): void;
}) {
  const text = useMessages(codeMessages);
  const may = useMay();
  const locale = useLocale();
  const { run, isBusy } = useAction([CODES_KEY]);
  const { moment } = useDates();
  const validity = useValidity();
  const take = ({ id }: CodeBatch) => run(() => download(`/admin/code-batches/${id}/file`, locale));
  const actionsOf = (batch: CodeBatch) => [
    ...(batch.hasFile && may('codes.export')
      ? [
          {
            label: text.download,
            name: text.downloadName(batch.label),
            isBusy,
            onClick: () => void take(batch),
          },
        ]
      : []),
    ...(may('codes.update') && batch.redeemed + batch.revoked < batch.made
      ? [
          {
            label: text.revoke,
            name: text.revokeName(batch.label),
            onClick: () => onRevoke(batch),
          },
        ]
      : []),
  ];
  const columns: Column<CodeBatch>[] = [
    {
      head: text.batch,
      cell: ({ id, label, campaign, imported }) => (
        <>
          <Link
            to="/code-batches/codes"
            search={{ batch: id } as never}
            className="link"
            aria-label={text.showName(label)}
          >
            {label}
          </Link>
          <span className="block text-sm text-ink-muted">
            {campaign.name} {imported && <Badge>{text.isImported}</Badge>}
          </span>
        </>
      ),
    },
    { head: text.progress, cell: (batch) => <Progress batch={batch} /> },
    { head: text.validity, cell: validity },
    {
      head: text.createdAt,
      cell: ({ createdBy, createdAt }) =>
        createdBy ? text.by(createdBy, moment(createdAt)) : moment(createdAt),
    },
  ];
  if (may('codes.update')) {
    columns.push({
      head: text.action,
      cell: (batch) => <RowActions actions={actionsOf(batch)} />,
    });
  }
  return <Table caption={text.batches} columns={columns} rows={items} />;
}

/** How many codes there are, what became of them, and where their file stands. */
function Progress({ batch }: { batch: CodeBatch }) {
  const text = useMessages(codeMessages);
  const { moment } = useDates();
  const { made, quantity, redeemed, revoked, imported, hasFile, downloadedAt } = batch;
  if (made < quantity) {
    return (
      <label className="block">
        {text.making(made, quantity)}
        <progress value={made} max={quantity} className="mt-1 block w-32 max-w-full accent-key" />
      </label>
    );
  }
  return (
    <>
      {text.made(quantity)}
      <span className="block text-sm text-ink-muted">
        {[text.redeemed(redeemed), revoked > 0 && text.revoked(revoked)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {!imported && !hasFile && (
        <span className="block text-sm text-ink-muted">{text.fileGone}</span>
      )}
      {hasFile && downloadedAt && (
        <span className="block text-sm text-ink-muted">
          {text.downloadedAt(moment(downloadedAt))}
        </span>
      )}
    </>
  );
}

function useValidity() {
  const text = useMessages(codeMessages);
  const { day } = useDates();
  return ({ validFrom, validUntil }: CodeBatch): string => {
    const from = validFrom && day(validFrom);
    // The end is the beginning of the next day.
    const until = validUntil && day(new Date(Date.parse(validUntil) - 1).toISOString());
    if (from && until) return text.fromUntil(from, until);
    if (from) return text.from(from);
    return until ? text.until(until) : text.asCampaign;
  };
}
