import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { getBookingForm } from '#api/bookings/contract.ts';
import { bookingTypes, budgetRanges } from '#contracts/enums/bookings.ts';
import type { RouteData } from '#contracts/route.ts';
import { cooperationMessages } from '#site/i18n/booking.ts';
import { localizePath } from '#site/routing/table.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField, ChoiceField, SelectField, TextAreaField, TextField } from '#ui/fields.tsx';
import { useBasePath } from '#ui/host.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notices.tsx';
import type { Problems } from './booking-body.ts';
import { TimeFields } from './time-fields.tsx';
import { useBooking } from './use-booking.ts';

/** What the form is made from. */
export type BookingFormData = RouteData<typeof getBookingForm>;

/** The booking form; without scripts it is posted to the page's own address. */
export function BookingForm({
  data,
  search,
}: {
  data: BookingFormData;
  search: Record<string, string>;
}) {
  const text = useMessages(cooperationMessages);
  const locale = useLocale();
  const base = useBasePath();
  const told = useToldProblems(search.problem);
  const given = useMemo(() => givenFields(search), [search]);
  const scenes = useMemo(() => data.scenes.map(({ key }) => key), [data]);
  const { formRef, sending, problems, submit, change } = useBooking(given, told.problems, scenes);
  const ready = useReady();
  return (
    <form
      ref={formRef}
      method="post"
      action={base + localizePath('/cooperation', locale).slice(1)}
      noValidate={ready}
      onSubmit={submit}
      onInput={change}
      aria-label={text.formHeading}
      className="rounded-md border border-line bg-surface px-5 md:px-8"
    >
      {search.problem && (
        <div className="pt-6" role="alert">
          <Notice kind="error">
            {told.known ? `${text.problemHeading} ${text.problemBack}` : text.problemOther}
          </Notice>
        </div>
      )}
      <NeedFields data={data} search={search} problems={problems} />
      <ContactFields problems={problems} />
      <Group heading={text.time} lead={text.timeHint}>
        <TimeFields problems={problems} />
      </Group>
      <div className="border-t border-line py-7">
        <Decoy label={text.decoy} />
        <input type="hidden" name="privacyVersion" value={data.privacyVersion} />
        <CheckboxField
          name="consent"
          required
          error={problems.consent}
          label={
            <>
              {text.consent}{' '}
              <Link to="/show/privacy" className="link">
                {text.privacy}
              </Link>
              {text.consentEnd}
            </>
          }
        />
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" size="lg" busy={sending} className="max-sm:w-full">
            {sending ? text.submitting : text.submit}
          </Button>
          {ready && <p className="text-sm text-ink-muted">{text.draftKept}</p>}
        </div>
      </div>
    </form>
  );
}

function NeedFields({
  data,
  search,
  problems,
}: {
  data: BookingFormData;
  search: Record<string, string>;
  problems: Problems;
}) {
  const text = useMessages(cooperationMessages);
  const type = bookingTypes.find((known) => known === search.type) ?? 'consultation';
  return (
    <Group heading={text.needs}>
      <ChoiceField
        name="type"
        type="radio"
        required
        label={text.type}
        error={problems.type}
        defaultValue={[type]}
        options={bookingTypes.map((value) => ({ value, label: text.types[value] }))}
      />
      <ChoiceField
        name="products"
        label={text.products}
        error={problems.products}
        defaultValue={search.product?.split(',')}
        options={data.products.map(({ key, name }) => ({ value: key, label: name }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {data.scenes.length > 0 && (
          <SelectField
            name="scene"
            label={text.scene}
            error={problems.scene}
            defaultValue={data.scenes.some(({ key }) => key === search.scene) ? search.scene : ''}
          >
            <option value="">{text.anyScene}</option>
            {data.scenes.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField name="budget" label={text.budget} error={problems.budget} defaultValue="">
          <option value="">{text.anyBudget}</option>
          {budgetRanges.map((range) => (
            <option key={range} value={range}>
              {text.budgets[range]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        name="message"
        label={text.message}
        hint={text.messageHint}
        error={problems.message}
        maxLength={2000}
      />
    </Group>
  );
}

function ContactFields({ problems }: { problems: Problems }) {
  const text = useMessages(cooperationMessages);
  return (
    <Group heading={text.contact} lead={text.reach}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="name"
          label={text.name}
          error={problems.name}
          autoComplete="name"
          maxLength={60}
          required
        />
        <TextField
          name="company"
          label={text.company}
          error={problems.company}
          autoComplete="organization"
          maxLength={120}
        />
        <TextField
          name="phone"
          type="tel"
          label={text.phone}
          hint={text.phoneHint}
          error={problems.phone}
          autoComplete="tel"
          inputMode="tel"
          maxLength={40}
        />
        <TextField
          name="email"
          type="email"
          label={text.email}
          error={problems.email}
          autoComplete="email"
          maxLength={254}
        />
        <TextField
          name="wechat"
          label={text.wechat}
          error={problems.wechat}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
        <TextField
          name="region"
          label={text.region}
          hint={text.regionHint}
          error={problems.region}
          maxLength={60}
        />
      </div>
    </Group>
  );
}

function Group({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <section className="space-y-5 border-line py-7 not-first:border-t">
      <div>
        <h2 className="text-xl">{heading}</h2>
        {lead && <p className="mt-1 text-sm text-ink-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

/** A field that people neither see nor reach; what fills it in is no visitor. */
function Decoy({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute -start-[9999px]">
      <label>
        {label}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** From then on the form checks by itself; until then the browser's own checks help. */
function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
}

/** Fields that the address chose, which a draft must not overrule. */
function givenFields({ type, product, scene }: Record<string, string>): ReadonlySet<string> {
  return new Set([
    ...(type ? ['type'] : []),
    ...(product ? ['products'] : []),
    ...(scene ? ['scene'] : []),
    // The zone is read from the draft by its own field.
    'timeZone',
  ]);
}

/** What the server told in the address after a form that was posted without scripts. */
function useToldProblems(problem: string | undefined) {
  const text: Record<string, string> = useMessages(cooperationMessages).problems;
  return useMemo(() => {
    const names = (problem ?? '').split(',').filter((name) => Object.hasOwn(text, name));
    const problems = Object.fromEntries(names.map((name) => [name, text[name] ?? '']));
    return { problems: problems as Problems, known: names.length > 0 };
  }, [problem, text]);
}
