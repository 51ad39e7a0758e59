import { useRouter } from '@tanstack/react-router';
import { createElement, type ReactElement } from 'react';
import type { RouterContext } from '../routing/context.ts';

/** Texts of a part that differ from page to page, as they are in attributes or between elements. */
export type Slots = Record<string, string>;

/** One render on the server that may take parts of the page from earlier ones. */
export interface KeptRender {
  /**
   * Enters a part. Undefined where its HTML is kept already: it is then inserted as text after
   * rendering. Otherwise the placeholders to render it with, from which it will be kept.
   */
  enter(id: string, name: string, slots: Slots): Slots | undefined;
}

/** The element that marks a part in the HTML while it is rendered; it is not sent. */
export const KEPT_ELEMENT = 'kept-part';

/**
 * A part of the layout that is the same on most pages, such as the header. The server renders it
 * once for each name and afterwards inserts its HTML; the browser renders it as any component.
 * `children` may depend on the name, the site's settings, the slots, and on which links are current.
 */
export function Kept({
  name,
  slots = {},
  children,
}: {
  /** Names everything the part depends on but the slots and current links. */
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
