import { eq, inArray } from 'drizzle-orm';
import { redirects } from '#db/schema/site.ts';
import type { PartData } from './kind.ts';
import { kindOf } from './kinds.ts';
import type { LockedRecord } from './locked-record.ts';
import type { PartStatus } from './parts.ts';

/**
 * Redirects the addresses of a record to the new ones if its slug changes after a text was public.
 * Records that share one path, such as cases, keep working by their new query only.
 */
export async function redirectOldPath(
  record: LockedRecord,
  { stored }: Pick<PartStatus, 'stored'>,
  content: PartData,
): Promise<void> {
  const { path, hasEnglish, hasPage } = kindOf(record.kind);
  if (hasPage === false) return;
  const [before, after] = [stored?.data.slug, content.slug];
  if (typeof before !== 'string' || typeof after !== 'string' || before === after) return;
  if (path(before).includes('?') || !(await wasEverPublic(record))) return;
  const { transaction } = record;
  const prefixes = hasEnglish ? ['', '/en'] : [''];
  await transaction.delete(redirects).where(
    inArray(
      redirects.fromPath,
      prefixes.map((prefix) => prefix + path(after)),
    ),
  );
  for (const prefix of prefixes) {
    const [fromPath, target] = [prefix + path(before), prefix + path(after)];
    // Older addresses go straight to the newest one.
    await transaction.update(redirects).set({ target }).where(eq(redirects.target, fromPath));
    await transaction
      .insert(redirects)
      .values({ fromPath, target, status: 301 })
      .onConflictDoUpdate({
        target: redirects.fromPath,
        set: { target, status: 301, active: true },
      });
  }
}

async function wasEverPublic(record: LockedRecord): Promise<boolean> {
  for (const locale of ['zh', 'en'] as const) {
    if (!kindOf(record.kind).parts[locale]) continue;
    const stored = await record.stored(locale);
    if (stored && stored.state !== 'unpublished') return true;
  }
  return false;
}
