import type { Article } from '#api/articles/contract.ts';
import { contentSentences } from '#contracts/fact-sentences/content.ts';
import { ArticleHeadArt } from '#site/components/article-art.tsx';
import { ArticleMeta } from '#site/components/article-card.tsx';
import { Share, SharePanel } from '#site/components/share.tsx';
import { useFactSentence } from '#site/fact-sentence.ts';
import { articlesMessages } from '#site/i18n/articles.ts';
import { useSite } from '#site/initial-state.ts';
import { definePage, type ViewProps } from '#site/page.ts';
import { absoluteUrl } from '#site/routing/absolute-url.ts';
import { textHead } from '#site/text-head.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { readingMessages } from '#ui/i18n/reading.ts';
import { IconCalendar } from '#ui/icons.tsx';
import { Neighbours } from '#ui/neighbours.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Phrases } from '#ui/phrases.tsx';
import { Prose } from '#ui/prose.tsx';
import { FoldedContents, TableOfContents } from '#ui/table-of-contents.tsx';
import { usePick } from '#ui/text.ts';
import { ArticleCases, ArticleProducts, RelatedArticles } from './further.tsx';

function ArticleView({ data: article }: ViewProps<Article>) {
  const text = useMessages(articlesMessages);
  const common = useMessages(readingMessages);
  const provider = usePick()(useSite().brandName);
  const share = { kind: 'article', slug: article.slug, title: article.title } as const;
  return (
    // The header marks the list of articles by it.
    <article data-section="articles">
      <PageHeader
        crumbs={[
          { label: text.title, to: '/info' },
          // The category of a notice has no list of its own.
          ...(article.listed
            ? [
                {
                  label: article.category.name,
                  to: '/info' as const,
                  search: { category: article.category.key },
                },
              ]
            : []),
        ]}
        heading={<Phrases text={article.title} />}
        lead={article.summary}
        meta={
          <>
            <ArticleMeta article={article} />
            <span>{text.author(article.author ?? provider)}</span>
          </>
        }
        actions={<Share {...share} />}
      />
      <div className="wrap grid grid-cols-1 gap-x-16 py-6 print:block print:pt-4 print:pb-0 md:py-10 lg:grid-cols-[minmax(0,44.625rem)_20rem] lg:justify-between">
        <div className="grid min-w-0 grid-cols-1 content-start gap-8 print:block">
          {article.listed && (
            <div className="no-print aspect-[16/10] overflow-hidden rounded-md sm:aspect-[2/1]">
              <ArticleHeadArt article={article} />
            </div>
          )}
          <div>
            <FoldedContents toc={article.toc} />
            <Prose html={article.html} />
            <SourceLine slug={article.slug} />
          </div>
          {article.listed && (
            <>
              <ArticleProducts products={article.products} />
              <SharePanel {...share} />
            </>
          )}
          <Neighbours
            label={common.neighbours}
            previous={neighbour(article.previous, common.previous)}
            next={neighbour(article.next, common.next)}
          />
        </div>
        <aside className="no-print max-lg:hidden">
          <div className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto">
            <TableOfContents toc={article.toc} />
            {article.listed && <BookingHint products={article.products.map(({ key }) => key)} />}
          </div>
        </aside>
      </div>
      <ArticleCases cases={article.cases} />
      <RelatedArticles articles={article.related} />
    </article>
  );
}

function neighbour(link: Article['previous'], label: string) {
  return link ? { label, title: link.title, to: `/show/${link.slug}` as const } : null;
}

/** Link to the booking page with the article's product preselected. */
function BookingHint({ products }: { products: string[] }) {
  const text = useMessages(articlesMessages);
  const sentence = useFactSentence();
  return (
    <div className="mt-8 rounded-md border border-line bg-surface p-5">
      <p className="font-semibold">{text.bookTitle}</p>
      <p className="mt-1 mb-4 text-sm text-ink-muted">{sentence(contentSentences.article)}</p>
      <Button to="/cooperation" search={{ product: products.at(-1) }} icon={IconCalendar}>
        {text.book}
      </Button>
    </div>
  );
}

/** Origin of a printed text. */
function SourceLine({ slug }: { slug: string }) {
  const text = useMessages(articlesMessages);
  const site = useSite();
  const locale = useLocale();
  return (
    <p className="print-only mt-6 hidden border-t border-line pt-3 text-sm">
      {text.source(absoluteUrl(site, `/show/${slug}`, locale))}
    </p>
  );
}

export default definePage<Article>({
  load: ({ api, params, locale }) =>
    api('GET /articles/:slug', { params: { slug: params.uid ?? '' }, query: { locale } }),
  hasOtherLanguage: (data) => data.hasOtherLanguage,
  counterpart: (data) => data.documentInOther && `/dmfaq/${data.documentInOther}`,
  head: ({ data, locale, site }) => ({
    ...textHead({
      site,
      locale,
      text: data,
      path: `/show/${data.slug}`,
      section: data.category.name,
      eyebrow: data.category.name,
      product: data.products.at(-1)?.key,
      ancestors: [{ name: articlesMessages[locale].title, path: '/info' }],
      kind: data.listed ? 'NewsArticle' : 'Article',
      author: data.author,
      minutes: data.readingMinutes,
    }),
    feed: { title: articlesMessages[locale].title, path: '/info/feed' },
    markdown: `/show/${data.slug}.md`,
  }),
  View: ArticleView,
});
