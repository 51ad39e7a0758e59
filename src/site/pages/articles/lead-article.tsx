import type { ArticleCard } from '#api/articles/contract.ts';
import { ArticleArt } from '#site/components/article-art.tsx';
import { ArticleMeta } from '#site/components/article-card.tsx';
import { articlesMessages } from '#site/i18n/articles.ts';
import { Badge } from '#ui/badge.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Link } from '#ui/link.tsx';
import { Phrases } from '#ui/phrases.tsx';

/** The pinned article at the top of the list. On wide screens it takes two columns and two rows. */
export function LeadArticle({ article }: { article: ArticleCard }) {
  const text = useMessages(articlesMessages);
  return (
    <article className="card card-lead sm:col-span-2 lg:row-span-2">
      <div className="card-media aspect-[16/10] lg:aspect-auto lg:min-h-0 lg:grow">
        <ArticleArt
          article={article}
          priority
          sizes="(min-width: 1280px) 792px, (min-width: 1024px) 66vw, 100vw"
        />
      </div>
      <div className="flex flex-col gap-3 p-5 md:p-8">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted">
          <Badge tone="key">{text.pinned}</Badge>
          <ArticleMeta article={article} />
        </div>
        <h3 className="text-2xl lg:text-3xl">
          <Link to={`/show/${article.slug}`} className="card-link">
            <Phrases text={article.title} />
          </Link>
        </h3>
        <p className="max-w-reading text-ink-muted">{article.summary}</p>
      </div>
    </article>
  );
}
