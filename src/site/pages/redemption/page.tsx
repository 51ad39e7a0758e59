import { useEffect } from 'react';
import type { getRedemptionCampaign } from '#api/redemptions/contract.ts';
import { pickText } from '#contracts/locale.ts';
import type { PageSubmission } from '#contracts/page-submission.ts';
import type { RouteData } from '#contracts/route.ts';
import { redemptionMessages } from '#site/i18n/redemption.ts';
import { useSite } from '#site/initial-state.ts';
import { lazyView } from '#site/lazy-view.tsx';
import { definePage, type ViewProps } from '#site/page.ts';
import { slugFrom } from '#site/routing/query.ts';
import { breadcrumbList, howToData } from '#site/structured-data.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DefinitionList } from '#ui/facts.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconBook, IconMail, IconPhone } from '#ui/icons.tsx';
import { Notice } from '#ui/notices.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Phrases } from '#ui/phrases.tsx';
import { Picture } from '#ui/picture.tsx';
import { Section } from '#ui/section.tsx';
import { usePick } from '#ui/text.ts';
import { StepArt } from './step-art.tsx';
import { takeCodeOfAddress } from './take-code.ts';

type Campaign = RouteData<typeof getRedemptionCampaign>;

/** The campaign, with what was posted to its page without scripts. */
interface PageData extends Campaign {
  submission: PageSubmission | null;
}

/** The form; what is typed before its script is there is taken over. */
const Activation = lazyView(async () => (await import('./activation.tsx')).Activation, {
  hydrate: 'touch',
});
/** Few people come with a licence file. */
const LicenceCheck = lazyView(
  async () => (await import('#site/components/licence-check.tsx')).LicenceCheck,
  { hydrate: 'touch' },
);

const tones: Record<Campaign['phase'], Tone | undefined> = {
  upcoming: 'warn',
  running: 'good',
  ended: undefined,
};

function RedemptionView({ data }: ViewProps<PageData>) {
  const text = useMessages(redemptionMessages);
  const pick = usePick();
  const note = text.phaseNotes[data.phase];
  useEffect(() => {
    takeCodeOfAddress();
    // The address of another card, in the tab that shows the page.
    addEventListener('hashchange', takeCodeOfAddress);
    return () => removeEventListener('hashchange', takeCodeOfAddress);
  }, []);
  return (
    <div data-product={data.product?.key}>
      <PageHeader
        eyebrow={text.eyebrow}
        heading={<Phrases text={pick(data.name)} />}
        lead={pick(data.intro)}
        meta={
          <Badge tone={tones[data.phase]} dot>
            {text.phases[data.phase]}
          </Badge>
        }
        actions={<Button href="#activate">{text.start}</Button>}
      />
      <div className="wrap pt-8">
        {note && (
          <div className="mb-6">
            <Notice kind="warning">{note}</Notice>
          </div>
        )}
        <Facts campaign={data} />
      </div>
      <Section id="activate" heading={text.formHeading} className="pt-12! pb-0!">
        <Activation
          campaign={data.slug}
          privacyVersion={data.privacyVersion}
          product={data.product?.key}
          submission={data.submission}
        />
      </Section>
      <Section id="steps" heading={text.steps} className="py-12!">
        <StepList steps={data.steps} />
      </Section>
      <Section
        id="licence-check"
        heading={text.checkHeading}
        lead={text.checkLead}
        className="pt-0! pb-12! noscript:hidden"
      >
        <LicenceCheck />
      </Section>
      <Help />
      <Terms terms={pick(data.terms)} />
    </div>
  );
}

function Facts({ campaign }: { campaign: Campaign }) {
  const text = useMessages(redemptionMessages);
  const pick = usePick();
  const { startsAt, endsAt, product } = campaign;
  const day = new Intl.DateTimeFormat(text.dateLocale, {
    dateStyle: 'long',
    timeZone: 'Asia/Shanghai',
  });
  // The end of the window is exclusive, so people see the day before.
  const last = endsAt && new Date(Date.parse(endsAt) - 1);
  return (
    <DefinitionList
      columns={2}
      items={[
        {
          term: text.window,
          detail: startsAt && last && (
            <span className="break-keep">
              {text.until(day.format(new Date(startsAt)), day.format(last))}
            </span>
          ),
        },
        { term: text.licence, detail: text.days(campaign.licenceDays) },
        { term: text.product, detail: product && pick(product.name) },
        { term: text.where, detail: text.here },
      ]}
    />
  );
}

function StepList({ steps }: { steps: Campaign['steps'] }) {
  const pick = usePick();
  return (
    <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4 print:gap-3">
      {steps.map((step, index) => (
        <li key={step.title.zh} className="card">
          <div className="aspect-[16/10] overflow-hidden border-b border-line">
            {step.picture ? (
              <Picture
                picture={step.picture}
                sizes="(width >= 1024px) 25vw, (width >= 640px) 50vw, 92vw"
              />
            ) : (
              <StepArt index={index} />
            )}
          </div>
          <div className="p-5 print:p-3">
            <p className="text-sm font-semibold text-key tabular-nums">{index + 1}</p>
            <h3 className="mt-1 text-lg">{pick(step.title)}</h3>
            <p className="mt-2 text-sm text-ink-muted">{pick(step.text)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Help() {
  const text = useMessages(redemptionMessages);
  const { phone, email } = useSite().contacts;
  return (
    <Section id="help" heading={text.helpHeading} tone="surface" className="py-12!">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_22rem]">
        <dl className="divide-y divide-line border-y border-line">
          {text.help.map(({ question, answer }) => (
            <div key={question} className="py-4">
              <dt className="font-medium">{question}</dt>
              <dd className="mt-1 text-ink-muted">{answer}</dd>
            </div>
          ))}
        </dl>
        <div>
          <h3 className="text-lg">{text.support}</h3>
          <p className="mt-2 text-sm text-ink-muted">{text.supportText}</p>
          {/* The buttons that have them are not printed. */}
          <p className="print-only mt-2 hidden font-semibold">
            {[phone, email].filter(Boolean).join(' · ')}
          </p>
          <div className="mt-4 grid gap-3">
            {phone && (
              <Button href={`tel:${phone}`} variant="secondary" icon={IconPhone}>
                {phone}
              </Button>
            )}
            {email && (
              <Button href={`mailto:${email}`} variant="secondary" icon={IconMail}>
                {email}
              </Button>
            )}
            <Button
              to="/support/document"
              search={{ product: 'app' }}
              variant="secondary"
              icon={IconBook}
            >
              {text.documents}
            </Button>
          </div>
        </div>
      </div>
    </Section>
  );
}

function Terms({ terms }: { terms: string }) {
  const text = useMessages(redemptionMessages);
  const lines = terms.split('\n').filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <section className="wrap pt-12" aria-labelledby="terms">
      <h2 id="terms" className="text-xl">
        {text.terms}
      </h2>
      <ol className="mt-4 max-w-reading list-decimal space-y-2 ps-5 text-sm text-ink-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}

/** The campaign that the address names; without one, that of the printed cards. */
const slugOf = (name?: string) => (name ? (slugFrom(name) ?? 'unknown') : 'sony');

export default definePage<PageData>({
  async load({ api, search, submission = null }) {
    const params = { slug: slugOf(search.campaign) };
    const [campaign] = await Promise.all([
      api('GET /redemption-campaigns/:slug', { params }),
      Activation.load(),
      LicenceCheck.load(),
    ]);
    return { ...campaign, submission };
  },
  head: ({ data, locale, site }) => {
    const name = pickText(data.name, locale);
    const description = pickText(data.intro, locale);
    const steps = data.steps.map(({ title, text }) => ({
      name: pickText(title, locale),
      text: pickText(text, locale),
    }));
    return {
      description,
      structuredData: import.meta.env.SSR
        ? [
            howToData({ site, locale }, { name, description, steps }),
            breadcrumbList(site, locale, [{ name, path: '/ad/sony' }]),
          ]
        : [],
    };
  },
  View: RedemptionView,
});
