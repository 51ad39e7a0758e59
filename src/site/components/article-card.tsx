import type { ArticleCard as Article } from '#api/articles/contract.ts';
import { Card } from '#ui/card.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { formatDay } from '#ui/i18n/format.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { readingMessages } from '#ui/i18n/reading.ts';
import { Phrases } from '#ui/phrases.tsx';
import { ArticleArt } from './article-art.tsx';

export function ArticleMeta({ article }: { article: Article }) {
  const text = useMessages(readingMessages);
  const locale = useLocale();
  return (
    <>
      <span className="font-semibold text-key">{article.category.name}</span>
      <time dateTime={article.publishedAt}>{formatDay(article.publishedAt, locale)}</time>
      <span>{text.minutes(article.readingMinutes)}</span>
    </>
  );
}

export function ArticleCard({
  article,
  headingLevel = 3,
  priority,
}: {
  article: Article;
  headingLevel?: 2 | 3;
  /** True for images above the fold: they are not lazy. */
  priority?: boolean;
}) {
  const { marks } = article;
  return (
    <Card
      to={`/show/${article.slug}`}
      title={marks ? <HighlightedText parts={marks.title} /> : <Phrases text={article.title} />}
      headingLevel={headingLevel}
      meta={<ArticleMeta article={article} />}
      media={<ArticleArt article={article} priority={priority} />}
    >
      <p className="line-clamp-3">
        {marks ? <HighlightedText parts={marks.summary} /> : article.summary}
      </p>
    </Card>
  );
}
