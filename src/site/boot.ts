import { DEFAULT_BASE_PATH } from '#contracts/constants.ts';

/**
 * Steps of the start: the scripts are under way; the layout is hydrated, while the script of the page's
 * content is not loaded; everything is hydrated.
 */
export type StartPhase = 'starting' | 'layout' | 'page';

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
  /**
   * How far the application handles events; absent until something asks for its scripts, and after
   * they could not be loaded.
   */
  phase?: StartPhase;
  /** True after the visitor's first interaction with the page's content, in whichever phase. */
  touched?: boolean;
}

declare global {
  interface Window {
    /** Start-up settings; the base path here overrides the router's default. */
    __site?: BootSettings;
  }
}

/** Whether the layout handles events. */
export function isLayoutHydrated(): boolean {
  const { phase } = bootSettings();
  return phase === 'layout' || phase === 'page';
}

/** The settings of this page, or the defaults where the global is not set. */
export function bootSettings(): BootSettings {
  return window.__site ?? { base: DEFAULT_BASE_PATH, build: '', entry: '', preloads: [] };
}
