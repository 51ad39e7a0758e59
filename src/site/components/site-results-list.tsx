import type { SearchResults } from '#api/search/contract.ts';
import type { SearchKind } from '#contracts/enums/search.ts';
import { listMessages } from '#site/i18n/lists.ts';
import { targetOf } from '#site/search/entries.ts';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Link } from '#ui/link.tsx';

/** Most links that are shown. */
const MAX_LINKS = 6;

interface Result {
  kind: SearchKind;
  path: string;
  title: SearchResults['hits'][number]['title'];
  isInChinese?: boolean;
}

/**
 * Shown below a list without results: results from the rest of the site, those that are only in Chinese
 * first, or else popular pages.
 */
export function SiteResultsList({ results }: { results: SearchResults }) {
  const text = useMessages(listMessages);
  const popular = results.suggestions?.popular
    .slice(0, MAX_LINKS)
    .map((link): Result => ({ ...link, title: [{ text: link.title, hit: false }] }));
  const { hits, onlyInChinese } = results;
  const found: Result[] = [...onlyInChinese.map((hit) => ({ ...hit, isInChinese: true })), ...hits];
  const links = found.length > 0 ? found : (popular ?? []);
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="site-results" className="mx-auto max-w-[40rem] pb-16">
      <h2 id="site-results" className="mb-2 text-lg">
        {found.length > 0 ? text.siteResults : text.popular}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {links.map(({ kind, path, title, isInChinese }) => {
          const target = targetOf(path);
          return (
            target && (
              <li key={path}>
                <Link
                  {...target}
                  className="flex min-h-11 items-center justify-between gap-4 py-2 hover:text-key"
                >
                  <span className="min-w-0">
                    <span lang={isInChinese ? 'zh-CN' : undefined}>
                      <HighlightedText parts={title} />
                    </span>
                    {isInChinese && <span className="text-ink-muted"> {text.inChinese}</span>}
                  </span>
                  <span className="flex-none text-xs text-ink-muted">{text.kinds[kind]}</span>
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
