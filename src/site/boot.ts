import { DEFAULT_BASE_PATH } from '#contracts/constants.ts';

/** Data that the server passes to the browser in the global `__site`. */
export interface BootSettings {
  /** Base path of all addresses, with slashes at both ends. */
  base: string;
  /** Id of the build that made the page. */
  build: string;
  /** Address of the application's entry script. */
  entry: string;
  /** Address of the full style sheet. A server-rendered page contains only the rules it needs. */
  styles?: string;
  /** Other scripts of the page, fetched together with the entry. */
  preloads: string[];
  /** True after hydration of the layout: the application handles events. */
  hydrated?: boolean;
  /** True while the page's content is not hydrated because its script is not loaded. */
  waiting?: boolean;
  /** True after the visitor's first interaction with the page's content. */
  touched?: boolean;
}

declare global {
  interface Window {
    /** Start-up settings; the base path here overrides the router's default. */
    __site?: BootSettings;
  }
}

/** The settings of this page, or the defaults where the global is not set. */
export function bootSettings(): BootSettings {
  return window.__site ?? { base: DEFAULT_BASE_PATH, build: '', entry: '', preloads: [] };
}
