import http from 'node:http';
import https from 'node:https';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { isPrivateHost, publicLookup } from '#api/http/public-address.ts';
import { fileExists, internalPath, isRedirected, pageExists } from '#api/publishing/addresses.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { contentChannel } from '#contracts/enums/publishing.ts';
import { DEAD_AFTER_FAILURES, type QrTargetProblem } from '#contracts/enums/qr-pages.ts';
import type { Database } from '#db/connection.ts';
import { qrTargetChecks, qrTargets } from '#db/schema/qr-pages.ts';
import { isCheckOf } from './service.ts';

/** Time limit of one address. */
const TIMEOUT_MS = 10_000;

export interface TargetCheckOptions {
  site: SiteAddresses;
  /** True if targets may be on this machine and in private networks. */
  allowPrivate?: boolean | undefined;
  signal?: AbortSignal;
}

/** What came of one check. */
interface Outcome {
  problem: QrTargetProblem | null;
  httpStatus?: number;
}

/**
 * Checks where the codes lead, one target after the other. Addresses of apps, such as `itms-apps:`, can
 * be opened on phones only and are not checked. Pages are made again where visitors are led elsewhere
 * from now on.
 */
export async function checkTargets(db: Database, options: TargetCheckOptions): Promise<void> {
  const targets = await db
    .select({ id: qrTargets.id, url: qrTargets.url, failures: qrTargetChecks.failures })
    .from(qrTargets)
    .leftJoin(qrTargetChecks, isCheckOf)
    .where(and(eq(qrTargets.active, true), isNotNull(qrTargets.url)));
  let hasTurned = false;
  for (const { id, url, failures } of targets) {
    if (options.signal?.aborted) break;
    const outcome = url && (await check(db, url, options));
    if (!outcome) continue;
    const before = failures ?? 0;
    const now = outcome.problem ? before + 1 : 0;
    const { problem, httpStatus = null } = outcome;
    const row = { url, failures: now, problem, httpStatus, checkedAt: new Date() };
    await db
      .insert(qrTargetChecks)
      .values({ targetId: id, ...row })
      .onConflictDoUpdate({ target: qrTargetChecks.targetId, set: row });
    hasTurned ||= before >= DEAD_AFTER_FAILURES !== now >= DEAD_AFTER_FAILURES;
  }
  if (hasTurned) await db.execute(sql`select pg_notify(${contentChannel}, 'qr-pages')`);
}

/** Checks one address; undefined for one that only an app can open. */
async function check(
  db: Database,
  address: string,
  { site, allowPrivate }: TargetCheckOptions,
): Promise<Outcome | undefined> {
  const path = internalPath(address, site.publicUrl);
  if (path) return { problem: (await isOnSite(db, site, path)) ? null : 'missing' };
  if (!/^https?:/i.test(address)) return undefined;
  try {
    const httpStatus = await ask(new URL(address), allowPrivate);
    // A store may refuse programs (403) or ask for patience (429); visitors are let in.
    const isGone = httpStatus === 404 || httpStatus === 410 || httpStatus >= 500;
    return { problem: isGone ? 'refused' : null, httpStatus };
  } catch {
    return { problem: 'unreachable' };
  }
}

async function isOnSite(db: Database, site: SiteAddresses, path: string): Promise<boolean> {
  if (path.startsWith('/files/')) return fileExists(db, path);
  return (await pageExists(db, site, path)) || (await isRedirected(db, path));
}

/** The status with which an address answers. @throws where nothing does */
function ask(url: URL, allowPrivate = false): Promise<number> {
  if (!allowPrivate && isPrivateHost(url)) return Promise.reject(new Error('a private address'));
  const { request } = url.protocol === 'https:' ? https : http;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const lookup = allowPrivate ? undefined : publicLookup;
  return new Promise((resolve, reject) => {
    request(url, { signal, agent: false, lookup }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    })
      .on('error', reject)
      .end();
  });
}
