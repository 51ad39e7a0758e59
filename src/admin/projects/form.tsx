import { useQueryClient } from '@tanstack/react-query';
import { type ProductKey, productKeys } from '#contracts/enums/products.ts';
import { projectStages } from '#contracts/enums/projects.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceField, SelectField, TextAreaField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import { inboxMessages } from '../bookings/messages.ts';
import { coreMessages } from '../core/messages.ts';
import { useMay, useSession } from '../core/session.tsx';
import { useServerForm } from '../core/use-server-form.ts';
import { findCustomers } from '../customers/find-customers.ts';
import { findPeople } from '../records/find-people.ts';
import { recordListMessages } from '../records/messages.ts';
import { ReferenceField, type Referred } from '../records/reference-field.tsx';
import { projectMessages } from './messages.ts';
import { PROJECTS_KEY, type Project } from './types.ts';

const empty = {
  name: '',
  stage: 'brief' as Project['stage'],
  products: [] as ProductKey[],
  siteAddress: '',
  goLiveOn: '',
  note: '',
  /** The chosen records; the fields of the API have their ids. */
  customerId: null as Referred | null,
  ownerId: null as Referred | null,
};

/** Adds a project, or changes the given one. */
export function ProjectForm({
  project,
  onDone,
}: {
  project: Project | undefined;
  onDone?: (id: string) => void;
}) {
  const text = useMessages(projectMessages);
  const list = useMessages(recordListMessages);
  const inbox = useMessages(inboxMessages);
  const core = useMessages(coreMessages);
  const { api } = useSession();
  const queries = useQueryClient();
  const mayChange = useMay()('projects.update');
  const form = useServerForm(valuesOf(project), async ({ customerId, ownerId, ...values }) => {
    if (!customerId) {
      form.setError('customerId', { message: text.customerHint });
      return;
    }
    const body = {
      ...values,
      goLiveOn: values.goLiveOn || null,
      customerId: customerId.value,
      ownerId: ownerId?.value ?? null,
    };
    const { id } = project ?? (await api('POST /admin/projects', { body }));
    if (project) await api('PATCH /admin/projects/:id', { params: { id }, body });
    await queries.invalidateQueries({ queryKey: [PROJECTS_KEY] });
    showToast('success', core.saved);
    onDone?.(id);
  });
  const toggle = (key: string, isOn: boolean) => {
    const chosen = form.getValues('products');
    const next = productKeys.filter((one) => (one === key ? isOn : chosen.includes(one)));
    form.setValue('products', next);
  };
  return (
    <form onSubmit={form.submit} noValidate>
      <fieldset disabled={!mayChange} className="grid gap-5">
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        {!mayChange && <Notice>{list.personalHidden}</Notice>}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...form.field('name')} label={text.name} required />
          <ReferenceField
            label={text.customerId}
            hint={text.customerHint}
            error={form.getFieldState('customerId', form.formState).error?.message}
            chosen={form.watch('customerId')}
            queryKey={['customers']}
            find={(words) => findCustomers(api, words)}
            onChange={(customer) => {
              form.clearErrors('customerId');
              form.setValue('customerId', customer);
            }}
          />
          <SelectField {...form.register('stage')} label={text.stage} preselected>
            {projectStages.map((stage) => (
              <option key={stage} value={stage}>
                {text.stages[stage]}
              </option>
            ))}
          </SelectField>
          <ReferenceField
            label={text.ownerId}
            hint={text.ownerHint}
            chosen={form.watch('ownerId')}
            queryKey={['staff']}
            find={(words) => findPeople(api, words)}
            onChange={(owner) => form.setValue('ownerId', owner)}
          />
          <TextField {...form.field('goLiveOn')} label={text.goLiveOn} type="date" />
          {mayChange && <TextField {...form.field('siteAddress')} label={text.siteAddress} />}
        </div>
        <ChoiceField
          label={text.products}
          name="products"
          options={productKeys.map((value) => ({ value, label: inbox.products[value] }))}
          defaultValue={form.getValues('products')}
          onChange={toggle}
        />
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

function valuesOf(project: Project | undefined): typeof empty {
  if (!project) return empty;
  const { name, stage, products, siteAddress, goLiveOn, note, ...rest } = project;
  const owner = rest.ownerId && { value: rest.ownerId, label: rest.ownerName ?? '' };
  return {
    ...{ name, stage, products, siteAddress, note },
    goLiveOn: goLiveOn ?? '',
    customerId: { value: rest.customerId, label: rest.customerName },
    ownerId: owner || null,
  };
}
