import type { Document } from '#api/documents/contract.ts';
import type { Locale } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { Badge } from '#site/components/badge.tsx';
import { Button } from '#site/components/button.tsx';
import { CopyButton } from '#site/components/copy-button.tsx';
import { DocumentItem, LevelBadge } from '#site/components/document-item.tsx';
import { IconClock, IconPrinter, IconShare } from '#site/components/icons.tsx';
import { Neighbours } from '#site/components/neighbours.tsx';
import { PageHeader } from '#site/components/page-header.tsx';
import { Prose } from '#site/components/prose.tsx';
import { FoldedContents, TableOfContents } from '#site/components/table-of-contents.tsx';
import { documentsMessages } from '#site/i18n/documents.ts';
import { formatDay } from '#site/i18n/format.ts';
import { useLocale, useMessages } from '#site/i18n/messages.tsx';
import { readingMessages } from '#site/i18n/reading.ts';
import { definePage, type ViewProps } from '#site/page.ts';
import { absoluteUrl, breadcrumbList, organization } from '#site/structured-data.ts';
import { Helpful } from './helpful.tsx';

function KnowledgeView({ data: document }: ViewProps<Document>) {
  const text = useMessages(documentsMessages);
  const common = useMessages(readingMessages);
  return (
    <article data-product={document.product?.key}>
      <PageHeader
        crumbs={[
          { label: text.title, to: '/support/document' },
          ...document.path.map(({ slug, name }) => ({
            label: name,
            to: '/support/document' as const,
            search: { section: slug },
          })),
        ]}
        heading={document.title}
        lead={document.summary}
        meta={<Facts document={document} />}
        actions={
          <>
            <CopyButton icon={IconShare} text={() => location.href.replace(/#.*$/, '')}>
              {common.copyLink}
            </CopyButton>
            <Button
              variant="secondary"
              icon={IconPrinter}
              className="noscript:hidden"
              onClick={() => window.print()}
            >
              {common.print}
            </Button>
          </>
        }
      />
      <div className="wrap grid grid-cols-1 gap-x-16 py-6 md:py-10 lg:grid-cols-[minmax(0,42em)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start gap-8">
          <FoldedContents toc={document.toc} />
          <Prose html={document.html} />
          <Helpful key={document.uid} uid={document.uid} />
          <Neighbours
            label={common.neighbours}
            previous={neighbour(document.previous, common.previous)}
            next={neighbour(document.next, common.next)}
          />
        </div>
        <aside className="no-print max-lg:hidden">
          <div className="sticky top-8 max-h-[calc(100dvh-4rem)] max-w-xs overflow-y-auto">
            <TableOfContents toc={document.toc} />
          </div>
        </aside>
      </div>
      {document.related.length > 0 && (
        <section aria-labelledby="related" className="no-print border-t border-line">
          <div className="wrap pt-10">
            <h2 id="related" className="mb-6 text-2xl">
              {text.related}
            </h2>
            <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
              {document.related.map((entry) => (
                <DocumentItem key={entry.uid} document={entry} section />
              ))}
            </ul>
          </div>
        </section>
      )}
    </article>
  );
}

function neighbour(link: Document['previous'], label: string) {
  return link ? { label, title: link.title, to: `/dmfaq/${link.uid}` as const } : null;
}

/** Level, time, what it holds for, and when it was last changed. */
function Facts({ document }: { document: Document }) {
  const text = useMessages(documentsMessages);
  const common = useMessages(readingMessages);
  const locale = useLocale();
  const { product, versionFrom, versionTo } = document;
  const { versions } = text;
  let validity: string = versions.general;
  if (product && versionFrom && versionTo) {
    validity = versions.between(product.name, versionFrom, versionTo);
  } else if (product && versionFrom) validity = versions.from(product.name, versionFrom);
  else if (product && versionTo) validity = versions.to(product.name, versionTo);
  else if (product) validity = versions.any(product.name);
  return (
    <>
      <span className="flex gap-2">
        <LevelBadge level={document.level} />
        {product && <Badge tone="key">{product.name}</Badge>}
      </span>
      <span className="flex items-center gap-1.5">
        <IconClock size={16} />
        {common.minutes(document.minutes)}
      </span>
      <span>{validity}</span>
      <time dateTime={document.updatedAt}>
        {text.updated(formatDay(document.updatedAt, locale))}
      </time>
    </>
  );
}

function structuredData(document: Document, locale: Locale, site: SiteState): object[] {
  const path = `/dmfaq/${document.uid}`;
  const provider = organization(site, locale);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: document.title,
      description: document.summary,
      inLanguage: locale === 'zh' ? 'zh-CN' : 'en',
      datePublished: document.publishedAt,
      dateModified: document.updatedAt,
      proficiencyLevel: document.level === 'beginner' ? 'Beginner' : 'Expert',
      author: provider,
      publisher: provider,
      mainEntityOfPage: absoluteUrl(site, path, locale),
    },
    breadcrumbList(site, locale, [
      { name: documentsMessages[locale].title, path: '/support/document' },
      ...document.path.map(({ slug, name }) => ({
        name,
        path: `/support/document?section=${slug}`,
      })),
      { name: document.title, path },
    ]),
  ];
}

export default definePage<Document>({
  load: ({ api, params, locale }) =>
    api('GET /documents/:uid', { params: { uid: params.uid ?? '' }, query: { locale } }),
  head: ({ data, locale, site }) => ({
    title: data.seoTitle ?? data.title,
    description: data.seoDescription ?? data.summary,
    kind: 'article',
    structuredData: structuredData(data, locale, site),
  }),
  View: KnowledgeView,
});
