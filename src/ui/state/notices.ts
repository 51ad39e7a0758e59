import { TOAST_DURATION_MS } from '#contracts/constants.ts';
import { createStore, useStore } from './store.ts';

/** A short message that disappears by itself. */
export interface Toast {
  id: number;
  kind: 'info' | 'success' | 'warning' | 'error';
  message: string;
  /** Where the reader can look at what the message is about. */
  link?: ToastLink | undefined;
}
/** A link in a toast; it opens beside the page. */
export interface ToastLink {
  label: string;
  href: string;
}
/** A message with a title that stays until it is closed or replaced. */
export interface Notification {
  id: number;
  title: string;
  description: string;
}
/** All messages on screen. */
export interface Notices {
  toasts: readonly Toast[];
  notification: Notification | null;
}

const none: Notices = { toasts: [], notification: null };
const store = createStore(none);
let lastId = 0;

/** Shows a toast for `durationMs` (3 s by default). @returns takes it away before */
export function showToast(
  kind: Toast['kind'],
  message: string,
  durationMs = TOAST_DURATION_MS,
  link?: ToastLink,
): () => void {
  const id = ++lastId;
  const others = store.get().toasts.filter((toast) => toast.message !== message);
  store.set({ ...store.get(), toasts: [...others.slice(-2), { id, kind, message, link }] });
  const hide = () => {
    const { toasts } = store.get();
    store.set({ ...store.get(), toasts: toasts.filter((toast) => toast.id !== id) });
  };
  setTimeout(hide, durationMs);
  return hide;
}

/** Shows the notification; it replaces an earlier one. */
export function showNotification(title: string, description: string): void {
  store.set({ ...store.get(), notification: { id: ++lastId, title, description } });
}

/** Closes the notification. */
export function closeNotification(): void {
  store.set({ ...store.get(), notification: null });
}

/** The messages on screen. */
export function useNotices(): Notices {
  return useStore(store, none);
}
