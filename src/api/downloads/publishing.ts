import { and, eq, ne, sql } from 'drizzle-orm';
import { productChoices } from '#api/publishing/choices.ts';
import { mediaReferences, type PublishableKind, plainTexts } from '#api/publishing/kind.ts';
import { storedKind } from '#api/publishing/stored/kind.ts';
import { downloadShared, downloadText } from '#contracts/content/download.ts';
import { type Platform, platforms } from '#contracts/enums/downloads.ts';
import { AppError } from '#contracts/errors.ts';
import { downloadReleases, downloads, downloadTranslations } from '#db/schema/downloads.ts';

/** Programs to download. Their versions are issued one by one: see releases.ts. */
export const downloadKind: PublishableKind = storedKind({
  kind: 'download',
  shared: {
    schema: downloadShared,
    empty: { sort: 0, visible: true, isSample: false },
    table: downloads,
    columns: { product: 'productKey' },
    references: ({ iconId, storeUrl }) => [
      ...mediaReferences({ iconId }),
      ...(storeUrl ? [{ field: 'storeUrl', kind: 'link', value: storeUrl } as const] : []),
    ],
  },
  text: {
    schema: downloadText,
    table: downloadTranslations,
    recordId: 'downloadId',
    texts: ({ title, summary }) => plainTexts({ title, summary }),
  },
  alsoDrafted: [{ table: downloadReleases, recordId: downloadReleases.downloadId }],
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
});

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
