import type { ReactNode } from 'react';
import type { Article } from '#api/articles/contract.ts';
import { ArticleCard } from '#site/components/article-card.tsx';
import { articlesMessages } from '#site/i18n/articles.ts';
import { Button } from '#ui/button.tsx';
import { CardGrid } from '#ui/card.tsx';
import { CaseCardView } from '#ui/case-card.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconArrowRight } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import type { Target } from '#ui/link-target.ts';

/** The products of an article, each with its slogan and accent colour. */
export function ArticleProducts({ products }: { products: Article['products'] }) {
  const text = useMessages(articlesMessages);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="products" className="no-print border-t border-line pt-6">
      <h2 id="products" className="mb-4 text-lg">
        {text.products}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {products.map(({ key, name, tagline }) => (
          <li key={key} data-product={key} className="flex">
            <Link
              to={`/product/${key}`}
              className="flex grow items-center gap-3 rounded-md border border-line border-s-4 border-s-key bg-surface px-4 py-3 hover:border-key"
            >
              <span className="min-w-0 grow">
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-ink-muted">{tagline}</span>
              </span>
              <IconArrowRight size={18} className="text-key" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Customers who use the products of the article. */
export function ArticleCases({ cases }: { cases: Article['cases'] }) {
  const text = useMessages(articlesMessages);
  if (cases.length === 0) return null;
  return (
    <Further id="cases" title={text.cases} more={{ label: text.toCases, to: '/cases' }}>
      <CardGrid columns={2}>
        {cases.map((entry) => (
          <CaseCardView key={entry.slug} item={entry} />
        ))}
      </CardGrid>
    </Further>
  );
}

export function RelatedArticles({ articles }: { articles: Article['related'] }) {
  const text = useMessages(articlesMessages);
  if (articles.length === 0) return null;
  return (
    <Further id="related" title={text.related} more={{ label: text.toAll, to: '/info' }}>
      <div className="sm:max-lg:[&_.card:nth-child(3)]:hidden">
        <CardGrid>
          {articles.map((entry) => (
            <ArticleCard key={entry.slug} article={entry} />
          ))}
        </CardGrid>
      </div>
    </Further>
  );
}

/** A band of cards below the text, with a link to the full list. */
function Further({
  id,
  title,
  more,
  children,
}: {
  id: string;
  title: string;
  more: { label: string } & Target;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="no-print border-t border-line">
      <div className="wrap py-10 md:py-14">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          <Button to={more.to} variant="ghost" flush iconEnd={IconArrowRight}>
            {more.label}
          </Button>
        </div>
        {children}
      </div>
    </section>
  );
}
