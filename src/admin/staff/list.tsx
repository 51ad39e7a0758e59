import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminEndpoints } from '#api/endpoints.ts';
import { staffRoles } from '#contracts/enums/staff.ts';
import type { RouteCall } from '#contracts/route.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { EmptyState } from '#ui/states.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { Answer } from '../core/answer.tsx';
import { Filters, KeysetPager, SearchFilter, SelectFilter } from '../core/filters.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { coreMessages } from '../core/messages.ts';
import { Moment } from '../core/moment.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay, useSession } from '../core/session.tsx';
import { ExportMenu } from '../transfers/export-menu.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { staffMessages } from './messages.ts';
import type { StaffItem } from './staff-item.ts';

type List = AdminEndpoints['GET /admin/staff'];

/** Key of the staff lists among the queries. */
export const STAFF_KEY = 'staff';

export function StaffList() {
  const text = useMessages(staffMessages);
  const core = useMessages(coreMessages);
  const may = useMay();
  const { api } = useSession();
  const { search } = useSearchFields();
  const { after: _, ...filters } = search;
  const [dialog, setDialog] = useState<'create' | StaffItem>();
  const query = useQuery({
    queryKey: [STAFF_KEY, search],
    // The API refuses values that it does not know.
    queryFn: () => api('GET /admin/staff', { query: search as RouteCall<List>['query'] }),
    placeholderData: keepPreviousData,
  });
  const close = () => setDialog(undefined);
  return (
    <>
      <ScreenHeader
        title={text.title}
        action={
          may('staff.create') && (
            <div className="flex flex-wrap gap-3">
              <ExportMenu path="/admin/exports/staff" query={filters} />
              <Button onClick={() => setDialog('create')}>{text.add}</Button>
            </div>
          )
        }
      />
      <Filters>
        <SearchFilter
          label={may('staff.update') ? text.search : text.searchName}
          cursorField="after"
        />
        <SelectFilter
          name="role"
          cursorField="after"
          label={text.role}
          options={staffRoles.map((value) => ({ value, label: core.roles[value] }))}
        />
        <SelectFilter
          name="state"
          cursorField="after"
          label={text.state}
          options={(['active', 'deactivated'] as const).map((value) => ({
            value,
            label: text[value],
          }))}
        />
      </Filters>
      <Answer query={query}>
        {({ items, next }) =>
          items.length === 0 ? (
            <EmptyState title={text.emptyTitle}>{text.emptyText}</EmptyState>
          ) : (
            <>
              <People items={items} onEdit={may('staff.update') ? setDialog : undefined} />
              <KeysetPager cursorField="after" next={next} />
            </>
          )
        }
      </Answer>
      {dialog === 'create' && <CreateDialog onClose={close} />}
      {dialog && dialog !== 'create' && <EditDialog person={dialog} onClose={close} />}
    </>
  );
}

/** The table of people; a role without the right to a field gets no column for it. */
function People({
  items,
  onEdit,
}: {
  items: StaffItem[];
  onEdit: ((person: StaffItem) => void) | undefined;
}) {
  const text = useMessages(staffMessages);
  const core = useMessages(coreMessages);
  const columns: Column<StaffItem>[] = [
    {
      head: text.name,
      cell: ({ name, email, isActive, isInvited }) => (
        <>
          <span className="inline-flex flex-wrap items-center gap-2">
            {name}
            {!isActive && <Badge tone="bad">{text.deactivated}</Badge>}
            {isActive && isInvited && <Badge tone="warn">{text.invited}</Badge>}
          </span>
          {email !== undefined && (
            <span className="block text-sm font-normal wrap-anywhere text-ink-muted">{email}</span>
          )}
        </>
      ),
    },
    {
      head: text.role,
      cell: ({ role }) => <span className="whitespace-nowrap">{core.roles[role]}</span>,
    },
  ];
  if (items[0]?.email !== undefined) {
    columns.push(
      {
        head: text.twoFactor,
        cell: ({ twoFactor }) => (
          <Badge dot {...(twoFactor && { tone: 'good' })}>
            {twoFactor ? text.on : text.off}
          </Badge>
        ),
      },
      {
        head: text.lastSignIn,
        cell: ({ lastSignInAt }) => (lastSignInAt ? <Moment at={lastSignInAt} /> : core.never),
      },
    );
  }
  if (onEdit) {
    columns.push({
      head: text.action,
      cell: (person) => (
        <Button
          variant="ghost"
          size="sm"
          flush
          className="-my-1.5 whitespace-nowrap"
          aria-label={text.editName(person.name)}
          onClick={() => onEdit(person)}
        >
          {text.edit}
        </Button>
      ),
    });
  }
  return (
    <Table
      caption={text.title}
      hideCaption
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
    />
  );
}
