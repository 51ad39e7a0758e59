import { escapeHtml } from '#contracts/escape.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { KEPT_ELEMENT, type KeptRender, type Slots } from './layouts/kept.tsx';

/** A piece of a page's HTML. */
export interface HtmlPiece {
  html: string;
  /** Many pages contain the same string, so values computed from it may be cached. */
  isKept: boolean;
}

/** A cached part: the HTML between its slots, and the names of the slots in order. */
interface Part {
  between: readonly string[];
  slots: readonly string[];
  /** Pathnames of the links in the part. */
  linked: ReadonlySet<string>;
}

/** Limit for parts with a current link. There are fewer, unless a menu contains many pages. */
const MAX_PARTS = 256;

const partsOfSite = new WeakMap<SiteState, Map<string, Part>>();

/** A render whose cached parts can be inserted. */
export interface KeptParts extends KeptRender {
  /** Inserts every cached part into the HTML and caches the parts rendered this time. */
  fill(html: string): HtmlPiece[];
}

/**
 * Cached layout parts for one render at an address. The cache belongs to the settings object,
 * which is replaced when the settings change.
 *
 * A part without a current link is used on all pages that none of its links points to. A part with
 * a current link is cached for that page only.
 * @param pathname with the base path, as in links
 */
export function keptParts(site: SiteState, pathname: string): KeptParts {
  const parts = partsOfSite.get(site) ?? new Map<string, Part>();
  partsOfSite.set(site, parts);
  const entered = new Map<string, { name: string; slots: Slots; part: Part | undefined }>();

  function find(name: string): Part | undefined {
    const part = parts.get(name);
    return part && !part.linked.has(pathname) ? part : parts.get(`${name} ${pathname}`);
  }

  function keep(name: string, html: string, part: Part): void {
    const isLinked = part.linked.has(pathname);
    const hasCurrent = / (?:aria-current|data-current)="/.test(html);
    // Whether a link with a query is current depends on more than the path.
    if (isLinked ? html.includes(` href="${escapeHtml(pathname)}?`) : hasCurrent) return;
    if (parts.size >= MAX_PARTS) parts.clear();
    parts.set(isLinked ? `${name} ${pathname}` : name, part);
  }

  return {
    enter(id, name, slots) {
      const part = find(name);
      entered.set(id, { name, slots, part });
      if (part) return undefined;
      return Object.fromEntries(Object.keys(slots).map((slot) => [slot, placeholder(slot)]));
    },
    fill(html) {
      // The split alternates: text, id, content, text, id, content, text.
      const [start = '', ...rest] = html.split(ELEMENT);
      const pieces: HtmlPiece[] = [{ html: start, isKept: false }];
      for (let at = 0; at < rest.length; at += 3) {
        const [id = '', rendered = '', after = ''] = rest.slice(at, at + 3);
        const { name = '', slots = {}, part } = entered.get(id) ?? {};
        const whole = part ?? readPart(rendered);
        if (!part) keep(name, rendered, whole);
        pieces.push(...piecesOf(whole, slots), { html: after, isKept: false });
      }
      return pieces;
    },
  };
}

const ELEMENT = new RegExp(`<${KEPT_ELEMENT} id="([^"]*)">(.*?)</${KEPT_ELEMENT}>`, 's');
const PLACEHOLDER = /kept-slot-(\w+)-5d1c/;

/** A marker that no content contains and that escaping does not change. */
function placeholder(slot: string): string {
  return `kept-slot-${slot}-5d1c`;
}

function readPart(html: string): Part {
  const texts = html.split(PLACEHOLDER);
  const hrefs = html.matchAll(/ href="([^"#?]*)/g);
  return {
    between: texts.filter((_, index) => index % 2 === 0),
    slots: texts.filter((_, index) => index % 2 === 1),
    linked: new Set([...hrefs].map(([, href = '']) => href)),
  };
}

function piecesOf({ between, slots: names }: Part, slots: Slots): HtmlPiece[] {
  return between.flatMap((html, index) => {
    const slot = names[index];
    const kept = { html, isKept: true };
    return slot === undefined
      ? [kept]
      : [kept, { html: escapeHtml(slots[slot] ?? ''), isKept: false }];
  });
}

export function joinPieces(pieces: readonly HtmlPiece[]): string {
  return pieces.map(({ html }) => html).join('');
}
