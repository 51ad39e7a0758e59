import { escapeHtml } from '#contracts/escape.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { KEPT_ELEMENT, type KeptRender, type Slots } from './layouts/kept.tsx';

/** A piece of a page's HTML. */
export interface HtmlPiece {
  html: string;
  /** The same string stands on many pages, so what is computed from it may be kept. */
  isKept: boolean;
}

/** A part of pages: its HTML between the places of slots, and the names of those in turn. */
interface Part {
  between: readonly string[];
  slots: readonly string[];
  /** Pathnames that links of the part lead to. */
  linked: ReadonlySet<string>;
}

/** Bound for parts whose current link differs; there are fewer, unless a menu names many pages. */
const MAX_PARTS = 256;

const partsOfSite = new WeakMap<SiteState, Map<string, Part>>();

/** A render whose kept parts can be filled in. */
export interface KeptParts extends KeptRender {
  /** The HTML with every part in its place; remembers the parts that were rendered. */
  fill(html: string): HtmlPiece[];
}

/**
 * Parts of pages for one render at an address. They live as long as the site's settings do: those are
 * one object until they change.
 *
 * A part without a current link serves all pages that none of its links leads to. A part with one is
 * kept for that page only.
 * @param pathname base path included, as links have it
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
    // Whether a link with a query is the current one depends on more than the path.
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
      // Around and within the elements of parts, in turn: text, id, content, text, id, content, text.
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

/** A text that no content contains and that no escaping changes. */
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

/** The pieces as one text. */
export function joinPieces(pieces: readonly HtmlPiece[]): string {
  return pieces.map(({ html }) => html).join('');
}
