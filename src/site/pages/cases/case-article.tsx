import type { CaseDetail } from '#api/cases/contract.ts';
import { sceneArt } from '#contracts/values/art.ts';
import { Badge, TagList } from '#site/components/badge.tsx';
import { Breadcrumbs } from '#site/components/breadcrumbs.tsx';
import { Button } from '#site/components/button.tsx';
import { Stat } from '#site/components/facts.tsx';
import { IconArrowRight, IconClose } from '#site/components/icons.tsx';
import { Phrases } from '#site/components/phrases.tsx';
import { HeadArt } from '#site/components/picture.tsx';
import { Prose } from '#site/components/prose.tsx';
import { Table } from '#site/components/table.tsx';
import { casesMessages } from '#site/i18n/cases.ts';
import { commonMessages } from '#site/i18n/common.ts';
import { useMessages } from '#site/i18n/messages.tsx';
import { Link } from '#site/link.tsx';
import { filtersOf } from './filters.ts';

/** One case, opened above the list; closing it leads back to the list as it was filtered. */
export function CaseArticle({
  item,
  search,
}: {
  item: CaseDetail;
  search: Record<string, string>;
}) {
  const text = useMessages(casesMessages);
  const [product] = item.products;
  return (
    <article data-product={product?.key} className="keylight">
      <CaseHead item={item} filters={filtersOf(search)} />
      <div className="wrap grid gap-12 pb-20 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-16">
        <div className="grid content-start gap-12">
          <section>
            <h2 className="mb-5 text-2xl">{text.challenge}</h2>
            <Prose html={item.challengeHtml} />
          </section>
          <section>
            <h2 className="mb-5 text-2xl">{text.solution}</h2>
            <Prose html={item.solutionHtml} />
          </section>
          {item.quote && (
            <figure className="max-w-reading border-s-2 border-key ps-6">
              <blockquote className="text-xl leading-relaxed">{item.quote.text}</blockquote>
              <figcaption className="mt-4 text-sm text-ink-muted">{item.quote.author}</figcaption>
            </figure>
          )}
          {item.equipment.length > 0 && (
            <section>
              <h2 className="mb-5 text-2xl">{text.equipment}</h2>
              <Table
                caption={text.equipment}
                hideCaption
                phone="scroll"
                rows={item.equipment}
                rowKey={(row) => row.name}
                columns={[
                  { head: text.name, cell: (row) => row.name },
                  { head: text.quantity, cell: (row) => row.quantity, align: 'end' },
                ]}
              />
            </section>
          )}
        </div>
        <aside className="grid content-start gap-10 lg:sticky lg:top-24 lg:self-start">
          <section>
            <h2 className="mb-6 text-xl">{text.results}</h2>
            <div className="grid gap-8">
              {item.figures.map((figure) => (
                <Stat key={figure.label} {...figure} />
              ))}
            </div>
          </section>
          <section>
            <h2 className="mb-4 text-xl">{text.usedProducts}</h2>
            <TagList
              tags={item.products.map(({ key, name }) => ({ label: name, to: `/product/${key}` }))}
            />
          </section>
          <section className="card p-6">
            <h2 className="text-lg">{text.similar}</h2>
            <p className="mt-2 mb-5 text-sm text-ink-muted">{text.similarText}</p>
            <Button
              to="/cooperation"
              search={{ product: product?.key, scene: item.scene.key }}
              iconEnd={IconArrowRight}
            >
              {text.similar}
            </Button>
          </section>
        </aside>
      </div>
    </article>
  );
}

function CaseHead({ item, filters }: { item: CaseDetail; filters: Record<string, string> }) {
  const text = useMessages(casesMessages);
  const common = useMessages(commonMessages);
  return (
    <header className="wrap pt-8 pb-12 md:pt-12">
      <div className="flex items-start justify-between gap-4">
        <Breadcrumbs
          crumbs={[
            { label: common.home, to: '/' },
            { label: text.crumb, to: '/cases' },
            { label: item.customer },
          ]}
        />
        <Link
          to="/cases"
          search={filters}
          aria-label={text.close}
          className="btn btn-secondary size-11 shrink-0 px-0"
        >
          <IconClose />
        </Link>
      </div>
      <div className="mt-4 grid items-center gap-10 lg:grid-cols-[6fr_5fr] lg:gap-16">
        <div>
          <p className="mb-4 flex flex-wrap items-center gap-3 text-sm text-ink-muted">
            <Badge tone="key">{item.industry.name}</Badge>
            <Badge>{item.scene.name}</Badge>
            <span>{item.customer}</span>
          </p>
          <h1 className="text-4xl">
            <Phrases text={item.title} />
          </h1>
          <p className="mt-5 text-lg text-ink-muted">{item.summary}</p>
        </div>
        <div className="viewfinder aspect-[16/10] overflow-hidden rounded-lg border border-line">
          <HeadArt art={sceneArt(item.scene.key)} alt={item.scene.name} />
        </div>
      </div>
    </header>
  );
}
