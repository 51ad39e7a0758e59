import { and, asc, eq } from 'drizzle-orm';
import { DEAD_AFTER_FAILURES } from '#contracts/enums/qr-pages.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { qrPages, qrTargetChecks, qrTargets } from '#db/schema/qr-pages.ts';
import type { getQrPage } from './contract.ts';

/** The URL in the code of a QR page. */
export function qrAddress(publicUrl: string, slug: string): string {
  return `${publicUrl}QRCode_${slug}`;
}

/** A QR page with its active targets. @throws AppError NOT_FOUND */
export async function readQrPage(
  db: Executor,
  { slug, publicUrl }: { slug: string; publicUrl: string },
): Promise<RouteData<typeof getQrPage>> {
  const rows = await db
    .select()
    .from(qrPages)
    .leftJoin(qrTargets, and(eq(qrTargets.pageId, qrPages.id), eq(qrTargets.active, true)))
    .leftJoin(qrTargetChecks, isCheckOf)
    .where(eq(qrPages.slug, slug))
    .orderBy(asc(qrTargets.sort));
  const page = rows[0]?.qr_pages;
  if (!page) throw new AppError('NOT_FOUND');
  return {
    slug: page.slug,
    title: { zh: page.titleZh, en: page.titleEn },
    hint: { zh: page.hintZh, en: page.hintEn },
    printMm: page.printMm,
    url: qrAddress(publicUrl, page.slug),
    targets: withoutDead(rows).flatMap(({ qr_targets: target }) =>
      target
        ? [
            {
              platform: target.platform,
              url: target.url,
              label: { zh: target.labelZh, en: target.labelEn },
              guide: target.guideZh ? { zh: target.guideZh, en: target.guideEn } : null,
            },
          ]
        : [],
    ),
  };
}

/** A check of the address that a target has now. */
export const isCheckOf = and(
  eq(qrTargetChecks.targetId, qrTargets.id),
  eq(qrTargetChecks.url, qrTargets.url),
);

/** Targets that can be reached; all of them where none can, since the checks may be wrong. */
function withoutDead<Row extends { qr_target_checks: { failures: number } | null }>(
  rows: Row[],
): Row[] {
  const alive = rows.filter(
    ({ qr_target_checks: check }) => (check?.failures ?? 0) < DEAD_AFTER_FAILURES,
  );
  return alive.length > 0 ? alive : rows;
}
