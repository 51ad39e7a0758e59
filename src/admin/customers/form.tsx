import { type Locale, locales } from '#contracts/locale.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import { coreMessages } from '../core/messages.ts';
import { useMay, useSession } from '../core/session.tsx';
import { useServerForm } from '../core/use-server-form.ts';
import { useChoices } from '../form/use-choices.ts';
import { findPeople } from '../records/find-people.ts';
import { recordListMessages } from '../records/messages.ts';
import { ReferenceField, type Referred } from '../records/reference-field.tsx';
import { useRefresh } from '../records/use-refresh.ts';
import { CustomerMatches } from './matches.tsx';
import { customerMessages } from './messages.ts';
import type { Customer } from './types.ts';

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
  owner: null as Referred | null,
};

/** Adds a customer, or changes the given one. */
export function CustomerForm({
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
            <CustomerMatches given={form.watch()} except={customer?.id} />
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
