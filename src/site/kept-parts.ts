import { escapeHtml } from '#contracts/escape.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { KEPT_ELEMENT, type KeptRender, type Slots } from './layouts/kept.tsx';

interface Part {
  html: string;
  /** Pathnames that links of the part lead to. */
  linked: ReadonlySet<string>;
}

/** Bound for parts whose current link differs; there are fewer, unless a menu names many pages. */
const MAX_PARTS = 256;

const partsOfSite = new WeakMap<SiteState, Map<string, Part>>();

/** A render whose kept parts can be filled in. */
export interface KeptParts extends KeptRender {
  /** The HTML with every part in its place; remembers the parts that were rendered. */
  fill(html: string): string;
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

  function keep(name: string, html: string): void {
    const links = [...html.matchAll(/ href="([^"#]*)/g)].map(([, href = '']) => href);
    const linked = new Set(links.map((href) => href.replace(/\?.*/, '')));
    const hasCurrent = / (?:aria-current|data-current)="/.test(html);
    // Whether a link with a query is the current one depends on more than the path.
    if (linked.has(pathname) && links.some((href) => href.startsWith(`${pathname}?`))) return;
    if (hasCurrent && !linked.has(pathname)) return;
    if (parts.size >= MAX_PARTS) parts.clear();
    parts.set(linked.has(pathname) ? `${name} ${pathname}` : name, { html, linked });
  }

  return {
    enter(id, name, slots) {
      const part = find(name);
      entered.set(id, { name, slots, part });
      return part ? undefined : placeholdersOf(slots);
    },
    fill: (html) =>
      html.replace(ELEMENT, (_, id: string, rendered: string) => {
        const { name, slots, part } = entered.get(id) ?? {};
        if (name && !part) keep(name, rendered);
        return fillSlots(part?.html ?? rendered, slots ?? {});
      }),
  };
}

const ELEMENT = new RegExp(`<${KEPT_ELEMENT} id="([^"]*)">(.*?)</${KEPT_ELEMENT}>`, 'gs');

/** Texts that no content holds and that no escaping changes. */
function placeholdersOf(slots: Slots): Slots {
  return Object.fromEntries(Object.keys(slots).map((name) => [name, placeholder(name)]));
}

function placeholder(name: string): string {
  return `kept-slot-${name}-5d1c`;
}

function fillSlots(html: string, slots: Slots): string {
  let filled = html;
  for (const [name, value] of Object.entries(slots)) {
    filled = filled.replaceAll(placeholder(name), () => escapeHtml(value));
  }
  return filled;
}
