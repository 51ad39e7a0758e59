import { escapeHtml } from '#contracts/escape.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { FRAGMENT_ELEMENT } from './layouts/cached-fragment.tsx';
import type { FragmentCache, Slots } from './routing/context.ts';

/** A piece of a page's HTML. */
export interface HtmlPiece {
  html: string;
  /** Many pages contain the same string, so values computed from it may be cached. */
  isShared: boolean;
}

/** A cached fragment: the HTML between its slots, and the names of the slots in order. */
interface Fragment {
  between: readonly string[];
  slots: readonly string[];
  /** Pathnames of the links in the fragment. */
  linked: ReadonlySet<string>;
}

/** Limit for fragments with a current link. There are fewer, unless a menu has many pages. */
const MAX_FRAGMENTS = 256;

const fragmentsBySite = new WeakMap<SiteState, Map<string, Fragment>>();

/** The fragment cache during one render. */
export interface PageFragments extends FragmentCache {
  /** Inserts every cached fragment into the HTML and caches those rendered this time. */
  fill(html: string): HtmlPiece[];
}

/**
 * The fragment cache for one render at an address. It belongs to the settings object, which is
 * replaced when the settings change.
 *
 * A fragment without a current link is used on all pages that none of its links points to. A
 * fragment with a current link is cached for that page only.
 * @param pathname with the base path, as in links
 */
export function fragmentsFor(site: SiteState, pathname: string): PageFragments {
  const fragments = fragmentsBySite.get(site) ?? new Map<string, Fragment>();
  fragmentsBySite.set(site, fragments);
  const entered = new Map<string, { name: string; slots: Slots; cached: Fragment | undefined }>();

  function find(name: string): Fragment | undefined {
    const fragment = fragments.get(name);
    const fits = fragment && !fragment.linked.has(pathname);
    return fits ? fragment : fragments.get(`${name} ${pathname}`);
  }

  function store(name: string, html: string, fragment: Fragment): void {
    const isLinked = fragment.linked.has(pathname);
    const hasCurrent = / (?:aria-current|data-current)="/.test(html);
    // Whether a link with a query is current depends on more than the path.
    if (isLinked ? html.includes(` href="${escapeHtml(pathname)}?`) : hasCurrent) return;
    if (fragments.size >= MAX_FRAGMENTS) fragments.clear();
    fragments.set(isLinked ? `${name} ${pathname}` : name, fragment);
  }

  return {
    enter(id, name, slots) {
      const cached = find(name);
      entered.set(id, { name, slots, cached });
      if (cached) return undefined;
      return Object.fromEntries(Object.keys(slots).map((slot) => [slot, placeholder(slot)]));
    },
    fill(html) {
      // The split alternates: text, id, content, text, id, content, text.
      const [start = '', ...rest] = html.split(ELEMENT);
      const pieces: HtmlPiece[] = [{ html: start, isShared: false }];
      for (let at = 0; at < rest.length; at += 3) {
        const [id = '', rendered = '', after = ''] = rest.slice(at, at + 3);
        const { name = '', slots = {}, cached } = entered.get(id) ?? {};
        const fragment = cached ?? parseFragment(rendered);
        if (!cached) store(name, rendered, fragment);
        pieces.push(...piecesOf(fragment, slots), { html: after, isShared: false });
      }
      return pieces;
    },
  };
}

const ELEMENT = new RegExp(`<${FRAGMENT_ELEMENT} id="([^"]*)">(.*?)</${FRAGMENT_ELEMENT}>`, 's');
const PLACEHOLDER = /fragment-slot-(\w+)-5d1c/;

/** A marker that no content contains and that escaping does not change. */
function placeholder(slot: string): string {
  return `fragment-slot-${slot}-5d1c`;
}

function parseFragment(html: string): Fragment {
  const texts = html.split(PLACEHOLDER);
  const hrefs = html.matchAll(/ href="([^"#?]*)/g);
  return {
    between: texts.filter((_, index) => index % 2 === 0),
    slots: texts.filter((_, index) => index % 2 === 1),
    linked: new Set([...hrefs].map(([, href = '']) => href)),
  };
}

function piecesOf({ between, slots: names }: Fragment, slots: Slots): HtmlPiece[] {
  return between.flatMap((html, index) => {
    const slot = names[index];
    const shared = { html, isShared: true };
    return slot === undefined
      ? [shared]
      : [shared, { html: escapeHtml(slots[slot] ?? ''), isShared: false }];
  });
}

export function joinPieces(pieces: readonly HtmlPiece[]): string {
  return pieces.map(({ html }) => html).join('');
}
