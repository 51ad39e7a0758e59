import { useState } from 'react';
import { staffRoles } from '#contracts/enums/staff.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { Filters, optionsOf, SearchFilter, SelectFilter } from '../core/filters.tsx';
import { KeysetList, listOf, useListQuery } from '../core/keyset-list.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { coreMessages } from '../core/messages.ts';
import { Moment } from '../core/moment.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay } from '../core/session.tsx';
import { ExportMenu } from '../transfers/export-menu.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { staffMessages } from './messages.ts';
import type { StaffItem } from './staff-item.ts';

/** Key of the staff lists among the queries. */
export const STAFF_KEY = 'staff';

export function StaffList() {
  const text = useMessages(staffMessages);
  const core = useMessages(coreMessages);
  const may = useMay();
  const { search } = useSearchFields();
  const { after: _, ...filters } = search;
  const [dialog, setDialog] = useState<'create' | StaffItem>();
  const query = useListQuery([STAFF_KEY], listOf('GET /admin/staff'));
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
        <SearchFilter label={may('staff.update') ? text.search : text.searchName} />
        <SelectFilter name="role" label={text.role} options={optionsOf(staffRoles, core.roles)} />
        <SelectFilter
          name="state"
          label={text.state}
          options={optionsOf(['active', 'deactivated'], text)}
        />
      </Filters>
      <KeysetList query={query} empty={{ title: text.emptyTitle, text: text.emptyText }}>
        {(items) => <People items={items} onEdit={may('staff.update') ? setDialog : undefined} />}
      </KeysetList>
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
  return <Table caption={text.title} columns={columns} rows={items} />;
}
