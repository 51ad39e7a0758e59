import { lazyView } from '#site/lazy-view.tsx';

/** What a sheet says that waits for the customer; the others do not fetch it. */
export const YourMove = lazyView(async () => (await import('./your-move.tsx')).YourMoveNotice);
