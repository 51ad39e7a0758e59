import type { Executor } from '../connection.ts';
import { renderMarkdown } from '../content/markdown.ts';
import {
  articleCategories,
  articleProducts,
  articles,
  articleTranslations,
} from '../schema/articles.ts';
import { readSeedTexts, seedMoment } from './texts.ts';

interface ArticleFront {
  slug: string;
  category: string;
  title: string;
  summary: string;
  publishedAt: string;
  author: string;
  pinned: boolean;
  listed?: boolean;
  products: string[];
}

const categorySeeds = [
  { key: 'product', nameZh: '产品动态', nameEn: 'Product news' },
  { key: 'industry', nameZh: '行业观点', nameEn: 'Insights' },
  { key: 'company', nameZh: '公司新闻', nameEn: 'Company' },
  { key: 'legal', nameZh: '法律声明', nameEn: 'Legal' },
];

/** Writes the articles of the information centre in both languages, the privacy notice included. */
export async function seedArticles(db: Executor): Promise<void> {
  await db
    .insert(articleCategories)
    .values(categorySeeds.map((category, sort) => ({ ...category, sort })));
  const texts = readSeedTexts<ArticleFront>('articles');
  const originals = texts.filter(({ locale }) => locale === 'zh').map(({ front }) => front);
  const rows = await db
    .insert(articles)
    .values(
      originals.map(({ slug, category, pinned, listed, author }) => ({
        slug,
        categoryKey: category,
        pinned,
        listed: listed ?? true,
        authorName: author,
      })),
    )
    .returning({ id: articles.id, slug: articles.slug });
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  const idOf = (slug: string) => ids.get(slug) ?? '';
  const translations = [];
  for (const { locale, front, markdown } of texts) {
    const { html, toc, readingMinutes } = await renderMarkdown(markdown);
    translations.push({
      articleId: idOf(front.slug),
      locale,
      status: 'published' as const,
      publishedAt: seedMoment(front.publishedAt),
      title: front.title,
      summary: front.summary,
      bodyMarkdown: markdown,
      bodyHtml: html,
      toc,
      readingMinutes,
    });
  }
  await db.insert(articleTranslations).values(translations);
  await db
    .insert(articleProducts)
    .values(
      originals.flatMap(({ slug, products }) =>
        products.map((productKey) => ({ articleId: idOf(slug), productKey })),
      ),
    );
}
