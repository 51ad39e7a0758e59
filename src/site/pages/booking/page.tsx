import type { BookingSubmission } from '#contracts/bookings/submission.ts';
import { bookingSentences } from '#contracts/fact-sentences/booking.ts';
import { sentenceIn } from '#contracts/fact-sentences/sentence.ts';
import { bookingMessages } from '#site/i18n/booking.ts';
import { useSite } from '#site/initial-state.ts';
import { lazyView } from '#site/lazy-view.tsx';
import { definePage, type LoadContext, type ViewProps } from '#site/page.ts';
import { breadcrumbList } from '#site/structured-data.ts';
import { useLocale } from '#ui/i18n/messages.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { BookingForm } from './booking-form.tsx';
import type { BookingFormData, BroughtAlong } from './form-data.ts';
import { loadFields } from './lazy-fields.ts';
import { type BookingWords, bookingWords } from './words.ts';

/** Field options, and what was posted without scripts: a refused form, or a look-up. */
type BookingPageData = BookingFormData & {
  submission: BookingSubmission | null;
  arrival: BroughtAlong | null;
  /** Texts in place of the usual ones. */
  words: Partial<BookingWords> | null;
};

/** Have a script of their own: most visitors do not need it. */
const Done = lazyView(async () => (await import('./booking-done.tsx')).BookingDone);
const Arrival = lazyView(async () => (await import('./arrival.tsx')).Arrival);
/** Has no effects, so the form need not wait for it. */
const Aside = lazyView(async () => (await import('./aside.tsx')).BookingAside, {
  hydrate: 'touch',
});
const LookUp = lazyView(async () => (await import('./booking-done.tsx')).LookUpCard);

const referenceIn = ({ reference = '' }: Record<string, string>) =>
  /^MJ\d{8}-[0-9A-Z]{4}$/.exec(reference)?.[0];
const isLookUp = (search: Record<string, string>, submission: BookingSubmission | null) =>
  Boolean(search.lookup ?? submission?.lookUp);

function BookingView({ data, search }: ViewProps<BookingPageData>) {
  const words: BookingWords = { ...bookingWords(useLocale(), useSite()), ...data.words };
  const { submission } = data;
  const reference = referenceIn(search);
  const looksUp = isLookUp(search, submission);
  const isForm = !looksUp && !reference;
  return (
    <>
      <PageHeader heading={words.heading} lead={reference && !looksUp ? '' : words.lead} />
      <div className="wrap grid gap-x-12 gap-y-10 py-8 print:gap-y-4 print:py-2 md:py-12 lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0">
          {looksUp ? (
            <LookUp data={data} reference={reference} posted={submission?.lookUp} />
          ) : reference ? (
            <Done data={data} reference={reference} next={words.next} />
          ) : (
            <BookingForm
              data={data}
              words={words}
              search={search}
              submission={submission}
              arrival={
                data.arrival && (
                  <Arrival {...data.arrival} search={search} submission={submission} />
                )
              }
            />
          )}
        </div>
        <Aside words={isForm ? words : null} hours={data.serviceHours} />
      </div>
    </>
  );
}

/** Texts in place of the usual ones, in a script of their own. */
const otherWords = () => import('./other-words.ts');

/** The texts for what the visitor came for, with the scripts that it needs. */
async function readWords({
  search,
  locale,
  site,
  submission,
}: LoadContext): Promise<Partial<BookingWords> | null> {
  if (isLookUp(search, submission ?? null)) {
    await LookUp.load();
    return (await otherWords()).lookUpWords(locale);
  }
  if (referenceIn(search)) await Done.load();
  const type = submission?.values.type?.[0] ?? search.type;
  return type === 'support' ? (await otherWords()).supportWords(locale, site) : null;
}

/** What the visitor brings along; null if neither the address nor the posted form says anything. */
async function readArrival(context: LoadContext) {
  const names = Object.keys({ ...context.search, ...context.submission?.values });
  if (!/scene|case|campaign|plan|room|utm/.test(names.join())) return null;
  await Arrival.load();
  return (await import('./arrival.tsx')).readBrought(context);
}

export default definePage<BookingPageData>({
  load: async (context) => {
    const { api, locale, submission = null } = context;
    const [form, words, arrival] = await Promise.all([
      api('GET /bookings/form', { query: { locale } }),
      readWords(context),
      readArrival(context),
      Aside.load(),
      loadFields(),
    ]);
    return { ...form, arrival, submission, words };
  },
  head: ({ locale, site }) => ({
    description: sentenceIn(bookingSentences.description, locale, site.facts),
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
