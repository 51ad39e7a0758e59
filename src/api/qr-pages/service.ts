import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '#contracts/errors.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { qrPages, qrTargets } from '#db/schema/qr-pages.ts';
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
    targets: rows.flatMap(({ qr_targets: target }) =>
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
