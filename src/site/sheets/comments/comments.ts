import { lazyView } from '#site/lazy-view.tsx';

/**
 * The comments on a sheet; only links that may read them fetch this part. What waits on the device is
 * sent from the first touch on.
 */
export const Comments = lazyView(
  async () => (await import('./comments-section.tsx')).CommentsSection,
  { hydrate: 'touch' },
);
