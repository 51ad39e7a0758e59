import { customerRecord } from '#contracts/records/customers.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { useMay } from '../core/session.tsx';
import { emptyForm, withoutFields } from '../form/definition.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { useRecordRefresh } from '../records/use-refresh.ts';
import { type CustomerValues, customerForm } from './customer-form.ts';
import { CustomerMatches } from './matches.tsx';
import { customerMessages } from './messages.ts';
import type { Customer } from './types.ts';

/** Adds a customer, or changes the given one. */
export function CustomerForm({
  customer,
  onDone,
}: {
  customer: Customer | undefined;
  onDone: () => void;
}) {
  const text = useMessages(customerMessages);
  const refresh = useRecordRefresh('customer');
  const mayChange = useMay()('customers.update');
  const form = useForm(customer ? valuesOf(customer) : newCustomer, async (body, api) => {
    if (customer) await api('PATCH /admin/customers/:id', { params: { id: customer.id }, body });
    else await api('POST /admin/customers', { body });
    await refresh(text.saved);
    onDone();
  });
  const definition = mayChange
    ? customerForm
    : withoutFields(customerForm, customerRecord.personal);
  return (
    <SentForm form={form} label={text.save} {...(!mayChange && { actions: null })}>
      {!mayChange && <Notice>{text.personalHidden}</Notice>}
      {customer?.erasedAt && <Notice>{text.erased}</Notice>}
      <SchemaForm
        form={definition}
        {...form.fields}
        isReadOnly={!mayChange}
        names={customer?.ownerId ? { [customer.ownerId]: customer.ownerName ?? '' } : undefined}
      />
      {mayChange && <CustomerMatches given={form.value} except={customer?.id} />}
    </SentForm>
  );
}

const newCustomer = emptyForm(customerForm) as CustomerValues;

function valuesOf(customer: Customer): CustomerValues {
  const {
    id: _,
    updatedAt: __,
    projects: ___,
    erasedAt: ____,
    industryName: _____,
    ownerName: ______,
    ...values
  } = customer;
  return values;
}
