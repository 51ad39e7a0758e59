import { Suspense } from 'react';
import type { Document } from '#api/documents/contract.ts';
import { DocumentItem } from '#site/components/document-item.tsx';
import { documentsMessages } from '#site/i18n/documents.ts';
import { lazyView } from '#site/lazy-view.tsx';
import { definePage, type ViewProps } from '#site/page.ts';
import { textHead } from '#site/text-head.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { readingMessages } from '#ui/i18n/reading.ts';
import { Neighbours } from '#ui/neighbours.tsx';
import { Prose } from '#ui/prose.tsx';
import { FoldedContents, TableOfContents } from '#ui/table-of-contents.tsx';
import { cx } from '#ui/text.ts';
import { CourseOutline, FoldedCourse } from './course.tsx';
import { DocumentHeader } from './document-header.tsx';
import { Finish } from './finish.tsx';

/** Parts with forms: the text can be hydrated without them. */
const MyVersion = lazyView(async () => (await import('./my-version.tsx')).MyVersion, {
  hydrate: 'touch',
});
const Helpful = lazyView(async () => (await import('./helpful.tsx')).Helpful, { hydrate: 'touch' });
/**
 * Has its own script, because most documents have no diagnosis. It does not wait for the touch: a
 * technician who comes back sees at once how far he was.
 */
const DiagnosisPanel = lazyView(async () => (await import('./diagnosis/panel.tsx')).DiagnosisPanel);

/** Columns of wide windows by the number of related documents, so that the last row is full. */
const wideColumns: Partial<Record<number, string>> = {
  3: 'lg:grid-cols-3',
  5: 'lg:grid-cols-6 lg:*:col-span-2 lg:[&>:nth-last-child(-n+2)]:col-span-3',
  6: 'lg:grid-cols-3',
};

function DocumentView({ data: document }: ViewProps<Document>) {
  const text = useMessages(documentsMessages);
  const common = useMessages(readingMessages);
  return (
    <article data-product={document.product?.key} className="reading">
      <div className="read-line no-print" aria-hidden="true" />
      <div className="wrap grid grid-cols-1 gap-x-8 py-6 print:pb-0 md:py-8 lg:grid-cols-[minmax(0,44.625rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,44.625rem)_12.5rem]">
        <aside className="no-print max-xl:hidden">
          <CourseOutline document={document} />
        </aside>
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <DocumentHeader document={document} />
          <MyVersion key={document.product?.key} document={document} />
          {document.diagnosis && (
            <Suspense>
              <DiagnosisPanel
                key={document.slug}
                document={document}
                diagnosis={document.diagnosis}
              />
            </Suspense>
          )}
          <div>
            <FoldedContents toc={document.toc} />
            <Prose html={document.html} />
          </div>
          <Finish document={document} />
          <FoldedCourse document={document} />
          <Helpful key={document.slug} {...document} />
          <Neighbours
            label={common.neighbours}
            previous={neighbour(document.previous, common.previous)}
            next={neighbour(document.next, common.next)}
          />
        </div>
        <aside className="no-print max-lg:hidden">
          <div className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto">
            <TableOfContents toc={document.toc} />
          </div>
        </aside>
      </div>
      {document.related.length > 0 && (
        <section aria-labelledby="related" className="no-print mt-4 border-t border-line">
          <div className="wrap pt-8">
            <h2 id="related" className="mb-4 text-xl">
              {text.related}
            </h2>
            <ul
              className={cx(
                'grid gap-4 md:grid-cols-2 md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2',
                wideColumns[document.related.length] ?? 'lg:grid-cols-4',
              )}
            >
              {document.related.map((entry) => (
                <DocumentItem key={entry.slug} document={entry} section />
              ))}
            </ul>
          </div>
        </section>
      )}
    </article>
  );
}

function neighbour(link: Document['previous'], label: string) {
  return link ? { label, title: link.title, to: `/dmfaq/${link.slug}` as const } : null;
}

export default definePage<Document>({
  load: async ({ api, params, locale }) => {
    const query = { params: { slug: params.uid ?? '' }, query: { locale } };
    const document = await api('GET /documents/:slug', query);
    const parts = [MyVersion, Helpful, ...(document.diagnosis ? [DiagnosisPanel] : [])];
    await Promise.all(parts.map((part) => part.load()));
    return document;
  },
  counterpart: (data) => data.articleInOther && `/show/${data.articleInOther}`,
  head({ data, locale, site }) {
    const { title } = documentsMessages[locale];
    const section = data.path.at(-1)?.name;
    return {
      ...textHead({
        site,
        locale,
        text: data,
        path: `/dmfaq/${data.slug}`,
        section,
        eyebrow: section ?? title,
        product: data.product?.key,
        ancestors: [
          { name: title, path: '/support/document' },
          ...data.path.map(({ slug, name }) => ({
            name,
            path: `/support/document?section=${slug}`,
          })),
        ],
        kind: 'TechArticle',
        expects: data.level === 'beginner' ? 'Beginner' : 'Expert',
        minutes: data.minutes,
      }),
      markdown: `/dmfaq/${data.slug}.md`,
    };
  },
  View: DocumentView,
});
