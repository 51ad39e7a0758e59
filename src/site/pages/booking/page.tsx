import type { BookingSubmission } from '#contracts/bookings/submission.ts';
import { bookingSentences } from '#contracts/fact-sentences/booking.ts';
import { sentenceIn } from '#contracts/fact-sentences/sentence.ts';
import { bookingMessages } from '#site/i18n/booking.ts';
import { useSite } from '#site/initial-state.ts';
import { lazyView } from '#site/lazy-view.tsx';
import { definePage, type LoadContext, type ViewProps } from '#site/page.ts';
import { slugFrom } from '#site/routing/query.ts';
import { breadcrumbList } from '#site/structured-data.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconClock, IconMail, IconMessage, IconPhone } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Steps } from '#ui/steps.tsx';
import { BookingForm } from './booking-form.tsx';
import type { BookingFormData } from './form-data.ts';
import { type BookingWords, bookingWords, supportWords } from './words.ts';

/** Field options, and what was posted without scripts: a refused form, or a look-up. */
type BookingPageData = BookingFormData & {
  submission: BookingSubmission | null;
  /** Texts in place of the usual ones. */
  words: Partial<BookingWords> | null;
};

/** Have a script of their own: most visitors do not need it. */
const Done = lazyView(async () => (await import('./booking-done.tsx')).BookingDone);
const ChosenScene = lazyView(async () => (await import('./chosen-scene.tsx')).ChosenScene);
const LookUp = lazyView(async () => (await import('./booking-done.tsx')).LookUpCard);

const referenceIn = ({ reference = '' }: Record<string, string>) =>
  /^MJ\d{8}-[0-9A-Z]{4}$/.exec(reference)?.[0];
const isLookUp = (search: Record<string, string>, submission: BookingSubmission | null) =>
  Boolean(search.lookup ?? submission?.lookUp);

function BookingView({ data, search }: ViewProps<BookingPageData>) {
  const text = useMessages(bookingMessages);
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
            <LookUp reference={reference} posted={submission?.lookUp} />
          ) : reference ? (
            <Done reference={reference} next={words.next} />
          ) : (
            <BookingForm
              data={data}
              words={words}
              search={search}
              submission={submission}
              chosen={data.scene && <ChosenScene scene={data.scene} />}
            />
          )}
        </div>
        <aside>
          {isForm && (
            <>
              <h2 className="mb-5 text-xl print:mb-2">{words.asideHeading}</h2>
              <Steps steps={[...words.next]} />
            </>
          )}
          <DirectContact hours={data.serviceHours} />
          {isForm && (
            <p className="no-print mt-3">
              <Link
                to="/cooperation"
                search={{ lookup: '1' }}
                className="link inline-flex min-h-11 items-center text-sm"
              >
                {text.lookUp}
              </Link>
            </p>
          )}
        </aside>
      </div>
    </>
  );
}

/** Contacts for visitors who prefer to talk. */
function DirectContact({ hours }: { hours: string }) {
  const text = useMessages(bookingMessages);
  const { phone, email, wechat } = useSite().contacts;
  const line = 'flex min-h-11 items-center gap-3 print:min-h-7';
  return (
    <section className="break-inside-avoid rounded-md border border-line bg-surface p-5 print:p-3">
      <h2 className="text-base">{text.urgent}</h2>
      <div className="mt-2 text-sm print:grid print:grid-cols-2">
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

/** The texts for what the visitor came for, with the scripts that it needs. */
async function readWords({
  search,
  locale,
  site,
  submission,
}: LoadContext): Promise<Partial<BookingWords> | null> {
  if (isLookUp(search, submission ?? null)) {
    await LookUp.load();
    const { heading, lead } = (await import('#site/i18n/booking-look-up.ts')).lookUpMessages[
      locale
    ];
    return { heading, lead };
  }
  if (referenceIn(search)) await Done.load();
  const type = submission?.values.type?.[0] ?? search.type;
  return type === 'support' ? supportWords(locale, site) : null;
}

/** The scene of the address or of the posted form; without one that is known, the page shows none. */
async function readScene({
  api,
  search,
  locale,
  submission,
}: LoadContext): Promise<BookingFormData['scene']> {
  const slug = slugFrom(submission?.values.scene?.[0] ?? search.scene);
  if (!slug) return null;
  const call = { params: { slug }, query: { locale } };
  const scene = await api('GET /bookings/scenes/:slug', call).catch(() => null);
  if (scene) await ChosenScene.load();
  return scene;
}

export default definePage<BookingPageData>({
  load: async (context) => {
    const { api, locale, submission = null } = context;
    const [form, scene, words] = await Promise.all([
      api('GET /bookings/form', { query: { locale } }),
      readScene(context),
      readWords(context),
    ]);
    return { ...form, scene, submission, words };
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
