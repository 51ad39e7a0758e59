import type { AnchorHTMLAttributes, ReactNode } from 'react';

/**
 * The application adds `path`, the type of its page paths, by declaration merging, so that links are
 * checked against its route table.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the application
export interface Register {}

/** Chinese path of a page of the site, e.g. `/show/release-2`. */
export type SitePath = Register extends { path: infer Path extends string } ? Path : string;

/** Target of a link: a page, query fields, a fragment. */
export type Target = {
  /** Chinese path of the page; English pages link to its English version if it has one. */
  to: SitePath;
  /** Query fields; empty ones are omitted. */
  search?: Record<string, string | undefined> | undefined;
  /** Fragment without `#`. */
  hash?: string | undefined;
};

/** Properties of a link to a page of the site. */
export type LinkProps = Target &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
    /** Keeps the scroll position, for links that only filter a list. */
    keepScroll?: boolean;
    /** Replaces this page in the history, for steps between records of one list. */
    replace?: boolean | undefined;
    /** Stored with the entry in the history. */
    state?: Record<string, boolean> | undefined;
    children?: ReactNode;
  };
