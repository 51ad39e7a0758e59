import { and, eq, ne } from 'drizzle-orm';
import { internalPath, pageExists } from '#api/publishing/addresses.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { invalidField } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import { plainPath } from '#contracts/plain-path.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { redirects } from '#db/schema/site.ts';
import type { createRedirect } from './contract.ts';
import { messages } from './messages.ts';

type Fields = RouteInput<typeof createRedirect>['body'];

/** What the rules need besides the redirect itself. */
export interface RuleContext {
  db: Executor;
  site: SiteAddresses;
  locale: Locale;
  /** The redirect that is being changed. */
  id?: string;
}

/** Longest chain that is followed. */
const MAX_HOPS = 10;

/** Addresses that other parts of the server answer before redirects are looked up. */
const RESERVED =
  /^\/(?:api|admin|assets|files|(?:en\/)?share|share-pictures)(?:\/|$)|\.(?:txt|xml|atom|json|md|ico|png|svg|webmanifest)$/;

/** The columns of a valid redirect. @throws AppError VALIDATION_FAILED with the reason */
export async function checkedRedirect(fields: Fields, context: RuleContext) {
  const fromPath = await checkedPath(fields.fromPath, context);
  const target = await checkedTarget(fields, fromPath, context);
  return { ...fields, fromPath, target, note: fields.note || null };
}

async function checkedPath(written: string, { db, site, locale, id }: RuleContext) {
  const refuse = refusal('fromPath', locale);
  const path = internalPath(written, site.publicUrl);
  if (path === undefined) throw refuse('path');
  const given = path.replace(/\?.*$/s, '');
  if (!hasPlainSegments(given)) throw refuse('segments');
  const fromPath = plainPath(given);
  if (RESERVED.test(fromPath)) throw refuse('reserved');
  if (await pageExists(db, site, fromPath)) throw refuse('page');
  const [known] = await db
    .select({ id: redirects.id })
    .from(redirects)
    .where(and(eq(redirects.fromPath, fromPath), id ? ne(redirects.id, id) : undefined));
  if (known) throw refuse('known');
  return fromPath;
}

async function checkedTarget(
  { status, target: written }: Fields,
  fromPath: string,
  context: RuleContext,
): Promise<string | null> {
  const { db, site, locale } = context;
  const refuse = refusal('target', locale);
  if (status === 410) {
    if (written) throw refuse('noTarget');
    return null;
  }
  if (!written) throw refuse('target');
  let target = written.startsWith(site.publicUrl)
    ? `/${written.slice(site.publicUrl.length)}`
    : written;
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const path = internalPath(target, site.publicUrl);
    if (path === undefined) {
      if (!/^https:\/\//i.test(target) || !URL.canParse(target)) throw refuse('insecure');
      const outside = target.replace(/^https:\/\/|[?#].*$/gis, '');
      // Other sites may have an empty segment, such as those that archive addresses.
      if (!hasPlainSegments(outside.replace(/\/{2,}/g, '/'))) throw refuse('segments');
      return target;
    }
    const given = path.replace(/\?.*$/s, '');
    if (!hasPlainSegments(given)) throw refuse('segments');
    const plain = plainPath(given);
    if (plain === fromPath) throw refuse('loop');
    const next = await activeRedirect(db, plain);
    if (!next) {
      if (await pageExists(db, site, path)) return target;
      throw refuse('missing');
    }
    if (next.target === null) throw refuse('missing');
    target = next.target;
  }
  throw refuse('loop');
}

/**
 * False for a path with `.`, `..`, an empty segment or a backslash, escaped or not: browsers and
 * servers read such a path as another one.
 */
function hasPlainSegments(path: string): boolean {
  // Twice, because another server may decode once more.
  const decoded = plainPath(plainPath(path));
  return !decoded.includes('\\') && !/\/(?:\.{0,2})(?:\/|$)/.test(decoded.replace(/^\/$/, ''));
}

async function activeRedirect(db: Executor, fromPath: string) {
  const [row] = await db
    .select({ target: redirects.target })
    .from(redirects)
    .where(and(eq(redirects.fromPath, fromPath), eq(redirects.active, true)));
  return row;
}

function refusal(path: string, locale: Locale) {
  return (name: keyof typeof messages) => invalidField(path, messages[name][locale]);
}
