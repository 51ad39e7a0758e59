import { and, asc, eq, sql } from 'drizzle-orm';
import { definePart, type PublishableKind } from '#api/publishing/kind.ts';
import { productChoices } from '#api/publishing/product-choices.ts';
import { publishedAgain, publishedNow, stateOf } from '#api/publishing/translation.ts';
import { renderMarkdown } from '#content/markdown/render.ts';
import { findMediaIn } from '#content/markdown/text-media.ts';
import {
  type ArticleShared,
  type ArticleText,
  articleShared,
  articleText,
} from '#contracts/content/article.ts';
import { type ProductKey, productKeys } from '#contracts/enums/products.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import {
  articleCategories,
  articleListing,
  articleProducts,
  articles,
  articleTranslations as texts,
} from '#db/schema/articles.ts';

const emptyShared: ArticleShared = {
  slug: '',
  category: '',
  coverId: null,
  pinned: false,
  listed: true,
  products: [],
};
const emptyText: ArticleText = {
  title: '',
  summary: '',
  authorName: null,
  body: '',
  seoTitle: null,
  seoDescription: null,
};

const textOf = (locale: Locale) =>
  definePart<ArticleText>({
    schema: articleText,
    empty: emptyText,
    async read(db, id) {
      const [row] = await db
        .select()
        .from(texts)
        .where(and(eq(texts.articleId, id), eq(texts.locale, locale)));
      if (!row) return undefined;
      const { title, summary, authorName, bodyMarkdown, seoTitle, seoDescription } = row;
      const data = { title, summary, authorName, body: bodyMarkdown, seoTitle, seoDescription };
      return { data, state: stateOf(row.status), publishedAt: row.publishedAt };
    },
    async write(db, id, { body, ...fields }) {
      const { html, toc, readingMinutes } = await renderMarkdown(body, {
        locale,
        findMedia: findMediaIn(db),
      });
      const columns = { ...fields, bodyMarkdown: body, bodyHtml: html, toc, readingMinutes };
      await db
        .insert(texts)
        .values({ articleId: id, locale, ...columns, ...publishedNow() })
        .onConflictDoUpdate({
          target: [texts.articleId, texts.locale],
          set: { ...columns, ...publishedAgain(texts) },
        });
    },
    texts: ({ title, summary, body }) => [
      { field: 'title', text: title, form: 'plain' },
      { field: 'summary', text: summary, form: 'plain' },
      { field: 'body', text: body, form: 'markdown' },
    ],
    references: () => [],
  });

const shared = definePart<ArticleShared>({
  schema: articleShared,
  empty: emptyShared,
  async read(db, id) {
    const [row] = await db.select().from(articles).where(eq(articles.id, id));
    if (!row) return undefined;
    const products = await db
      .select({ key: articleProducts.productKey })
      .from(articleProducts)
      .where(eq(articleProducts.articleId, id));
    const { slug, categoryKey, coverId, pinned, listed } = row;
    const data = {
      slug,
      category: categoryKey,
      coverId,
      pinned,
      listed,
      products: inOrder(products.map(({ key }) => key)),
    };
    return { data, state: 'published', publishedAt: null };
  },
  async write(db, id, { category, products, ...columns }) {
    await db
      .update(articles)
      .set({ ...columns, categoryKey: category })
      .where(eq(articles.id, id));
    await writeProducts(db, id, products);
  },
  texts: () => [],
  references: ({ coverId }) =>
    coverId ? [{ field: 'coverId', kind: 'media', value: coverId }] : [],
});

/** Articles of the information centre. */
export const articleKind: PublishableKind = {
  kind: 'article',
  parts: { shared, zh: textOf('zh'), en: textOf('en') },
  draftTables: [
    { table: articles, recordId: articles.id },
    { table: texts, recordId: texts.articleId },
    { table: articleProducts, recordId: articleProducts.articleId },
    { table: articleListing, recordId: articleListing.articleId },
  ],
  async create(db, data) {
    const { category, products, ...columns } = data as ArticleShared;
    const [row] = await db
      .insert(articles)
      .values({ ...columns, categoryKey: category })
      .returning({ id: articles.id });
    if (!row) throw new Error('the article was not created');
    await writeProducts(db, row.id, products);
    return row.id;
  },
  async withdraw(db, id, locale) {
    await db
      .update(texts)
      .set({ status: 'archived' })
      .where(and(eq(texts.articleId, id), eq(texts.locale, locale)));
  },
  async preview(db, id) {
    // Triggers write it, and the copies of a preview have none.
    await db.execute(sql`select refresh_article_listing(array[${id}::uuid])`);
  },
  async remove(db, id) {
    await db.delete(articles).where(eq(articles.id, id));
  },
  path: (slug) => `/show/${slug}`,
  hasEnglish: true,
  async choices(db) {
    const categories = await db
      .select()
      .from(articleCategories)
      .orderBy(asc(articleCategories.sort));
    return [
      {
        name: 'category',
        label: { zh: '分类', en: 'Category' },
        values: categories.map(({ key, nameZh, nameEn }) => ({
          value: key,
          label: { zh: nameZh, en: nameEn },
        })),
      },
      await productChoices(db),
    ];
  },
};

const inOrder = (keys: string[]): ProductKey[] => productKeys.filter((key) => keys.includes(key));

/** Leaves rows that stay as they are, so that their lists are not announced as changed. */
async function writeProducts(db: Executor, articleId: string, products: ProductKey[]) {
  const rows = await db
    .select({ key: articleProducts.productKey })
    .from(articleProducts)
    .where(eq(articleProducts.articleId, articleId));
  const before = new Set<string>(rows.map(({ key }) => key));
  const added = products.filter((key) => !before.delete(key));
  for (const key of before) {
    await db
      .delete(articleProducts)
      .where(and(eq(articleProducts.articleId, articleId), eq(articleProducts.productKey, key)));
  }
  if (added.length > 0) {
    await db.insert(articleProducts).values(added.map((productKey) => ({ articleId, productKey })));
  }
}
