import { DEFAULT_BASE_PATH } from '#contracts/constants.ts';

/** What the server hands to the browser in the global `__site`. */
export interface BootSettings {
  /** Base path of the router and of everything else, with slashes at both ends. */
  base: string;
  /** Identifies the build the page was made with. */
  build: string;
  /** Address of the application's script. */
  entry: string;
  /** Address of the whole style sheet; a page that the server rendered carries only its own part. */
  styles?: string;
  /** Scripts the page needs besides, fetched together with the entry. */
  preloads: string[];
  /** Set once the application answers events. */
  hydrated?: boolean;
  /** Set while the page's content is still the server's, waiting for its script. */
  waiting?: boolean;
  /** Set once the visitor has touched the page's content. */
  touched?: boolean;
}

declare global {
  interface Window {
    /** The global setting that overrides the router's base path, with what start-up needs. */
    __site?: BootSettings;
  }
}

/** The settings of this page; the defaults where no global is set. */
export function bootSettings(): BootSettings {
  return window.__site ?? { base: DEFAULT_BASE_PATH, build: '', entry: '', preloads: [] };
}
