import { isScriptGone } from '#request/gone-script.ts';
import { bootSettings } from '../boot.ts';

const RELOAD_KEY = 'site-reloaded-for-script';

/**
 * Handles a page script that failed to load. After a deployment the old script may be gone: the
 * target page is then reloaded once. Other failures are thrown again.
 */
export async function recoverFromMissingScript(error: unknown): Promise<never> {
  if (import.meta.env.SSR) throw error;
  const isGone = (await isScriptGone(error)) ?? (await isNewBuild());
  if (isGone && markReload(bootSettings().build + error)) {
    location.assign(pendingHref() ?? location.href);
    return new Promise<never>(() => {});
  }
  throw error;
}

/** Whether a newer build than that of this page is running. */
async function isNewBuild(): Promise<boolean> {
  try {
    const answer = await fetch(`${bootSettings().base}api/build`, { cache: 'no-store' });
    const { data } = (await answer.json()) as { data: { build: string } };
    return data.build !== bootSettings().build;
  } catch {
    return false;
  }
}

/** Remembers the reload, so that a script that stays missing does not cause a reload loop. */
function markReload(key: string): boolean {
  try {
    if (sessionStorage.getItem(RELOAD_KEY) === key) return false;
    sessionStorage.setItem(RELOAD_KEY, key);
    return true;
  } catch {
    return false;
  }
}

let target: string | undefined;

/** Records the target of a navigation, so that a reload opens it. */
export function setPendingHref(href: string | undefined): void {
  target = href;
}

function pendingHref(): string | undefined {
  return target;
}
