import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'booking-sent';
let sent: string | null = null;
const unchanging = () => () => {};

/** Keeps for this tab that a booking was taken, so that its page may say so. */
export function rememberSent(reference: string): void {
  sent = reference;
  try {
    sessionStorage.setItem(STORAGE_KEY, reference);
  } catch {
    // Without storage it holds until the page is loaded anew.
  }
}

/** Whether this tab knows that the reference was given to it; anybody can write one in an address. */
export function wasSent(reference: string): boolean {
  try {
    sent ??= sessionStorage.getItem(STORAGE_KEY);
  } catch {
    // What this page remembers is all there is.
  }
  return sent === reference;
}

/** `wasSent` for views; the server, which cannot know, says no. */
export function useSent(reference: string): boolean {
  return useSyncExternalStore(
    unchanging,
    () => wasSent(reference),
    () => false,
  );
}
