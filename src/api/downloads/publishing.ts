import { and, eq, ne, sql } from 'drizzle-orm';
import { definePart, type PublishableKind } from '#api/publishing/kind.ts';
import { productChoices } from '#api/publishing/product-choices.ts';
import { publishedAgain, publishedNow, stateOf } from '#api/publishing/translation.ts';
import {
  type DownloadShared,
  type DownloadText,
  downloadShared,
  downloadText,
} from '#contracts/content/download.ts';
import { type Platform, platforms } from '#contracts/enums/downloads.ts';
import type { ProductKey } from '#contracts/enums/products.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import {
  downloadReleases,
  downloads,
  downloadTranslations as texts,
} from '#db/schema/downloads.ts';

const emptyShared: DownloadShared = {
  slug: '',
  product: '' as ProductKey,
  platform: '' as Platform,
  storeUrl: null,
  iconId: null,
  sort: 0,
  visible: true,
  isSample: false,
};

const textOf = (locale: Locale) =>
  definePart<DownloadText>({
    schema: downloadText,
    empty: { title: '', summary: '' },
    async read(db, id) {
      const [row] = await db
        .select()
        .from(texts)
        .where(and(eq(texts.downloadId, id), eq(texts.locale, locale)));
      if (!row) return undefined;
      const { title, summary } = row;
      return { data: { title, summary }, state: stateOf(row.status), publishedAt: row.publishedAt };
    },
    async write(db, id, columns) {
      await db
        .insert(texts)
        .values({ downloadId: id, locale, ...columns, ...publishedNow() })
        .onConflictDoUpdate({
          target: [texts.downloadId, texts.locale],
          set: { ...columns, ...publishedAgain(texts) },
        });
    },
    texts: ({ title, summary }) => [
      { field: 'title', text: title, form: 'plain' },
      { field: 'summary', text: summary, form: 'plain' },
    ],
    references: () => [],
  });

const shared = definePart<DownloadShared>({
  schema: downloadShared,
  empty: emptyShared,
  async read(db, id) {
    const [row] = await db.select().from(downloads).where(eq(downloads.id, id));
    if (!row) return undefined;
    const { slug, productKey, platform, storeUrl, iconId, sort, visible, isSample } = row;
    const product = productKey as ProductKey;
    const data = { slug, product, platform, storeUrl, iconId, sort, visible, isSample };
    return { data, state: 'published', publishedAt: null };
  },
  async write(db, id, data) {
    await db.update(downloads).set(columnsOf(data)).where(eq(downloads.id, id));
  },
  texts: () => [],
  references: ({ iconId, storeUrl }) => [
    ...(iconId ? [{ field: 'iconId', kind: 'media', value: iconId } as const] : []),
    ...(storeUrl ? [{ field: 'storeUrl', kind: 'link', value: storeUrl } as const] : []),
  ],
});

function columnsOf({ product, ...columns }: DownloadShared) {
  return { ...columns, productKey: product };
}

/** Programs to download. Their versions are issued one by one: see releases.ts. */
export const downloadKind: PublishableKind = {
  kind: 'download',
  parts: { shared, zh: textOf('zh'), en: textOf('en') },
  draftTables: [
    { table: downloads, recordId: downloads.id },
    { table: texts, recordId: texts.downloadId },
    { table: downloadReleases, recordId: downloadReleases.downloadId },
  ],
  async create(db, data) {
    const [row] = await db
      .insert(downloads)
      .values(columnsOf(data as DownloadShared))
      .returning({ id: downloads.id });
    if (!row) throw new Error('the download was not created');
    return row.id;
  },
  async withdraw(db, id, locale) {
    await db
      .update(texts)
      .set({ status: 'archived' })
      .where(and(eq(texts.downloadId, id), eq(texts.locale, locale)));
  },
  async checkRemoval(db, id) {
    const [issued] = await db
      .select({ id: downloadReleases.id })
      .from(downloadReleases)
      .where(and(eq(downloadReleases.downloadId, id), ne(downloadReleases.status, 'draft')))
      .limit(1);
    if (issued) throw new AppError('CONFLICT', { messages: hasIssued });
  },
  async preview(db, id) {
    await db
      .update(downloadReleases)
      .set({ status: 'published', publishedAt: sql`now()` })
      .where(and(eq(downloadReleases.downloadId, id), eq(downloadReleases.status, 'draft')));
  },
  async remove(db, id) {
    await db.delete(downloads).where(eq(downloads.id, id));
  },
  path: (slug) => `/support/download?program=${slug}`,
  hasEnglish: true,
  async choices(db) {
    return [
      await productChoices(db),
      {
        name: 'platform',
        label: { zh: '平台', en: 'Platform' },
        values: platforms.map((value) => ({ value, label: platformNames[value] })),
      },
    ];
  },
};

const platformNames: Record<Platform, { zh: string; en: string }> = {
  windows: { zh: 'Windows', en: 'Windows' },
  macos: { zh: 'macOS', en: 'macOS' },
  ios: { zh: 'iOS', en: 'iOS' },
  android: { zh: 'Android', en: 'Android' },
  linux: { zh: 'Linux', en: 'Linux' },
  web: { zh: '浏览器', en: 'Web' },
};

const hasIssued = {
  zh: '这个软件已经发布过版本，下载过的人还要用它们的校验值，所以不能删除。可以在“共用设置”里取消显示。',
  en: 'Versions of this program were issued, and people check their files by them, so it cannot be deleted. Hide it in the shared settings instead.',
};
