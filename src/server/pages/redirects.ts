import type { Logger } from 'pino';
import { countRedirectHits, type Redirect, readRedirects } from '#api/redirects/service.ts';
import type { RedirectStatus } from '#contracts/enums/site.ts';
import type { Database } from '#db/connection.ts';
import { withoutEndSlash } from './page-address.ts';

/** Where somebody is sent; null where the page is gone for good. */
export interface RedirectAnswer {
  status: RedirectStatus;
  /** Absolute, or below the origin with the base path. */
  location: string | null;
}

/** The redirects that staff keep, in memory until one of them changes. */
export interface Redirects {
  /**
   * Where a path leads, counted as one use; undefined where no redirect begins there.
   * @param pathname below the base path, in its one form
   */
  find(pathname: string, search: string): Promise<RedirectAnswer | undefined>;
  /** Forgets what was read. */
  changed(): void;
  /** Writes the uses that were counted. */
  close(): Promise<void>;
}

/** What redirecting needs. */
export interface RedirectsOptions {
  db: Database;
  log: Pick<Logger, 'warn'>;
  /** Origin and base path of the site, with a slash at the end. */
  publicUrl: string;
}

/** Most redirects that lead one to the next. */
const MAX_HOPS = 10;
/** Uses are written together, so that a redirect in the news costs no write per visitor. */
const FLUSH_MS = 10_000;

/** Reads nothing before the first path is looked up. */
export function createRedirects({ db, log, publicUrl }: RedirectsOptions): Redirects {
  let known: Promise<ReadonlyMap<string, Redirect>> | undefined;
  let hits = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function load(): Promise<ReadonlyMap<string, Redirect>> {
    const rows = await readRedirects(db);
    return new Map(rows.map((row) => [plainPath(row.from), row]));
  }

  function count(id: string) {
    hits.set(id, (hits.get(id) ?? 0) + 1);
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = hits;
    hits = new Map();
    try {
      await countRedirectHits(db, counted);
    } catch (error) {
      log.warn({ err: error }, 'uses of redirects were not counted');
    }
  }

  return {
    async find(pathname, search) {
      known ??= load().catch((error: unknown) => {
        known = undefined;
        throw error;
      });
      const all = await known.catch((error: unknown) => {
        log.warn({ err: error }, 'the redirects could not be read');
        return undefined;
      });
      if (!all) return undefined;
      const first = all.get(plainPath(pathname));
      if (!first) return undefined;
      const end = endOf(first, all, publicUrl);
      if (!end) {
        log.warn({ from: first.from }, 'a redirect leads in a circle and is not followed');
        return undefined;
      }
      const location = end.target === null ? null : locationOf(end.target, publicUrl);
      if (location === undefined) {
        log.warn(
          { from: first.from },
          'a redirect leads to no address of the web and is not followed',
        );
        return undefined;
      }
      count(first.id);
      if (location === null) return { status: 410, location };
      return { status: first.status, location: withQuery(location, search) };
    },
    changed() {
      known = undefined;
    },
    close: flush,
  };
}

/** Follows redirects to where they end, so that visitors go there at once; undefined for a circle. */
function endOf(
  first: Redirect,
  all: ReadonlyMap<string, Redirect>,
  publicUrl: string,
): { target: string | null } | undefined {
  let { target } = first;
  let query = '';
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    if (target === null) return { target };
    if (target.startsWith(publicUrl)) target = target.slice(publicUrl.length - 1);
    if (!target.startsWith('/')) return { target: withQuery(target, query) };
    const [path = '', fields] = target.replace(/#.*$/s, '').split('?');
    if (plainPath(path) === plainPath(first.from)) return undefined;
    const next = all.get(plainPath(path));
    if (!next) return { target: withQuery(target, query) };
    query = withQuery(fields ? `?${fields}` : '', query);
    target = next.target;
  }
  return undefined;
}

/**
 * A target as it may stand in a header: escaped, and below the origin with the base path where it is
 * on this site. However a path begins, it stays on this site. Undefined where it is not of the web.
 */
function locationOf(target: string, publicUrl: string): string | undefined {
  if (target.startsWith('/')) {
    const url = new URL(`./${target.replace(/^[/\\]+/, '')}`, publicUrl);
    return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
  }
  if (!URL.canParse(target)) return undefined;
  const { protocol, href } = new URL(target);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** An address with further query fields; those it names itself stay as they are. */
function withQuery(address: string, search: string): string {
  if (!search || search === '?') return address;
  const [, path = '', own = '', fragment = ''] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const fields = new URLSearchParams(own);
  const named = new Set(fields.keys());
  for (const [name, value] of new URLSearchParams(search)) {
    if (!named.has(name)) fields.append(name, value);
  }
  const query = fields.toString();
  return path + (query && `?${query}`) + fragment;
}

/** A path as it is compared: without escapes and without a slash at its end. */
function plainPath(path: string): string {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // A path that cannot be read is compared as it stands.
  }
  return withoutEndSlash(plain);
}
