import { PAGE_SCRIPT_TIMEOUT_MS } from '#contracts/constants.ts';
import type { Page } from '../page.ts';
import { recoverFromMissingScript } from './missing-script.ts';

/** A page's script failed to load or timed out. */
export class PageScriptError extends Error {
  readonly reason: 'timeout' | 'failed';

  constructor(reason: 'timeout' | 'failed', cause?: unknown) {
    super(`page script ${reason}`, { cause });
    this.name = 'PageScriptError';
    this.reason = reason;
  }
}

/** A page module that is fetched once on demand, and again after a failure. */
export interface PageModule {
  /**
   * Loads the page. @throws PageScriptError after 120 s, or at once if the script is not available
   */
  load(): Promise<Page>;
  /** The page if it is already loaded. */
  current(): Page | undefined;
}

type Importer = () => Promise<{ default: Page<never> }>;

export function createPageModule(
  importer: Importer,
  timeoutMs = PAGE_SCRIPT_TIMEOUT_MS,
): PageModule {
  let page: Page | undefined;
  let loading: Promise<Page> | undefined;
  const fetchPage = async (): Promise<Page> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new PageScriptError('timeout')), timeoutMs);
    });
    try {
      const module = await Promise.race([importer().catch(recoverFromMissingScript), timeout]);
      page = module.default as unknown as Page;
      return page;
    } catch (error) {
      loading = undefined;
      throw error instanceof PageScriptError ? error : new PageScriptError('failed', error);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    load() {
      loading ??= fetchPage();
      return loading;
    },
    current: () => page,
  };
}
