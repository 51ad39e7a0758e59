import { type ReactNode, Suspense, useMemo } from 'react';
import type { BookingSubmission } from '#contracts/bookings/submission.ts';
import { bookingMessages } from '#site/i18n/booking.ts';
import { lazyView } from '#site/lazy-view.tsx';
import { localizePath } from '#site/routing/table.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/fields.tsx';
import { useBasePath } from '#ui/host.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notices.tsx';
import { FirstFields } from './first-fields.tsx';
import type { BookingFormData } from './form-data.ts';
import { FormFold } from './form-fold.tsx';
import { controlProps, formStart } from './form-start.ts';
import { NeedFields, ProjectFields, VisitFields, VisitTimes } from './lazy-fields.ts';
import { TimeFields } from './time-fields.tsx';
import { useBooking } from './use-booking.ts';
import type { BookingWords } from './words.ts';

const KeptArrival = lazyView(async () => (await import('./kept-arrival.tsx')).KeptArrival);

/**
 * The booking form: four fields and the consent, the rest on request. Without scripts it is posted
 * to the page's own address.
 */
export function BookingForm({
  data,
  words,
  search,
  submission,
  arrival,
}: {
  data: BookingFormData;
  words: BookingWords;
  search: Record<string, string>;
  submission: BookingSubmission | null;
  /** What the visitor brings along from another page. */
  arrival: ReactNode;
}) {
  const text = useMessages(bookingMessages);
  const locale = useLocale();
  const base = useBasePath();
  const start = useMemo(() => formStart(search, submission), [search, submission]);
  const solutions = useMemo(() => data.solutions.map(({ key }) => key), [data]);
  const { formRef, sending, problems, isRefused, kept, dropKept, submit, change } = useBooking({
    ...start,
    solutions,
  });
  const control = controlProps(start, problems);
  const fold = { start, problems };
  const { defaultValue: consent, ...consentProps } = control('consent');
  return (
    <form
      ref={formRef}
      method="post"
      action={base + localizePath('/cooperation', locale).slice(1)}
      onSubmit={submit}
      onInput={change}
      aria-label={text.formHeading}
      className="group/booking rounded-md border border-line bg-surface px-5 md:px-8"
    >
      {submission && (
        <div className="pt-6" role="alert">
          <Notice kind="error">{start.message ?? text.problemHeading}</Notice>
        </div>
      )}
      {arrival ??
        (kept.length > 0 && (
          <>
            {kept.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Suspense>
              <KeptArrival fields={kept} onDrop={dropKept} />
            </Suspense>
          </>
        ))}
      <FirstFields data={data} start={start} problems={problems} control={control} words={words} />
      <FormFold
        {...fold}
        heading={text.needs}
        fields={['type', 'products', 'siteAddress', 'siteTimeZone']}
      >
        <NeedFields data={data} products={words.products} start={start} problems={problems} />
        <VisitFields data={data} start={start} problems={problems} />
      </FormFold>
      <FormFold
        {...fold}
        heading={words.project}
        fields={['company', 'region', 'solution', 'budget']}
      >
        <ProjectFields
          data={data}
          start={start}
          problems={problems}
          isSupport={start.values.type?.[0] === 'support'}
        />
      </FormFold>
      <FormFold {...fold} heading={text.time} hint={text.timeHint} fields={['slots', 'timeZone']}>
        <TimeFields data={data} start={start} problems={problems} control={control} />
        <VisitTimes />
      </FormFold>
      <div className="border-t border-line py-6 print:py-3">
        <Honeypot label={text.decoy} value={control('website').defaultValue} />
        <input type="hidden" name="privacyVersion" value={data.privacyVersion} />
        <CheckboxField
          {...consentProps}
          defaultChecked={consent !== undefined}
          required
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
        <div className="no-print mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" size="lg" busy={sending} className="max-sm:w-full">
            {sending ? text.submitting : text.submit}
          </Button>
          <p className="text-sm text-ink-muted noscript:hidden">{text.draftKept}</p>
        </div>
        {isRefused && (
          <div className="mt-4" role="alert">
            <Notice kind="error">{text.problemHeading}</Notice>
          </div>
        )}
      </div>
    </form>
  );
}

/** Honeypot field: hidden from people, filled in only by bots. */
function Honeypot({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div aria-hidden="true" className="absolute -start-[9999px]">
      <label>
        {label}
        <input type="text" name="website" defaultValue={value} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
