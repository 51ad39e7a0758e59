import { renderMarkdown } from '#content/markdown/render.ts';
import type { Executor } from '../connection.ts';
import {
  articleCategories,
  articleProducts,
  articles,
  articleTranslations,
} from '../schema/articles.ts';
import { mediaIds, seedTextMedia } from './media.ts';
import { readSeedTexts, type SeedText, seedMoment } from './texts.ts';

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
  { key: 'practice', nameZh: '实践方法', nameEn: 'Know-how' },
  { key: 'industry', nameZh: '行业观点', nameEn: 'Insights' },
  { key: 'company', nameZh: '公司新闻', nameEn: 'Company' },
  { key: 'legal', nameZh: '法律声明', nameEn: 'Legal' },
];

/**
 * Writes the articles of the information centre in their languages, including the privacy notice.
 * Some are English only: their Chinese text is a document of the learning centre, which has no
 * English pages.
 */
export async function seedArticles(db: Executor): Promise<void> {
  await db
    .insert(articleCategories)
    .values(categorySeeds.map((category, sort) => ({ ...category, sort })));
  const texts = readSeedTexts<ArticleFront>('articles');
  const fronts = frontsBySlug(texts);
  const pictures = await mediaIds(db);
  const rows = await db
    .insert(articles)
    .values(
      fronts.map(({ slug, category, pinned, listed }) => ({
        slug,
        categoryKey: category,
        coverId: pictures.get(`article-${slug}`) ?? null,
        pinned,
        listed: listed ?? true,
      })),
    )
    .returning({ id: articles.id, slug: articles.slug });
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  const idOf = (slug: string) => ids.get(slug) ?? '';
  const translations = [];
  for (const { locale, front, markdown } of texts) {
    const { html, toc, readingMinutes } = await renderMarkdown(markdown, {
      locale,
      findMedia: seedTextMedia(db),
    });
    translations.push({
      articleId: idOf(front.slug),
      locale,
      status: 'published' as const,
      publishedAt: seedMoment(front.publishedAt),
      title: front.title,
      summary: front.summary,
      authorName: front.author,
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
      fronts.flatMap(({ slug, products }) =>
        products.map((productKey) => ({ articleId: idOf(slug), productKey })),
      ),
    );
}

/** What the languages of an article share, once for each article. */
function frontsBySlug(texts: SeedText<ArticleFront>[]): ArticleFront[] {
  return [...new Map(texts.map(({ front }) => [front.slug, front])).values()];
}
