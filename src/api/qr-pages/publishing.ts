import { and, asc, eq, notInArray } from 'drizzle-orm';
import { definePart, type PartText, type PublishableKind } from '#api/publishing/kind.ts';
import { type QrShared, qrShared } from '#contracts/content/qr-page.ts';
import { qrPages, qrTargets } from '#db/schema/qr-pages.ts';

const textNames = ['titleZh', 'titleEn', 'hintZh', 'hintEn'] as const;
const targetTextNames = ['labelZh', 'labelEn', 'guideZh', 'guideEn'] as const;

const shared = definePart<QrShared>({
  schema: qrShared,
  empty: { titleZh: '', titleEn: null, hintZh: '', hintEn: null, printMm: 20, targets: [] },
  async read(db, id) {
    const [page] = await db.select().from(qrPages).where(eq(qrPages.id, id));
    if (!page) return undefined;
    const targets = await db
      .select({
        platform: qrTargets.platform,
        url: qrTargets.url,
        labelZh: qrTargets.labelZh,
        labelEn: qrTargets.labelEn,
        guideZh: qrTargets.guideZh,
        guideEn: qrTargets.guideEn,
        active: qrTargets.active,
      })
      .from(qrTargets)
      .where(eq(qrTargets.pageId, id))
      .orderBy(asc(qrTargets.sort), asc(qrTargets.id));
    const { titleZh, titleEn, hintZh, hintEn, printMm } = page;
    const data = { titleZh, titleEn, hintZh, hintEn, printMm, targets };
    return { data, state: 'published', publishedAt: null };
  },
  async write(db, id, { targets, ...columns }) {
    await db.update(qrPages).set(columns).where(eq(qrPages.id, id));
    const platforms = targets.map(({ platform }) => platform);
    await db
      .delete(qrTargets)
      .where(and(eq(qrTargets.pageId, id), notInArray(qrTargets.platform, platforms)));
    for (const [sort, target] of targets.entries()) {
      await db
        .insert(qrTargets)
        .values({ pageId: id, sort, ...target })
        .onConflictDoUpdate({
          target: [qrTargets.pageId, qrTargets.platform],
          set: { sort, ...target },
        });
    }
  },
  texts: (data) => [
    ...textNames.flatMap((field) => plain(field, data[field])),
    ...data.targets.flatMap((target, at) =>
      targetTextNames.flatMap((name) => plain(`targets.${at}.${name}`, target[name])),
    ),
  ],
  references: ({ targets }) =>
    targets.flatMap(({ url, active }, at) =>
      url && active ? [{ field: `targets.${at}.url`, kind: 'link' as const, value: url }] : [],
    ),
});

const plain = (field: string, text: string | null): PartText[] =>
  text ? [{ field, text, form: 'plain' }] : [];

/** Pages behind printed QR codes. They are printed, so none can be added or deleted. */
export const qrKind: PublishableKind = {
  kind: 'qr',
  parts: { shared },
  draftTables: [
    { table: qrPages, recordId: qrPages.id },
    { table: qrTargets, recordId: qrTargets.pageId },
  ],
  path: (slug) => `/QRCode_${slug}`,
  hasEnglish: false,
  choices: async () => [],
};
