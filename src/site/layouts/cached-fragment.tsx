import { useRouter } from '@tanstack/react-router';
import { createElement, type ReactElement } from 'react';
import type { RouterContext, Slots } from '../routing/context.ts';

/** The element that marks a fragment during rendering. It is not sent to the browser. */
export const FRAGMENT_ELEMENT = 'cached-fragment';

/**
 * A part of the layout that is the same on most pages, such as the header. The server renders it
 * once for each name and then inserts the cached HTML. The browser renders it like any component.
 * `children` may depend only on the name, the site's settings, the slots and the current links.
 */
export function CachedFragment({
  name,
  slots = {},
  children,
}: {
  /** Cache key: everything the fragment depends on, except slots and current links. */
  name: string;
  slots?: Slots;
  children: (slots: Slots) => ReactElement;
}): ReactElement {
  const { fragments } = useRouter().options.context as RouterContext;
  if (!fragments) return children(slots);
  const id = name.replaceAll(/[^\w-]/g, '_');
  const placeholders = fragments.enter(id, name, slots);
  return createElement(FRAGMENT_ELEMENT, { id }, placeholders && children(placeholders));
}
