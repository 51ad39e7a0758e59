import type { CaseDetail } from '#api/cases/contract.ts';
import { contentSentences } from '#contracts/fact-sentences/content.ts';
import { SharePanel } from '#site/components/share.tsx';
import { useFactSentence } from '#site/fact-sentence.ts';
import { casesMessages } from '#site/i18n/cases.ts';
import { TagList } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DefinitionList } from '#ui/facts.tsx';
import { formatDay } from '#ui/i18n/format.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconArrowRight } from '#ui/icons.tsx';

/** Sidebar of a case: facts, products and a link to book something similar. */
export function CaseAside({ item }: { item: CaseDetail }) {
  const text = useMessages(casesMessages);
  const locale = useLocale();
  const sentence = useFactSentence();
  const [product] = item.products;
  return (
    <aside className="grid content-start gap-8 break-inside-avoid lg:sticky lg:top-24 lg:self-start">
      <DefinitionList
        items={[
          { term: text.customer, detail: item.customer },
          { term: text.industry, detail: item.industry.name },
          { term: text.solution, detail: item.solution.name },
          {
            term: text.acceptedOn,
            detail: item.deliveredOn && formatDay(item.deliveredOn, locale),
          },
          {
            term: text.usedProducts,
            detail: (
              <TagList
                tags={item.products.map(({ key, name }) => ({
                  label: name,
                  to: `/product/${key}`,
                }))}
              />
            ),
          },
        ]}
      />
      <section className="no-print keylight rounded-md border border-line bg-surface p-6">
        <h2 className="text-lg">{text.similar}</h2>
        <p className="mt-2 mb-5 text-sm text-ink-muted">{sentence(contentSentences.case)}</p>
        <div className="grid gap-3">
          <Button
            to="/cooperation"
            search={{
              case: item.slug,
              product: item.products.map(({ key }) => key).join(',') || undefined,
              solution: item.solution.key,
            }}
            iconEnd={IconArrowRight}
          >
            {text.book}
          </Button>
          {product && (
            <Button to={`/product/${product.key}`} variant="secondary">
              {text.aboutProduct(product.name)}
            </Button>
          )}
        </div>
      </section>
      <SharePanel kind="case" slug={item.slug} title={item.title} />
    </aside>
  );
}
