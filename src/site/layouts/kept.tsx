import { useRouter } from '@tanstack/react-router';
import { createElement, type ReactElement } from 'react';
import type { RouterContext } from '../routing/context.ts';

/** Texts of a part that differ between pages: attribute values or text between elements. */
export type Slots = Record<string, string>;

/** One server render that can reuse layout parts of earlier renders. */
export interface KeptRender {
  /**
   * Starts a part. Returns undefined if its HTML is cached: it is then inserted as text after
   * rendering. Otherwise returns the slot placeholders to render and cache the part with.
   */
  enter(id: string, name: string, slots: Slots): Slots | undefined;
}

/** The element that marks a part during rendering. It is not sent to the browser. */
export const KEPT_ELEMENT = 'kept-part';

/**
 * A layout part that is the same on most pages, such as the header. The server renders it once for
 * each name and then inserts the cached HTML. The browser renders it like any component.
 * `children` may depend only on the name, the site's settings, the slots and the current links.
 */
export function Kept({
  name,
  slots = {},
  children,
}: {
  /** Cache key: everything the part depends on, except slots and current links. */
  name: string;
  slots?: Slots;
  children: (slots: Slots) => ReactElement;
}): ReactElement {
  const { kept } = useRouter().options.context as RouterContext;
  if (!kept) return children(slots);
  const id = name.replaceAll(/[^\w-]/g, '_');
  const placeholders = kept.enter(id, name, slots);
  return createElement(KEPT_ELEMENT, { id }, placeholders && children(placeholders));
}
