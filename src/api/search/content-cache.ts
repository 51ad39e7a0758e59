import type { ContentTag } from '#contracts/enums/publishing.ts';

/** Tells a listener which content has changed; without a tag everything may have. */
export type OnContentChange = (listener: (tag?: string) => void) => void;

/**
 * Keeps what `load` reads until one of the tags is announced. Where nobody announces changes nothing
 * is kept.
 */
export function keepUntilChanged<T>(
  onChange: OnContentChange | undefined,
  tags: readonly ContentTag[],
  load: () => Promise<T>,
): () => Promise<T> {
  if (!onChange) return load;
  let kept: Promise<T> | undefined;
  onChange((tag) => {
    if (tag === undefined || tags.some((known) => known === tag)) kept = undefined;
  });
  return () => {
    if (kept) return kept;
    const loading = load();
    kept = loading;
    loading.catch(() => {
      if (kept === loading) kept = undefined;
    });
    return loading;
  };
}
