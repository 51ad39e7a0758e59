import { and, asc, eq, notInArray } from 'drizzle-orm';
import { type PublishableKind, plainTexts } from '#api/publishing/kind.ts';
import { type StoredList, sharedPart } from '#api/publishing/stored/shared-part.ts';
import { type QrShared, qrShared } from '#contracts/content/qr-page.ts';
import { qrPages, qrTargets } from '#db/schema/qr-pages.ts';

const textNames = ['titleZh', 'titleEn', 'hintZh', 'hintEn'] as const;
const targetTextNames = ['labelZh', 'labelEn', 'guideZh', 'guideEn'] as const;

/** Rows whose platform stays are kept, with what checks have found. */
const targets: StoredList<QrShared['targets']> = {
  table: qrTargets,
  recordId: qrTargets.pageId,
  read: (db, id) =>
    db
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
      .orderBy(asc(qrTargets.sort), asc(qrTargets.id)),
  async write(db, pageId, items) {
    const platforms = items.map(({ platform }) => platform);
    await db
      .delete(qrTargets)
      .where(and(eq(qrTargets.pageId, pageId), notInArray(qrTargets.platform, platforms)));
    for (const [sort, target] of items.entries()) {
      await db
        .insert(qrTargets)
        .values({ pageId, sort, ...target })
        .onConflictDoUpdate({
          target: [qrTargets.pageId, qrTargets.platform],
          set: { sort, ...target },
        });
    }
  },
};

const { part, draftTables } = sharedPart({
  schema: qrShared,
  empty: { printMm: 20 },
  table: qrPages,
  lists: { targets },
  texts: (data) => [
    ...textNames.flatMap((field) => written(field, data[field])),
    ...data.targets.flatMap((target, at) =>
      targetTextNames.flatMap((name) => written(`targets.${at}.${name}`, target[name])),
    ),
  ],
  references: ({ targets }) =>
    targets.flatMap(({ url, active }, at) =>
      url && active ? [{ field: `targets.${at}.url`, kind: 'link' as const, value: url }] : [],
    ),
});

const written = (field: string, text: string | null) => plainTexts({ [field]: text || null });

/** Pages behind printed QR codes. They are printed, so none can be added or deleted. */
export const qrKind: PublishableKind = {
  kind: 'qr',
  parts: { shared: part },
  draftTables,
  path: (slug) => `/QRCode_${slug}`,
  hasEnglish: false,
  choices: async () => [],
};
