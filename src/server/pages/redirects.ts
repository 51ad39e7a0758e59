import type { Logger } from 'pino';
import { countRedirectHits, type Redirect, readRedirects } from '#api/redirects/service.ts';
import type { RedirectStatus } from '#contracts/enums/site.ts';
import { plainPath } from '#contracts/plain-path.ts';
import type { Database } from '#db/connection.ts';
import { isUnavailable } from '#db/unavailable.ts';

/** The answer of a redirect. */
export interface RedirectAnswer {
  status: RedirectStatus;
  /** Absolute, or from the root of the origin; null where the page is gone for good (410). */
  location: string | null;
}

/** The redirects from the database, cached until one of them changes. */
export interface Redirects {
  /**
   * Finds the redirect of a path and counts one use; undefined where there is none.
   * @param pathname below the base path, in its canonical form
   */
  find(pathname: string, search: string): Promise<RedirectAnswer | undefined>;
  /** Reads the redirects again at the next use. */
  changed(): void;
  /** Saves the counts that are still in memory. */
  close(): Promise<void>;
}

export interface RedirectsOptions {
  db: Database;
  log: Pick<Logger, 'warn'>;
  /** Origin and base path of the site, with a slash at the end. */
  publicUrl: string;
}

/** Maximum length of a chain of redirects. */
const MAX_HOPS = 10;
/** Counts are saved in batches, so that a popular redirect does not cost a write per visitor. */
const FLUSH_MS = 10_000;

/** Reads the redirects at first use. */
export function createRedirects({ db, log, publicUrl }: RedirectsOptions): Redirects {
  let redirects: Promise<ReadonlyMap<string, Redirect>> | undefined;
  /** The last redirects read; still used while the database is unavailable. */
  let last: ReadonlyMap<string, Redirect> | undefined;
  let hits = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function load(): Promise<ReadonlyMap<string, Redirect>> {
    const rows = await readRedirects(db);
    last = new Map(rows.map((row) => [plainPath(row.from), row]));
    return last;
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
      log.warn({ err: error }, 'Could not save the use counts of redirects');
    }
  }

  return {
    async find(pathname, search) {
      redirects ??= load().catch((error: unknown) => {
        redirects = undefined;
        throw error;
      });
      const all = await redirects.catch((error: unknown) => {
        if (!isUnavailable(error)) log.warn({ err: error }, 'Could not read the redirects');
        return last;
      });
      if (!all) return undefined;
      const first = all.get(plainPath(pathname));
      if (!first) return undefined;
      const end = endOf(first, all, publicUrl);
      if (!end) {
        log.warn({ from: first.from }, 'Ignoring a redirect loop; correct its target');
        return undefined;
      }
      const location = end.target === null ? null : locationOf(end.target, publicUrl);
      if (location === undefined) {
        log.warn({ from: first.from }, 'Ignoring a redirect whose target is not a web address');
        return undefined;
      }
      count(first.id);
      if (location === null) return { status: 410, location };
      return { status: first.status, location: withQuery(location, search) };
    },
    changed() {
      redirects = undefined;
    },
    close: flush,
  };
}

/** The end of a chain, so that visitors are redirected once; undefined for a loop. */
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
 * A target for the Location header: escaped, with the base path if it is a path of this site. A
 * path stays on this site no matter how many slashes it begins with. Undefined for other
 * protocols.
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

/** Adds query fields to an address; its own fields win. */
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
