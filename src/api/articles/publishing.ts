import { sql } from 'drizzle-orm';
import { choicesIn, productChoices } from '#api/publishing/choices.ts';
import { mediaReferences, type PublishableKind, plainTexts } from '#api/publishing/kind.ts';
import { storedKind } from '#api/publishing/stored/kind.ts';
import { productList } from '#api/publishing/stored/product-list.ts';
import { renderMarkdown } from '#content/markdown/render.ts';
import { findMediaIn } from '#content/markdown/text-media.ts';
import { articleShared, articleText } from '#contracts/content/article.ts';
import {
  articleCategories,
  articleListing,
  articleProducts,
  articles,
  articleTranslations,
} from '#db/schema/articles.ts';

/** Articles of the information centre. */
export const articleKind: PublishableKind = storedKind({
  kind: 'article',
  shared: {
    schema: articleShared,
    empty: { pinned: false, listed: true },
    table: articles,
    columns: { category: 'categoryKey' },
    lists: { products: productList(articleProducts, 'articleId') },
    references: ({ coverId }) => mediaReferences({ coverId }),
  },
  text: {
    schema: articleText,
    table: articleTranslations,
    recordId: 'articleId',
    columns: { body: 'bodyMarkdown' },
    async made({ body }, { db, locale }) {
      const options = { locale, findMedia: findMediaIn(db) };
      const { html, toc, readingMinutes } = await renderMarkdown(body, options);
      return { bodyHtml: html, toc, readingMinutes };
    },
    texts: ({ title, summary, body }) => [
      ...plainTexts({ title, summary }),
      { field: 'body', text: body, form: 'markdown' },
    ],
  },
  alsoDrafted: [{ table: articleListing, recordId: articleListing.articleId }],
  async preview(db, id) {
    // Triggers write it, and the copies of a preview have none.
    await db.execute(sql`select refresh_article_listing(array[${id}::uuid])`);
  },
  path: (slug) => `/show/${slug}`,
  hasEnglish: true,
  choices: async (db) => [
    await choicesIn(db, articleCategories, {
      name: 'category',
      label: { zh: '分类', en: 'Category' },
    }),
    await productChoices(db),
  ],
});
