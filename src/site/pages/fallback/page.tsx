import { useLocation } from '@tanstack/react-router';
import { contentSentences } from '#contracts/fact-sentences/content.ts';
import type { MenuItem } from '#contracts/site-state.ts';
import { useFactSentence } from '#site/fact-sentence.ts';
import { fallbackMessages } from '#site/i18n/fallback.ts';
import { useSite } from '#site/initial-state.ts';
import { CachedFragment } from '#site/layouts/cached-fragment.tsx';
import { definePage } from '#site/page.ts';
import { localizePath, type SiteHref, toSiteHref } from '#site/routing/table.ts';
import { Button } from '#ui/button.tsx';
import { useBasePath } from '#ui/host.tsx';
import { commonMessages } from '#ui/i18n/common.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconArrowRight, IconSearch } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { usePick } from '#ui/text.ts';
import { EmptyStudio } from './empty-studio.tsx';
import { readRequestedPath } from './requested-path.ts';

function FallbackView() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const base = useBasePath();
  const locale = useLocale();
  const { shown, isShare, chinese } = readRequestedPath(pathname);
  const slots = { shown, ...(chinese && { chineseHref: base + chinese.slice(1) }) };
  return (
    <CachedFragment name={`missing ${locale} ${isShare} ${chinese !== null}`} slots={slots}>
      {(filled) => <Missing isShare={isShare} {...filled} />}
    </CachedFragment>
  );
}

interface MissingProps {
  /** The address for display. */
  shown?: string;
  isShare: boolean;
  /** Address of the Chinese page that may exist for an English one. */
  chineseHref?: string;
}

function Missing(requested: MissingProps) {
  return (
    <div className="wrap py-10 md:py-16">
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <Explanation {...requested} />
        <div className="mx-auto w-full max-w-lg max-lg:hidden">
          <EmptyStudio />
        </div>
      </div>
      <NextSteps />
    </div>
  );
}

/** Explains the failure, with advice for this address. */
function Explanation({ shown, isShare, chineseHref }: MissingProps) {
  const text = useMessages(fallbackMessages);
  return (
    <div>
      <p className="eyebrow mb-4">{text.code}</p>
      <h1 className="text-4xl">{isShare ? text.shareHeading : text.heading}</h1>
      <p className="mt-4 text-lg text-ink-muted">{isShare ? text.shareLead : text.lead}</p>
      <p className="mt-5 text-sm text-ink-muted">
        {text.requested}{' '}
        <code className="ms-1 rounded-sm border border-line bg-surface px-2 py-1 font-mono break-all text-ink">
          {shown}
        </code>
      </p>
      {isShare && (
        <ol className="mt-5 list-decimal space-y-1 ps-5">
          {text.shareHelp.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      )}
      {chineseHref && (
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 border-s-2 border-key ps-5">
          <p>{text.chineseOnly}</p>
          <Button href={chineseHref} variant="secondary" iconEnd={IconArrowRight}>
            {text.openChinese}
          </Button>
        </div>
      )}
      <SearchForm />
    </div>
  );
}

/** A plain form, so that it works before hydration and without scripts. */
function SearchForm() {
  const text = useMessages(fallbackMessages);
  const base = useBasePath();
  // The learning centre answers most questions. In English there are only the news.
  const target = useLocale() === 'zh' ? '/support/document' : localizePath('/info', 'en');
  return (
    <search>
      <form action={base + target.slice(1)} className="mt-8 flex max-w-lg gap-3">
        <input
          type="search"
          name="q"
          required
          maxLength={60}
          aria-label={text.search}
          placeholder={text.searchPlaceholder}
          className="control min-w-0"
        />
        <Button type="submit" icon={IconSearch} className="shrink-0">
          {text.searchButton}
        </Button>
      </form>
    </search>
  );
}

function NextSteps() {
  const text = useMessages(fallbackMessages);
  const common = useMessages(commonMessages);
  const sentence = useFactSentence();
  const links: { to: SiteHref; label: string; hint: string }[] = [
    { to: '/', label: common.home, hint: text.homeHint },
    { to: '/cases', label: text.cases, hint: text.casesHint },
    { to: '/info', label: text.news, hint: text.newsHint },
    { to: '/cooperation', label: common.book, hint: sentence(contentSentences.unknownAddress) },
  ];
  return (
    <section aria-labelledby="way-on" className="mt-12 border-t border-line pt-8 md:mt-16">
      <h2 id="way-on" className="text-xl">
        {text.wayOn}
      </h2>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {links.map(({ to, label, hint }) => (
          <li key={to} className="card px-5 py-4">
            <Link to={to} className="card-link font-semibold">
              {label}
            </Link>
            <span className="text-sm text-ink-muted">{hint}</span>
          </li>
        ))}
      </ul>
      <Products label={text.products} />
    </section>
  );
}

function Products({ label }: { label: string }) {
  const pick = usePick();
  const entries = productEntries(useSite().menus.header);
  if (entries.length === 0) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      <span className="text-ink-muted">{label}</span>
      {entries.map(({ id, label: name, to }) => (
        <Link key={id} to={to} className="link inline-flex min-h-11 items-center">
          {pick(name)}
        </Link>
      ))}
    </p>
  );
}

/** The menu's links to products. */
function productEntries(items: MenuItem[]): (MenuItem & { to: SiteHref })[] {
  return items.flatMap((item) => {
    const to = item.product ? toSiteHref(item.to) : null;
    return [...(to ? [{ ...item, to }] : []), ...productEntries(item.children)];
  });
}

export default definePage({ View: FallbackView });
