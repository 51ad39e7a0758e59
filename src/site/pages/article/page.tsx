import type { Article } from '#api/articles/contract.ts';
import type { Locale } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { ArticleHeadArt } from '#site/components/article-art.tsx';
import { ArticleCard, ArticleMeta } from '#site/components/article-card.tsx';
import { TagList } from '#site/components/badge.tsx';
import { Button } from '#site/components/button.tsx';
import { CardGrid } from '#site/components/card.tsx';
import { CopyButton } from '#site/components/copy-button.tsx';
import { IconArrowRight, IconCalendar, IconShare } from '#site/components/icons.tsx';
import { Neighbours } from '#site/components/neighbours.tsx';
import { PageHeader } from '#site/components/page-header.tsx';
import { Prose } from '#site/components/prose.tsx';
import { FoldedContents, TableOfContents } from '#site/components/table-of-contents.tsx';
import { usePick } from '#site/components/text.ts';
import { articlesMessages } from '#site/i18n/articles.ts';
import { useMessages } from '#site/i18n/messages.tsx';
import { readingMessages } from '#site/i18n/reading.ts';
import { useSite } from '#site/initial-state.ts';
import { definePage, type ViewProps } from '#site/page.ts';
import { absoluteUrl, breadcrumbList, organization } from '#site/structured-data.ts';

function ArticleView({ data: article }: ViewProps<Article>) {
  const text = useMessages(articlesMessages);
  const common = useMessages(readingMessages);
  const provider = usePick()(useSite().brandName);
  return (
    <article>
      <PageHeader
        crumbs={[
          { label: text.title, to: '/info' },
          {
            label: article.category.name,
            to: '/info',
            search: { category: article.category.key },
          },
        ]}
        heading={article.title}
        lead={article.summary}
        meta={
          <>
            <ArticleMeta article={article} />
            <span>{text.author(article.author ?? provider)}</span>
          </>
        }
        actions={
          <CopyButton icon={IconShare} text={() => location.href.replace(/#.*$/, '')}>
            {common.copyLink}
          </CopyButton>
        }
      />
      <div className="wrap grid grid-cols-1 gap-x-16 py-6 md:py-10 lg:grid-cols-[minmax(0,42em)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start gap-8">
          {article.listed && (
            <div className="no-print aspect-[16/10] overflow-hidden rounded-md sm:aspect-[2/1]">
              <ArticleHeadArt article={article} />
            </div>
          )}
          <FoldedContents toc={article.toc} />
          <Prose html={article.html} />
          {article.products.length > 0 && (
            <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
              <span className="text-sm text-ink-muted">{text.products}</span>
              <TagList
                tags={article.products.map(({ key, name }) => ({
                  label: name,
                  to: `/product/${key}`,
                }))}
              />
            </div>
          )}
          <Neighbours
            label={common.neighbours}
            previous={neighbour(article.previous, common.previous)}
            next={neighbour(article.next, common.next)}
          />
        </div>
        <aside className="no-print max-lg:hidden">
          <div className="sticky top-24 max-h-[calc(100dvh-8rem)] max-w-xs overflow-y-auto">
            <TableOfContents toc={article.toc} />
            {article.listed && <BookingHint products={article.products.map(({ key }) => key)} />}
          </div>
        </aside>
      </div>
      {article.related.length > 0 && (
        <section aria-labelledby="related" className="no-print border-t border-line">
          <div className="wrap py-10 md:py-14">
            <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
              <h2 id="related" className="text-2xl">
                {text.related}
              </h2>
              <Button to="/info" variant="ghost" iconEnd={IconArrowRight}>
                {text.toAll}
              </Button>
            </div>
            <CardGrid>
              {article.related.map((entry) => (
                <ArticleCard key={entry.uid} article={entry} />
              ))}
            </CardGrid>
          </div>
        </section>
      )}
    </article>
  );
}

function neighbour(link: Article['previous'], label: string) {
  return link ? { label, title: link.title, to: `/show/${link.uid}` as const } : null;
}

/** The way to a booking with the article's product already chosen. */
function BookingHint({ products }: { products: string[] }) {
  const text = useMessages(articlesMessages);
  return (
    <div className="mt-8 rounded-md border border-line bg-surface p-5">
      <p className="font-semibold">{text.bookTitle}</p>
      <p className="mt-1 mb-4 text-sm text-ink-muted">{text.bookText}</p>
      <Button to="/cooperation" search={{ product: products.at(-1) }} icon={IconCalendar}>
        {text.book}
      </Button>
    </div>
  );
}

function structuredData(article: Article, locale: Locale, site: SiteState): object[] {
  const path = `/show/${article.uid}`;
  const provider = organization(site, locale);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: article.title,
      description: article.summary,
      inLanguage: locale === 'zh' ? 'zh-CN' : 'en',
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      author: article.author ? { '@type': 'Organization', name: article.author } : provider,
      publisher: provider,
      mainEntityOfPage: absoluteUrl(site, path, locale),
    },
    breadcrumbList(site, locale, [
      { name: articlesMessages[locale].title, path: '/info' },
      { name: article.title, path },
    ]),
  ];
}

export default definePage<Article>({
  load: ({ api, params, locale }) =>
    api('GET /articles/:uid', { params: { uid: params.uid ?? '' }, query: { locale } }),
  head: ({ data, locale, site }) => ({
    title: data.seoTitle ?? data.title,
    description: data.seoDescription ?? data.summary,
    kind: 'article',
    hasTwin: data.hasTwin,
    structuredData: structuredData(data, locale, site),
  }),
  View: ArticleView,
});
