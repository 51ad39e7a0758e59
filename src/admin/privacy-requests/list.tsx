import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Table } from '#ui/table.tsx';
import { IconPlus } from '#ui/tool-icons.tsx';
import { Filters, SelectFilter } from '../core/filters.tsx';
import { KeysetList, listOf, useListQuery } from '../core/keyset-list.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { Moment } from '../core/moment.tsx';
import { useMay } from '../core/session.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { privacyRequestMessages } from './messages.ts';
import { RequestBadge } from './request-badge.tsx';
import { REQUESTS_KEY, type RequestItem } from './types.ts';

/** Requests of persons about their data; first those that wait. */
export function PrivacyRequestList() {
  const text = useMessages(privacyRequestMessages);
  const may = useMay();
  const [isCreating, setCreating] = useState(false);
  const query = useListQuery([REQUESTS_KEY, 'list'], listOf('GET /admin/privacy-requests'));
  return (
    <>
      <ScreenHeader
        title={text.title}
        action={
          may('privacyRequests.update') && (
            <Button icon={IconPlus} onClick={() => setCreating(true)}>
              {text.add}
            </Button>
          )
        }
      />
      <p className="-mt-3 mb-6 max-w-[46em] text-sm text-ink-muted">{text.intro}</p>
      <Filters>
        <SelectFilter
          name="state"
          label={text.state}
          none={text.open}
          options={[{ value: 'ended', label: text.ended }]}
        />
      </Filters>
      <KeysetList query={query} empty={{ title: text.emptyTitle, text: text.emptyText }}>
        {(items) => <Requests items={items} />}
      </KeysetList>
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </>
  );
}

function Requests({ items }: { items: RequestItem[] }) {
  const text = useMessages(privacyRequestMessages);
  const dates = useDates();
  return (
    <Table
      caption={text.title}
      rows={items}
      columns={[
        {
          head: text.reference,
          cell: ({ id, reference, kind }) => (
            <span className="grid gap-0.5">
              <Link to={`/privacy-requests/${id}`} className="link whitespace-nowrap">
                {reference}
              </Link>
              <span className="text-xs font-normal text-ink-muted">{text.kinds[kind]}</span>
            </span>
          ),
        },
        {
          head: text.state,
          cell: ({ status }) => <RequestBadge status={status} />,
        },
        {
          head: text.dueOn,
          cell: ({ dueOn, isOverdue }) => (
            <>
              {dates.day(dueOn)} {isOverdue && <Badge tone="bad">{text.overdue}</Badge>}
            </>
          ),
        },
        { head: text.createdAt, cell: ({ createdAt }) => <Moment at={createdAt} /> },
        { head: text.handledBy, cell: ({ handledBy }) => handledBy },
      ]}
    />
  );
}
