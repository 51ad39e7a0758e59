import type { CodeStatus } from '#contracts/enums/redemptions.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { RowActions } from '../core/row-actions.tsx';
import { codeMessages } from './messages.ts';
import type { IssuedCode } from './types.ts';

const tones: Record<CodeStatus, Tone | undefined> = {
  issued: undefined,
  redeemed: 'good',
  revoked: 'bad',
};

/** Codes, of which staff see the last four symbols only. */
export function CodeTable({
  items,
  onRevoke,
}: {
  items: readonly IssuedCode[];
  onRevoke: ((code: IssuedCode) => void) | undefined;
}) {
  const text = useMessages(codeMessages);
  const { day, moment } = useDates();
  const columns: Column<IssuedCode>[] = [
    { head: text.code, cell: ({ last4 }) => <span className="font-mono">····-{last4}</span> },
    {
      head: text.status,
      cell: ({ status, revokedAt, revokedReason }) => (
        <>
          <Badge dot tone={tones[status]}>
            {text.statuses[status]}
          </Badge>
          {revokedAt && (
            <span className="block text-sm text-ink-muted">
              {moment(revokedAt)} · {revokedReason}
            </span>
          )}
        </>
      ),
    },
    {
      head: text.holder,
      cell: ({ redemption }) =>
        redemption && (
          <>
            {redemption.contact ?? text.erased}
            <span className="block text-sm text-ink-muted">
              {[
                moment(redemption.redeemedAt),
                redemption.deviceModel,
                redemption.deviceSerial,
                text.until4(day(redemption.expiresAt)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </>
        ),
    },
    {
      head: text.batch,
      cell: ({ batch, campaign }) => (
        <>
          {batch.label}
          <span className="block text-sm text-ink-muted">{campaign}</span>
        </>
      ),
    },
  ];
  if (onRevoke) {
    columns.push({
      head: text.action,
      cell: (code) =>
        code.status !== 'revoked' && (
          <RowActions
            actions={[
              {
                label: text.revoke,
                name: text.revokeName(code.last4),
                onClick: () => onRevoke(code),
              },
            ]}
          />
        ),
    });
  }
  return <Table caption={text.codes} columns={columns} rows={items} />;
}
