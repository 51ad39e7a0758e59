import type { BookingSubmission } from '#contracts/bookings/submission.ts';
import { bookingMessages } from '#site/i18n/booking.ts';
import { useSite } from '#site/initial-state.ts';
import { definePage, type ViewProps } from '#site/page.ts';
import { breadcrumbList } from '#site/structured-data.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconClock, IconMail, IconMessage, IconPhone } from '#ui/icons.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Steps } from '#ui/steps.tsx';
import { BookingDone } from './booking-done.tsx';
import { BookingForm, type BookingFormData } from './booking-form.tsx';

/** Field options, and a refused form that was posted without scripts. */
type BookingPageData = BookingFormData & { submission: BookingSubmission | null };

function BookingView({ data, search }: ViewProps<BookingPageData>) {
  const text = useMessages(bookingMessages);
  const reference = /^MJ\d{8}-[0-9A-Z]{4}$/.exec(search.reference ?? '')?.[0];
  return (
    <>
      <PageHeader heading={text.heading} lead={reference ? '' : text.lead} />
      <div className="wrap grid gap-x-12 gap-y-10 py-8 md:py-12 lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0">
          {reference ? (
            <BookingDone reference={reference} />
          ) : (
            <BookingForm data={data} search={search} submission={data.submission} />
          )}
        </div>
        <aside>
          {!reference && (
            <>
              <h2 className="mb-5 text-xl">{text.asideHeading}</h2>
              <Steps steps={[...text.next]} />
            </>
          )}
          <DirectContact hours={data.serviceHours} />
        </aside>
      </div>
    </>
  );
}

/** Contacts for visitors who prefer to talk. */
function DirectContact({ hours }: { hours: string }) {
  const text = useMessages(bookingMessages);
  const { phone, email, wechat } = useSite().contacts;
  const line = 'flex min-h-11 items-center gap-3';
  return (
    <section className="rounded-md border border-line bg-surface p-5">
      <h2 className="text-base">{text.urgent}</h2>
      <div className="mt-2 text-sm">
        {phone && (
          <a href={`tel:${phone}`} className={`${line} text-lg font-semibold hover:text-key`}>
            <IconPhone size={18} />
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={`${line} break-all hover:text-key`}>
            <IconMail size={18} />
            {email}
          </a>
        )}
        {wechat && (
          <p className={line}>
            <IconMessage size={18} />
            {text.wechat} {wechat}
          </p>
        )}
        {hours && (
          <p className={`${line} text-ink-muted`}>
            <IconClock size={18} />
            {hours}
          </p>
        )}
      </div>
    </section>
  );
}

export default definePage<BookingPageData>({
  load: async ({ api, locale, submission = null }) => ({
    ...(await api('GET /bookings/form', { query: { locale } })),
    submission,
  }),
  head: ({ locale, site }) => ({
    description: bookingMessages[locale].description,
    structuredData: import.meta.env.SSR
      ? [
          breadcrumbList(site, locale, [
            { name: bookingMessages[locale].heading, path: '/cooperation' },
          ]),
        ]
      : [],
  }),
  View: BookingView,
});
