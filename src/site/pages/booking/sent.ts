import { useSyncExternalStore } from 'react';
import { bootSettings } from '#site/boot.ts';

const STORAGE_KEY = 'booking-sent';
let sent: string | null = null;
const unchanging = () => () => {};

/** Stores for this tab that a booking was received, so that its page can show it. */
export function rememberSent(reference: string): void {
  sent = reference;
  try {
    sessionStorage.setItem(STORAGE_KEY, reference);
  } catch {
    // Without storage it is valid until the page is reloaded.
  }
}

/** Whether this tab received the reference from the server. Anybody can write one in an address. */
export function wasSent(reference: string): boolean {
  try {
    sent ??= sessionStorage.getItem(STORAGE_KEY);
  } catch {
    // Storage is disabled: use the value in memory.
  }
  return sent === reference;
}

/** `wasSent` for views. Always false on the server, which cannot know. */
export function useSent(reference: string): boolean {
  return useSyncExternalStore(
    unchanging,
    () => wasSent(reference),
    () => false,
  );
}

/** The part of the Navigation API that tells the page before this one. */
interface SessionHistory {
  entries(): { url: string | null }[];
  currentEntry: { index: number } | null;
}

/** Where the visitor came from: another site, and our own page before the form. */
export function originOf(): { source: string; sourcePage: string } {
  const { navigation } = globalThis as { navigation?: SessionHistory };
  const index = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries()[index - 1]?.url ?? document.referrer;
  const isOwn = (url: string) => URL.canParse(url) && new URL(url).host === location.host;
  const { referrer } = document;
  return {
    source: referrer && !isOwn(referrer) ? new URL(referrer).host.slice(0, 120) : '',
    sourcePage: isOwn(before) ? pageOf(new URL(before).pathname) : '',
  };
}

/** A path of our site. Of a secret link it has nothing that opens it. */
function pageOf(path: string): string {
  const { base } = bootSettings();
  const page = path.startsWith(base) ? path.slice(base.length - 1) : path;
  return (page.startsWith('/share/') ? '/share' : page).slice(0, 120);
}
