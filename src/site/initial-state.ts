import { useRouter } from '@tanstack/react-router';
import type { SiteState } from '#contracts/site-state.ts';
import type { RouterContext } from './routing/context.ts';

/** Id of the page element that contains the initial state. */
export const STATE_ELEMENT_ID = 'site-state';

/** The router's context, available on every page. */
export function useRouterContext(): RouterContext {
  return useRouter().options.context as RouterContext;
}

/** The initial state: settings and menus, loaded before the first render. */
export function useSite(): SiteState {
  return useRouterContext().site;
}

/** Reads the initial state from the page; undefined in a shell. */
export function readSiteState(): SiteState | undefined {
  // A heading in the content may have the same id.
  const text = document.querySelector(`script#${STATE_ELEMENT_ID}`)?.textContent;
  return text ? (JSON.parse(text) as SiteState) : undefined;
}
