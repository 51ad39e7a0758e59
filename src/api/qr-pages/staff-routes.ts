import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { StaffRegistry } from '#api/access/staff-registry.ts';
import { DEAD_AFTER_FAILURES } from '#contracts/enums/qr-pages.ts';
import { notFound } from '#contracts/errors.ts';
import type { RouteAnswer } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { qrPages, qrTargetChecks, qrTargets } from '#db/schema/qr-pages.ts';
import { isCheckOf, qrAddress } from './service.ts';
import { readQrTargets } from './staff-contract.ts';

interface QrSite {
  publicUrl: string;
  /** The public address is configured and no guess. */
  hasPublicAddress: boolean;
}

/** What staff see of printed codes besides their content. */
export function registerQrTargets(
  registry: StaffRegistry,
  { db, ...site }: { db: Executor } & QrSite,
): void {
  registry.add(readQrTargets, { access: 'content.read' }, ({ params }) =>
    readTargets(db, params.id, site),
  );
}

/** The public targets of a page with their last checks. @throws AppError NOT_FOUND */
async function readTargets(
  db: Executor,
  id: string,
  { publicUrl, hasPublicAddress }: QrSite,
): Promise<RouteAnswer<typeof readQrTargets>> {
  const [page = notFound()] = await db
    .select({ slug: qrPages.slug })
    .from(qrPages)
    .where(eq(qrPages.id, id));
  const rows = await db
    .select({
      platform: qrTargets.platform,
      url: sql<string>`${qrTargets.url}`,
      problem: qrTargetChecks.problem,
      httpStatus: qrTargetChecks.httpStatus,
      failures: qrTargetChecks.failures,
      checkedAt: qrTargetChecks.checkedAt,
    })
    .from(qrTargets)
    .leftJoin(qrTargetChecks, isCheckOf)
    .where(and(eq(qrTargets.pageId, id), eq(qrTargets.active, true), isNotNull(qrTargets.url)))
    .orderBy(asc(qrTargets.sort));
  return {
    url: qrAddress(publicUrl, page.slug),
    hasPublicAddress,
    targets: rows.map(({ failures, ...target }) => ({
      ...target,
      isDead: (failures ?? 0) >= DEAD_AFTER_FAILURES,
    })),
  };
}
