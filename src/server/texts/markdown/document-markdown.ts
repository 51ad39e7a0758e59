import type { ArticleText, DocumentText } from '#api/markdown/service.ts';
import { plainText, quoted } from '#content/portable-markdown/escape.ts';
import { NO_BREAK_SPACE, withoutJoiners } from '#contracts/joiners.ts';
import type { Locale } from '#contracts/locale.ts';
import { documentsMessages } from '#site/i18n/documents.ts';
import { formatDay } from '#ui/i18n/format.ts';
import { markdownTexts } from './texts.ts';

/** A document as Markdown. @param page absolute address of its page */
export function documentMarkdown(document: DocumentText, locale: Locale, page: string): string {
  const text = markdownTexts[locale];
  const { levels, updated } = documentsMessages[locale];
  const { product, level, updatedAt } = document;
  return assemble(document, locale, page, [
    ...(product === null ? [] : [text.product(product)]),
    text.level(levels[level]),
    validity(document, locale),
    updated(plainDay(updatedAt, locale)),
  ]);
}

/** An article as Markdown. @param provider the author where the article has none */
export function articleMarkdown(
  article: ArticleText,
  locale: Locale,
  page: string,
  provider: string,
): string {
  const text = markdownTexts[locale];
  const { author, category, publishedAt } = article;
  return assemble(article, locale, page, [
    text.published(plainDay(publishedAt, locale)),
    text.author(author ?? provider),
    text.category(category),
  ]);
}

/** A date without the characters that keep it on one line. */
function plainDay(date: Date, locale: Locale): string {
  const day = formatDay(date.toISOString(), locale);
  return withoutJoiners(day).replaceAll(NO_BREAK_SPACE, ' ');
}

/** The product versions that a document applies to, worded as on its page. */
function validity({ product, versionFrom, versionTo }: DocumentText, locale: Locale): string {
  const { versions } = documentsMessages[locale];
  if (product === null) return versions.general;
  if (versionFrom && versionTo) return versions.between(product, versionFrom, versionTo);
  if (versionFrom) return versions.from(product, versionFrom);
  return versionTo ? versions.to(product, versionTo) : versions.any(product);
}

function assemble(
  { title, summary, markdown }: DocumentText | ArticleText,
  locale: Locale,
  page: string,
  facts: string[],
): string {
  const parts = [
    `# ${plainText(title)}`,
    quoted(summary),
    facts.map((fact) => `- ${plainText(fact)}`).join('\n'),
    markdown.trim(),
    '---',
    markdownTexts[locale].source(`<${page}>`),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
