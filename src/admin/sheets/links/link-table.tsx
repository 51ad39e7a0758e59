import { Link } from '@tanstack/react-router';
import { lastDayOf } from '#contracts/sheets/links.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useAudienceWords } from './audience-words.ts';
import { linkMessages } from './messages.ts';
import type { LinkItem } from './types.ts';

export const stateTones: Record<LinkItem['state'], Tone | undefined> = {
  live: 'good',
  locked: 'bad',
  expired: undefined,
  revoked: undefined,
};

/** Links in a table. `ofOneSheet`: all of the sheet on whose screen it is. */
export function LinkTable({
  items,
  ofOneSheet,
  onShow,
}: {
  items: readonly LinkItem[];
  ofOneSheet?: boolean;
  onShow: ((link: LinkItem) => void) | undefined;
}) {
  const text = useMessages(linkMessages);
  const audiences = useAudienceWords();
  const { day, moment } = useDates();
  const columns: Column<LinkItem>[] = [];
  if (!ofOneSheet) {
    columns.push({
      head: text.sheet,
      cell: ({ kind, recordId, number, title }) => (
        <>
          {kind === 'scene' ? (
            title
          ) : (
            <Link to={`/sheets/${recordId}`} className="link">
              {title}
            </Link>
          )}
          {number && <span className="block font-mono text-sm text-ink-muted">{number}</span>}
        </>
      ),
    });
  }
  columns.push(
    {
      head: text.who,
      cell: ({ kind, audience, holderName, label, state }) => (
        <>
          <span className="inline-flex flex-wrap items-center gap-2">
            {holderName || audiences.name(kind, audience)}
            <Badge dot tone={stateTones[state]}>
              {text.states[state]}
            </Badge>
          </span>
          <span className="block text-sm text-ink-muted">
            {[holderName && audiences.name(kind, audience), label].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      head: text.expires,
      cell: ({ expiresAt, hasPasscode }) => (
        <>
          {expiresAt ? text.until(day(lastDayOf(expiresAt))) : text.noEnd}
          {hasPasscode && <span className="block text-sm text-ink-muted">{text.hasPasscode}</span>}
        </>
      ),
    },
    {
      head: text.openings,
      cell: ({ openings, lastOpenedAt }) =>
        lastOpenedAt ? (
          <>
            {text.times(openings)}
            <span className="block text-sm text-ink-muted">{text.last(moment(lastOpenedAt))}</span>
          </>
        ) : (
          <span className="text-ink-muted">{text.never}</span>
        ),
    },
  );
  if (onShow) {
    columns.push({
      head: text.action,
      cell: (link) => (
        <Button
          variant="ghost"
          size="sm"
          flush
          className="-my-1.5 whitespace-nowrap"
          aria-label={text.showName(link.holderName || link.label || link.title)}
          onClick={() => onShow(link)}
        >
          {text.show}
        </Button>
      ),
    });
  }
  return <Table caption={text.title} columns={columns} rows={items} />;
}
