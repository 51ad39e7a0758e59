import { eq } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { readPartStatus, writePart } from '#api/publishing/parts.ts';
import { publishNow } from '#api/publishing/release.ts';
import { AppError } from '#contracts/errors.ts';
import { locales } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { articles, articleTranslations } from '#db/schema/articles.ts';
import { messages } from './messages.ts';

/** The article that shows the notice, at `/show/privacy`. */
const PAGE_SLUG = 'privacy';

/** Texts of a version. */
interface NoticeTexts {
  bodyZhMarkdown: string;
  bodyEnMarkdown: string;
}

/** The text that the page has now; empty without the page. */
export async function noticeOnPage(db: Executor): Promise<NoticeTexts> {
  const rows = await db
    .select({ locale: articleTranslations.locale, body: articleTranslations.bodyMarkdown })
    .from(articleTranslations)
    .innerJoin(articles, eq(articles.id, articleTranslations.articleId))
    .where(eq(articles.slug, PAGE_SLUG));
  const bodyIn = (locale: string) => rows.find((row) => row.locale === locale)?.body ?? '';
  return { bodyZhMarkdown: bodyIn('zh'), bodyEnMarkdown: bodyIn('en') };
}

/**
 * Publishes a version on the page of the notice, with the check and the history of any content.
 * @throws AppError CONFLICT if the page has drafts, PUBLICATION_BLOCKED
 */
export async function publishOnPage(
  site: SiteAddresses,
  { version, bodyZhMarkdown, bodyEnMarkdown }: NoticeTexts & { version: string },
  call: StaffWriteCall,
): Promise<void> {
  const { transaction } = call;
  const [article] = await transaction
    .select({ id: articles.id })
    .from(articles)
    .where(eq(articles.slug, PAGE_SLUG));
  if (!article) return;
  const record = { id: article.id, kind: 'article' } as const;
  const bodies = { zh: bodyZhMarkdown, en: bodyEnMarkdown };
  const parts = [];
  for (const part of locales) {
    const status = await readPartStatus(transaction, record, part);
    if (status.draft) throw new AppError('CONFLICT', { messages: messages.pageDraft });
    if (!status.stored) continue;
    const draft = { ...status.stored.data, body: bodies[part] };
    parts.push({ part, version: await writePart(transaction, article.id, status, { draft }) });
  }
  if (parts.length === 0) return;
  await publishNow(site, article.id, { parts, note: version, minor: false }, call);
}
