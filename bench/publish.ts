import { eq, like } from 'drizzle-orm';
import { renderMarkdown } from '#content/markdown/render.ts';
import type { Database } from '#db/connection.ts';
import { createRandom } from '#db/generate/random.ts';
import { writeText } from '#db/generate/text.ts';
import { articleProducts, articles, articleTranslations as texts } from '#db/schema/articles.ts';
import { CATEGORY } from './growth-requests.ts';
import { getText } from './latency.ts';

const SLUG_PREFIX = 'bench-';
/** Time limit until a published article appears. */
const LIMIT_MS = 10_000;

/**
 * Publishes articles with SQL, like the site's own content; triggers of the database do the rest.
 */
export function createPublisher(db: Database, url: string) {
  let count = 0;
  const { title, summary, bodyMarkdown } = writeText('zh', createRandom(7));

  return {
    /** Saves a draft, then publishes it, each in a transaction; returns its slug. */
    async publish(): Promise<string> {
      count += 1;
      const slug = SLUG_PREFIX + count;
      const { html, toc, readingMinutes } = await renderMarkdown(bodyMarkdown);
      const articleId = await db.transaction(async (transaction) => {
        const [row] = await transaction
          .insert(articles)
          .values({ slug, categoryKey: CATEGORY })
          .returning({ id: articles.id });
        const id = row?.id ?? '';
        await transaction.insert(articleProducts).values({ articleId: id, productKey: 'cyan' });
        await transaction.insert(texts).values({
          articleId: id,
          locale: 'zh',
          title,
          summary,
          bodyMarkdown,
          bodyHtml: html,
          toc,
          readingMinutes,
        });
        return id;
      });
      await db
        .update(texts)
        .set({ status: 'published', publishedAt: new Date() })
        .where(eq(texts.articleId, articleId));
      return slug;
    },

    /** Requests the list until it shows the article. */
    async untilShown(slug: string): Promise<void> {
      const until = Date.now() + LIMIT_MS;
      while (!(await getText(`${url}info`)).includes(`/show/${slug}"`)) {
        if (Date.now() > until) throw new Error(`${slug} was published but is not shown`);
      }
    },

    async removeAll(): Promise<void> {
      await db.delete(articles).where(like(articles.slug, `${SLUG_PREFIX}%`));
    },
  };
}
