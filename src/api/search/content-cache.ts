import type { ContentTag } from '#contracts/enums/publishing.ts';

/**
 * Reports content changes to a listener; a call without a tag means that anything may have changed.
 */
export type OnContentChange = (listener: (tag?: string) => void) => void;

/**
 * Caches the result of `load` until a change of one of the tags is announced. Caches nothing if
 * there are no change announcements.
 */
export function keepUntilChanged<T>(
  onChange: OnContentChange | undefined,
  tags: readonly ContentTag[],
  load: () => Promise<T>,
): () => Promise<T> {
  if (!onChange) return load;
  let value: Promise<T> | undefined;
  onChange((tag) => {
    if (tag === undefined || tags.some((one) => one === tag)) value = undefined;
  });
  return () => {
    if (value) return value;
    const loading = load();
    value = loading;
    loading.catch(() => {
      if (value === loading) value = undefined;
    });
    return loading;
  };
}
