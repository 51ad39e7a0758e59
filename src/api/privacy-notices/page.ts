import { eq } from 'drizzle-orm';
import { publishedAgain, publishedNow } from '#api/publishing/translation.ts';
import { renderMarkdown } from '#content/markdown/render.ts';
import { findMediaIn } from '#content/markdown/text-media.ts';
import { locales } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { articleCategories, articles, articleTranslations as texts } from '#db/schema/articles.ts';
import type { privacyNotices } from '#db/schema/privacy.ts';

/** The row of `articles` behind `/show/privacy`. It is no record of the articles in the back office. */
const PAGE_SLUG = 'privacy';
const category = { key: 'legal', nameZh: '法律声明', nameEn: 'Legal' };
const titles = { zh: '隐私声明', en: 'Privacy notice' };

type Notice = typeof privacyNotices.$inferSelect;

/** Shows a version on the page of the notice, which the first version creates. */
export async function showOnPage(db: Executor, notice: Notice): Promise<void> {
  const articleId = await ensurePage(db);
  const bodies = { zh: notice.bodyZhMarkdown, en: notice.bodyEnMarkdown };
  for (const locale of locales) {
    const bodyMarkdown = bodies[locale];
    const { html, toc, readingMinutes } = await renderMarkdown(bodyMarkdown, {
      locale,
      findMedia: findMediaIn(db),
    });
    const columns = { bodyMarkdown, bodyHtml: html, toc, readingMinutes };
    await db
      .insert(texts)
      .values({ articleId, locale, title: titles[locale], ...columns, ...publishedNow() })
      .onConflictDoUpdate({
        target: [texts.articleId, texts.locale],
        set: { ...columns, ...publishedAgain(texts) },
      });
  }
}

async function ensurePage(db: Executor): Promise<string> {
  await db.insert(articleCategories).values(category).onConflictDoNothing();
  await db
    .insert(articles)
    .values({ slug: PAGE_SLUG, categoryKey: category.key, listed: false })
    .onConflictDoNothing();
  const [page] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(eq(articles.slug, PAGE_SLUG));
  if (!page) throw new Error('the page of the privacy notice was not created');
  return page.id;
}
