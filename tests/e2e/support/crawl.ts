import { setTimeout as sleep } from 'node:timers/promises';

/** An address of the site and the page that refers to it. */
interface Found {
  /** Path with query, without fragment. */
  address: string;
  fragment: string;
  /** A page is searched for further addresses; a file is only requested. */
  kind: 'page' | 'file';
  from: string;
}

/** Result of a crawl. */
export interface CrawlReport {
  /** Requested addresses. */
  asked: Set<string>;
  /** Problems, with the page that refers to the address. */
  problems: string[];
  /** Addresses of other hosts that pages link to. */
  outside: Set<string>;
}

/** Leaves the server time for the tests that run beside the crawl. */
const MOST_AT_ONCE = 4;
/** Tries for an address that the busy server answers with 503. */
const TRIES = 3;
const REDIRECTS = new Set([301, 302, 307, 308]);

/**
 * Crawls a site over HTTP: links, pictures in all widths, head links, share pictures, feeds,
 * structured data and the sitemap. For list addresses with two or more query fields, each
 * combination of field names is requested once, because their number is the product of all
 * filters.
 * @param origin origin of the running site
 * @param publicOrigin origin in the site's absolute addresses
 * @param entrances first paths
 */
export async function crawl(
  origin: string,
  publicOrigin: string,
  entrances: readonly string[],
): Promise<CrawlReport> {
  const report: CrawlReport = { asked: new Set(), problems: [], outside: new Set() };
  const combinations = new Set<string>();
  const anchors = new Map<string, ReadonlySet<string>>();
  const fragments: Found[] = [];
  const queue: Found[] = [];

  const add = (found: Found) => {
    if (found.fragment) fragments.push(found);
    const { pathname, searchParams } = new URL(found.address, origin);
    const fields = [...searchParams.keys()].sort();
    if (fields.length > 1 && found.kind === 'page') {
      const combination = `${pathname}?${fields}`;
      if (combinations.has(combination)) return;
      combinations.add(combination);
    }
    if (report.asked.has(found.address)) return;
    report.asked.add(found.address);
    queue.push(found);
  };

  const visit = async (found: Found) => {
    const { address, kind, from } = found;
    const method = kind === 'file' ? 'HEAD' : 'GET';
    const response = await request(origin + address, method);
    const type = response.headers.get('content-type') ?? '';
    const location = response.headers.get('location');
    if (REDIRECTS.has(response.status) && location) {
      add({ ...locate(location, address), kind, from });
    } else if (response.status !== 200) {
      report.problems.push(`${response.status} ${address} (from ${from})`);
    }
    if (method === 'HEAD' || !/html|xml|json/.test(type)) {
      await response.body?.cancel();
      return;
    }
    const text = await response.text();
    if (type.includes('html')) anchors.set(address, new Set(idsIn(text)));
    const isPage = type.includes('html');
    for (const [kindOf, reference] of isPage ? referencesIn(text) : []) {
      follow(kindOf, reference, address);
    }
    // Feeds, sitemaps, structured data and share tags use absolute addresses. Their fragments are
    // identifiers, not positions in a page.
    for (const reference of absoluteIn(text, publicOrigin)) {
      follow('page', reference.replace(/#.*/, ''), address);
    }
  };

  const locate = (reference: string, base: string) => {
    const url = new URL(reference.replace(publicOrigin, origin), origin + base);
    return {
      address: url.pathname + url.search,
      fragment: url.hash.slice(1),
      isOwn: url.origin === origin,
      href: url.href,
    };
  };

  const follow = (kind: Found['kind'], reference: string, base: string) => {
    const { address, fragment, isOwn, href } = locate(reference, base);
    if (!isOwn) {
      report.outside.add(href);
      return;
    }
    const isFile = kind === 'file' || /^\/(?:files|cards|assets)\/|\.\w{2,5}$/.test(address);
    const isRead = !isFile || /\.(?:xml|atom|json)$/.test(address.replace(/\?.*/, ''));
    add({ address, fragment, kind: isRead ? 'page' : 'file', from: base });
  };

  for (const entrance of entrances) follow('page', entrance, '/');
  await drain(queue, visit, (found, error) =>
    report.problems.push(`${String(error)} ${found.address} (from ${found.from})`),
  );
  for (const { address, fragment, from } of fragments) {
    const ids = anchors.get(address);
    if (ids && !ids.has(decodeURIComponent(fragment))) {
      report.problems.push(`no #${decodeURIComponent(fragment)} in ${address} (from ${from})`);
    }
  }
  report.problems = [...new Set(report.problems)];
  return report;
}

/** Requests an address; after a 503, again when the server asks for it. */
async function request(url: string, method: string, tries = TRIES): Promise<Response> {
  const response = await fetch(url, { method, redirect: 'manual' });
  const seconds = Number(response.headers.get('retry-after'));
  if (response.status !== 503 || !seconds || tries === 1) return response;
  await response.body?.cancel();
  await sleep(seconds * 1000);
  return request(url, method, tries - 1);
}

/** Processes a growing queue, several items at once. */
async function drain<T>(
  queue: T[],
  work: (item: T) => Promise<void>,
  fail: (item: T, error: unknown) => void,
): Promise<void> {
  await new Promise<void>((resolve) => {
    let active = 0;
    const pump = () => {
      if (active === 0 && queue.length === 0) resolve();
      while (active < MOST_AT_ONCE && queue.length > 0) {
        const item = queue.shift() as T;
        active += 1;
        work(item)
          .catch((error: unknown) => fail(item, error))
          .finally(() => {
            active -= 1;
            pump();
          });
      }
    };
    pump();
  });
}

const ATTRIBUTE = /\s([a-z-]+)="([^"]*)"/gi;

/** The references of a page, unresolved. */
function* referencesIn(html: string): Generator<[Found['kind'], string]> {
  const markup = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) =>
    script.slice(0, script.indexOf('>') + 1),
  );
  for (const [tag, name = ''] of markup.matchAll(/<(a|link|img|source|script|form)\b[^>]*>/g)) {
    for (const [, attribute = '', written = ''] of tag.matchAll(ATTRIBUTE)) {
      const value = decode(written);
      if (/^(?:src|imagesrc)set$/i.test(attribute)) {
        for (const part of value.split(/,\s+/)) yield ['file', part.trim().split(/\s/)[0] ?? ''];
      } else if (attribute === 'href') {
        const isFile = name === 'link' && !/rel="(?:alternate|canonical)"/.test(tag);
        if (!/^(?:mailto|tel|javascript):/.test(value)) yield [isFile ? 'file' : 'page', value];
      } else if (attribute === 'src' && !value.startsWith('data:')) yield ['file', value];
    }
  }
}

function idsIn(html: string): string[] {
  return [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => decode(id));
}

function* absoluteIn(text: string, publicOrigin: string): Generator<string> {
  for (const [, reference = ''] of text.matchAll(
    new RegExp(`["'>](${publicOrigin}[^"'<>\\s\\\\]*)["'<]`, 'g'),
  )) {
    yield decode(reference);
  }
}

function decode(text: string): string {
  return text.replace(/&(?:amp|#38|#x26);/g, '&').replace(/&(?:quot|#x27);/g, "'");
}
