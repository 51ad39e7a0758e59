import type { CaseDetail } from '#api/cases/contract.ts';
import { showsWipe, Wipe } from '#site/demos/cyan/wipe/wipe.ts';
import { casesMessages } from '#site/i18n/cases.ts';
import { formatNumber } from '#ui/i18n/format.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Prose } from '#ui/prose.tsx';
import { Table } from '#ui/table.tsx';
import { CaseAside } from './case-aside.tsx';
import { CaseGallery } from './case-gallery.tsx';
import { CaseHero } from './case-hero.tsx';
import { CaseNeighbours, CaseReading } from './case-onward.tsx';
import { CaseResults } from './case-results.tsx';
import { CloseCase } from './close-case.tsx';
import { type Fields, listAround } from './filters.ts';

/** One case, shown in place of the list. Closing it returns to the same list. */
export function CaseArticle({ item, search }: { item: CaseDetail; search: Fields }) {
  const text = useMessages(casesMessages);
  const list = listAround(search, item.place);
  return (
    <article data-product={item.products[0]?.key}>
      <CaseHero item={item} search={search} />
      <CaseResults figures={item.figures} />
      {/* On paper no grids: an item that a page break makes longer would cover the next one. */}
      <div className="wrap grid grid-cols-1 gap-12 py-12 md:py-16 print:block print:space-y-6 print:pt-6 print:pb-4 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-16">
        <div className="grid min-w-0 grid-cols-1 content-start gap-12 print:block print:space-y-6">
          <section className="break-inside-avoid">
            <h2 className="mb-5 text-2xl">{text.challenge}</h2>
            <Prose html={item.challengeHtml} />
          </section>
          <Prose html={item.solutionHtml} className="case-text" />
          <Equipment equipment={item.equipment} />
          {item.quote && (
            <figure className="border-s-2 border-key ps-6">
              <blockquote className="max-w-reading text-2xl leading-relaxed text-balance">
                {item.quote.text}
              </blockquote>
              <figcaption className="mt-4 text-sm text-ink-muted">{item.quote.author}</figcaption>
            </figure>
          )}
        </div>
        <CaseAside item={item} />
      </div>
      <CaseGallery gallery={item.gallery} cover={item.cover} />
      {showsWipe(item) && <Wipe />}
      <CaseNeighbours item={item} list={list} />
      <CaseReading related={item.related} />
      <p className="no-print wrap pb-16">
        <CloseCase item={item} list={list} />
      </p>
    </article>
  );
}

function Equipment({ equipment }: { equipment: CaseDetail['equipment'] }) {
  const text = useMessages(casesMessages);
  const locale = useLocale();
  if (equipment.length === 0) return null;
  return (
    <section>
      <h2 className="mb-5 text-2xl">{text.equipment}</h2>
      <Table
        caption={text.equipment}
        phone="scroll"
        rows={equipment}
        rowKey={(row) => row.name}
        columns={[
          {
            head: text.name,
            cell: (row) => (
              <>
                {row.name}
                {row.note && <span className="block text-sm text-ink-muted">{row.note}</span>}
              </>
            ),
          },
          { head: text.quantity, cell: (row) => formatNumber(row.quantity, locale), align: 'end' },
        ]}
      />
    </section>
  );
}
