import type { ArticleCard } from '#api/articles/contract.ts';
import { ArticleHeadArt } from '#site/components/article-art.tsx';
import { ArticleMeta } from '#site/components/article-card.tsx';
import { Badge } from '#site/components/badge.tsx';
import { articlesMessages } from '#site/i18n/articles.ts';
import { useMessages } from '#site/i18n/messages.tsx';
import { Link } from '#site/link.tsx';

/** The pinned article that opens the list, as wide as two others. */
export function LeadArticle({ article }: { article: ArticleCard }) {
  const text = useMessages(articlesMessages);
  return (
    <article className="card sm:col-span-2 lg:flex-row">
      <div className="card-media aspect-[16/10] lg:aspect-auto lg:w-[54%]">
        <ArticleHeadArt article={article} />
      </div>
      <div className="flex grow flex-col justify-center gap-3 p-5 md:p-6 lg:w-[46%]">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted">
          <Badge tone="key">{text.pinned}</Badge>
          <ArticleMeta article={article} />
        </div>
        <h3 className="text-2xl">
          <Link to={`/show/${article.uid}`} className="card-link">
            {article.title}
          </Link>
        </h3>
        <p className="text-ink-muted">{article.summary}</p>
      </div>
    </article>
  );
}
