import type { SearchKind } from '#contracts/enums/search.ts';

/** Values of a record's tags with a letter, in order: `c` category, `p` product, `l` level, `u` path. */
export function tagsOf(tags: string, letter: 'c' | 'p' | 'l' | 'u'): string[] {
  return tags.split(' ').flatMap((tag) => (tag.startsWith(`${letter}:`) ? tag.slice(2) : []));
}

/** Chinese path of a record. */
export function pathOf(kind: SearchKind, slug: string, tags: string): string {
  switch (kind) {
    case 'product':
      return `/product/${slug}`;
    case 'document':
      return `/dmfaq/${slug}`;
    case 'article':
      return `/show/${slug}`;
    case 'case':
      return `/cases?case=${slug}`;
    case 'download': {
      const [product = ''] = tagsOf(tags, 'p');
      const [platform = ''] = tagsOf(tags, 'c');
      return `/support/download?${new URLSearchParams({ product, platform })}`;
    }
    case 'page': {
      const [path = '/'] = tagsOf(tags, 'u');
      return path;
    }
  }
}
