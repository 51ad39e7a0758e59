import { lazyView } from '#site/lazy-view.tsx';

/** The comments on a sheet; only links that may read them fetch this part. */
export const Comments = lazyView(
  async () => (await import('./comments-section.tsx')).CommentsSection,
);
