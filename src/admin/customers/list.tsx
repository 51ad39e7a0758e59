import { useQuery } from '@tanstack/react-query';
import type { AdminEndpoints } from '#api/endpoints.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import type { RouteCall, RouteData } from '#contracts/route.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import type { Column } from '#ui/table.tsx';
import { Answer } from '../core/answer.tsx';
import { Dialog } from '../core/dialog.tsx';
import { coreMessages } from '../core/messages.ts';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay, useSession } from '../core/session.tsx';
import { useServerForm } from '../core/use-server-form.ts';
import { useChoices } from '../form/use-choices.ts';
import { findPeople } from '../records/find-people.ts';
import { recordListMessages } from '../records/messages.ts';
import { RecordEnd } from '../records/record-end.tsx';
import { ListIntro, RecordList } from '../records/record-list.tsx';
import { ReferenceField } from '../records/reference-field.tsx';
import { OPEN_RECORD, useRefresh } from '../records/use-refresh.ts';
import { customerMessages } from './messages.ts';

type Customer = RouteData<AdminEndpoints['GET /admin/customers/:id']>;
type ListQuery = RouteCall<AdminEndpoints['GET /admin/customers']>['query'];

/** The customers; the name of one opens it, and its id in the address does. */
export function CustomerList() {
  const text = useMessages(customerMessages);
  const { api } = useSession();
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
        read={(query) => api('GET /admin/customers', { query: query as ListQuery })}
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
    { head: text.industryKey, cell: ({ industryKey }) => nameOf(industryKey) ?? '–' },
    // Roles that do not see persons get the records without them.
    ...(may('customers.update')
      ? [
          {
            head: text.contact,
            cell: ({ contactName, contactPhone, contactEmail, contactWechat }: Customer) => (
              <span className="grid gap-0.5">
                {contactName || '–'}
                <span className="text-xs break-all text-ink-muted">
                  {contactPhone || contactEmail || contactWechat}
                </span>
              </span>
            ),
          },
        ]
      : []),
    { head: text.ownerId, cell: ({ ownerName }) => ownerName ?? '–' },
    { head: text.projects, align: 'end', cell: ({ projects }) => projects },
  ];
}

function StoredCustomer({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useMessages(customerMessages);
  const { api } = useSession();
  const query = useQuery({
    queryKey: ['customers', OPEN_RECORD, id],
    queryFn: () => api('GET /admin/customers/:id', { params: { id } }),
    // A form starts from what is stored now.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog title={query.data?.name ?? text.title} isWide onClose={onClose}>
      <Answer query={query}>
        {(customer) => (
          <>
            <CustomerForm customer={customer} onDone={onClose} />
            <RecordEnd
              kind="customer"
              id={id}
              question={text.removeAsk(customer.name)}
              blocked={customer.projects > 0 && text.removeBlocked}
              remove={() => api('DELETE /admin/customers/:id', { params: { id } })}
              onDone={onClose}
            />
          </>
        )}
      </Answer>
    </Dialog>
  );
}

const empty = {
  name: '',
  shortName: '',
  industryKey: '',
  region: '',
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  contactWechat: '',
  locale: 'zh' as Locale,
  note: '',
  owner: null as { value: string; label: string } | null,
};

/** Adds a customer, or changes the given one. */
function CustomerForm({
  customer,
  onDone,
}: {
  customer: Customer | undefined;
  onDone: () => void;
}) {
  const text = useMessages(customerMessages);
  const list = useMessages(recordListMessages);
  const core = useMessages(coreMessages);
  const { api } = useSession();
  const refresh = useRefresh('customer');
  const mayChange = useMay()('customers.update');
  const industries = useChoices('case')('industry').options;
  const form = useServerForm(valuesOf(customer), async ({ owner, ...values }) => {
    const industryKey = values.industryKey || null;
    const body = { ...values, industryKey, ownerId: owner?.value ?? null };
    if (customer) await api('PATCH /admin/customers/:id', { params: { id: customer.id }, body });
    else await api('POST /admin/customers', { body });
    await refresh();
    showToast('success', core.saved);
    onDone();
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <fieldset disabled={!mayChange} className="grid gap-5">
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        {!mayChange && <Notice>{list.personalHidden}</Notice>}
        {customer?.erasedAt && <Notice>{text.erased}</Notice>}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...form.field('name')} label={text.name} required />
          <TextField
            {...form.field('shortName')}
            label={text.shortName}
            hint={text.shortNameHint}
          />
          <SelectField {...form.register('industryKey')} label={text.industryKey}>
            <option value="" />
            {industries.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextField {...form.field('region')} label={text.region} />
          {mayChange && (
            <>
              <TextField {...form.field('contactName')} label={text.contactName} />
              <TextField
                {...form.field('contactPhone')}
                label={text.contactPhone}
                hint={text.phoneHint}
                type="tel"
              />
              <TextField {...form.field('contactEmail')} label={text.contactEmail} type="email" />
              <TextField {...form.field('contactWechat')} label={text.contactWechat} />
            </>
          )}
          <SelectField
            {...form.register('locale')}
            label={text.locale}
            hint={text.languageHint}
            preselected
          >
            {locales.map((locale) => (
              <option key={locale} value={locale}>
                {text.languages[locale]}
              </option>
            ))}
          </SelectField>
          <ReferenceField
            label={text.ownerId}
            hint={text.ownerHint}
            chosen={form.watch('owner')}
            queryKey={['staff']}
            find={(words) => findPeople(api, words)}
            onChange={(owner) => form.setValue('owner', owner)}
          />
        </div>
        {mayChange && (
          <>
            <TextAreaField {...form.field('note')} label={text.note} rows={3} />
            <Button type="submit" busy={form.isBusy} className="justify-self-start">
              {core.save}
            </Button>
          </>
        )}
      </fieldset>
    </form>
  );
}

function valuesOf(customer: Customer | undefined): typeof empty {
  if (!customer) return empty;
  const {
    id: _,
    updatedAt: __,
    projects: ___,
    erasedAt: ____,
    industryName: _____,
    ...values
  } = customer;
  const { ownerId, ownerName, industryKey, ...rest } = values;
  const owner = ownerId ? { value: ownerId, label: ownerName ?? '' } : null;
  return { ...rest, industryKey: industryKey ?? '', owner };
}
