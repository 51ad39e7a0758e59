import type { Logger } from 'pino';
import { type MissingPage, saveMissingPages } from '#api/missing-pages/counts.ts';
import { plainPath } from '#contracts/plain-path.ts';
import type { Database } from '#db/connection.ts';
import { matchPage } from '#site/routing/match.ts';
import { fallbackRow, splitLocale } from '#site/routing/table.ts';

/** Counts the addresses of pages that visitors ask for in vain. */
export interface MissingCounts {
  /**
   * @param pathname below the base path, in its canonical form
   * @param referrer the header of the request
   */
  add(pathname: string, referrer: string): void;
  /** Saves the counts that are still in memory. */
  close(): Promise<void>;
}

export interface MissingCountsOptions {
  db: Database;
  log: Pick<Logger, 'warn'>;
  /** Origin and base path of the site, with a slash at the end. */
  publicUrl: string;
}

/** Counts are saved in batches, so that scanners do not cost a write per request. */
const FLUSH_MS = 10_000;
/** Different paths between two saves; strangers can invent any number of them. */
const MAX_PATHS = 200;

/** Letters and digits of any language, and what our own addresses contain. */
const READABLE = /^\/[\p{L}\p{N}/._~+,()&=-]{1,200}$/u;
/** Addresses that only scanners ask for: file types this site never served, hidden files, known folders. */
const SCANNED =
  /\.(?!(?:html?|\d+)$)[^/.]*$|\/\.|^\/(?:wp|wordpress|xmlrpc|phpmyadmin|cgi-bin|vendor|actuator|solr|boaform|hnap1|autodiscover|owa|ecp)(?:[/-]|$)/i;
/** A phone number, or a key that opens a private page. */
const PERSONAL = /\d{7}|[0-9a-f]{16}|^\/share(?:\/|$)/i;

export function createMissingCounts({ db, log, publicUrl }: MissingCountsOptions): MissingCounts {
  let pages = new Map<string, MissingPage>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = [...pages.values()];
    pages = new Map();
    try {
      await saveMissingPages(db, counted);
    } catch (error) {
      log.warn({ err: error }, 'Could not save the counts of missing pages');
    }
  }

  return {
    add(pathname, referrer) {
      const path = plainPath(pathname);
      if (!isUseful(path)) return;
      const page = pages.get(path) ?? { path, count: 0, referrer: null };
      if (page.count === 0 && pages.size >= MAX_PATHS) return;
      page.count += 1;
      page.referrer = ownPage(referrer, publicUrl) ?? page.referrer;
      pages.set(path, page);
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
    close: flush,
  };
}

/** Whether a path may have been a page, and tells nothing about a person. */
function isUseful(path: string): boolean {
  const chinese = splitLocale(path).path;
  return READABLE.test(path) && !SCANNED.test(path) && !PERSONAL.test(chinese);
}

/** The path of a page of this site that a referrer names; private pages are not named. */
function ownPage(referrer: string, publicUrl: string): string | undefined {
  if (!referrer.startsWith(publicUrl) || !URL.canParse(referrer)) return undefined;
  const { pathname } = new URL(`/${referrer.slice(publicUrl.length)}`, publicUrl);
  const { row } = matchPage(pathname);
  return row === fallbackRow || row.secret ? undefined : plainPath(pathname);
}
