import { useSyncExternalStore } from 'react';

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
