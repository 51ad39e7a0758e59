import { useMessages } from '#ui/i18n/messages.tsx';
import type { Column } from '#ui/table.tsx';
import { Dialog } from '../core/dialog.tsx';
import { listOf } from '../core/keyset-list.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay } from '../core/session.tsx';
import { useChoices } from '../form/use-choices.ts';
import { ListIntro, RecordList } from '../records/record-list.tsx';
import { CustomerForm } from './form.tsx';
import { customerMessages } from './messages.ts';
import { StoredCustomer } from './stored.tsx';
import type { Customer } from './types.ts';

/** The customers; the name of one opens it, and its id in the address does. */
export function CustomerList() {
  const text = useMessages(customerMessages);
  const { search, change } = useSearchFields();
  const columns = useColumns((id) => change({ id }));
  const industries = useChoices('case')('industry').options;
  const { id } = search;
  return (
    <>
      <RecordList
        kind="customer"
        title={text.title}
        intro={<ListIntro>{text.intro}</ListIntro>}
        searchLabel={text.search}
        filters={[{ name: 'industry', label: text.industryKey, options: industries }]}
        read={listOf('GET /admin/customers')}
        columns={columns}
        nameOf={({ name }) => name}
        totalText={text.total}
        empty={{ title: text.emptyTitle, text: text.emptyText }}
        none={{ title: text.noneTitle, text: text.noneText }}
        add={text.add}
        form={(onClose) => (
          <Dialog title={text.add} isWide onClose={onClose}>
            <CustomerForm customer={undefined} onDone={onClose} />
          </Dialog>
        )}
      />
      {id && <StoredCustomer key={id} id={id} onClose={() => change({ id: undefined })} />}
    </>
  );
}

function useColumns(onOpen: (id: string) => void): Column<Customer>[] {
  const text = useMessages(customerMessages);
  const may = useMay();
  const industries = useChoices('case')('industry').options;
  const nameOf = (key: string | null) => industries.find(({ value }) => value === key)?.label;
  return [
    {
      head: text.name,
      cell: ({ id, name, region }) => (
        <>
          <button type="button" className="link text-start break-words" onClick={() => onOpen(id)}>
            {name}
          </button>
          <span className="block text-xs font-normal text-ink-muted">{region}</span>
        </>
      ),
    },
    { head: text.industryKey, cell: ({ industryKey }) => nameOf(industryKey) },
    // Roles that do not see persons get the records without them.
    ...(may('customers.update')
      ? [
          {
            head: text.contact,
            cell: ({ contactName, contactPhone, contactEmail, contactWechat }: Customer) => {
              const contact = contactPhone || contactEmail || contactWechat;
              return (
                (contactName || contact) && (
                  <span className="grid min-w-36 gap-0.5">
                    {contactName}
                    <span className="text-xs wrap-anywhere text-ink-muted">{contact}</span>
                  </span>
                )
              );
            },
          },
        ]
      : []),
    { head: text.ownerId, cell: ({ ownerName }) => ownerName },
    { head: text.projects, align: 'end', cell: ({ projects }) => projects },
  ];
}
