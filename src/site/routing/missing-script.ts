import { bootSettings } from '../boot.ts';

const RELOAD_KEY = 'site-reloaded-for-script';

/**
 * Handles a page script that could not be fetched. After a new deployment the old script is gone:
 * the page the visitor wants is then loaded whole, once. Any other failure is passed on.
 */
export async function recoverFromMissingScript(error: unknown): Promise<never> {
  if (import.meta.env.SSR) throw error;
  const url = error instanceof Error ? (/https?:\S+/.exec(error.message)?.[0] ?? '') : '';
  if ((await isGone(url)) && markReload(url || bootSettings().build)) {
    location.assign(pendingHref() ?? location.href);
    return new Promise<never>(() => {});
  }
  throw error;
}

/** Whether the script is no longer on the server: it says so, or a newer build is running. */
async function isGone(url: string): Promise<boolean> {
  try {
    if (url) return [404, 410].includes((await fetch(url, { method: 'HEAD' })).status);
    // Safari does not name the script that failed, so the build is compared instead.
    const answer = await fetch(`${bootSettings().base}api/build`, { cache: 'no-store' });
    const { data } = (await answer.json()) as { data: { build: string } };
    return data.build !== bootSettings().build;
  } catch {
    return false;
  }
}

/** Remembers the reload so that a script that stays missing does not reload for ever. */
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

/** Tells where a navigation under way is going, so that a reload ends up there. */
export function setPendingHref(href: string | undefined): void {
  target = href;
}

function pendingHref(): string | undefined {
  return target;
}
