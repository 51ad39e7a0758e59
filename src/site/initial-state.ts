import { useRouter } from '@tanstack/react-router';
import type { SiteState } from '#contracts/site-state.ts';
import type { RouterContext } from './routing/context.ts';

/** Id of the element that carries the initial state in the page. */
export const STATE_ELEMENT_ID = 'site-state';

/** The router's context, which every page can reach. */
export function useRouterContext(): RouterContext {
  return useRouter().options.context as RouterContext;
}

/** The initial state: settings and menus, there before anything renders. */
export function useSite(): SiteState {
  return useRouterContext().site;
}

/** Reads the initial state that travelled in the page; undefined in a shell. */
export function readSiteState(): SiteState | undefined {
  // A heading of the content may bear the same id.
  const text = document.querySelector(`script#${STATE_ELEMENT_ID}`)?.textContent;
  return text ? (JSON.parse(text) as SiteState) : undefined;
}
