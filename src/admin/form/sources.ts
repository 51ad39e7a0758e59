import type { ContentKind } from '#contracts/enums/content.ts';
import type { BothTexts, Locale } from '#contracts/locale.ts';
import type { AdminApi } from '../core/api.ts';

/** A record as the search shows it. */
export interface Found {
  id: string;
  name: string;
  /** What tells it from others of the same name. */
  detail?: string;
}

/** Where a field that refers to records finds them. */
export interface RecordSource<Item extends Found = Found> {
  /** What it is searched by. */
  label: BothTexts;
  /** Beginning of its keys among the queries. */
  key: readonly string[];
  find: (api: AdminApi, words: string, locale: Locale) => Promise<readonly Item[]>;
  /** Few enough that the first ones are offered before a word is typed. */
  isListed?: true;
  /** The name of a chosen record, unless the form knows it. */
  nameOf: (api: AdminApi, id: string, locale: Locale) => Promise<string>;
}

/** A record of content that was found, with its address. */
export interface FoundContent extends Found {
  path: string;
  slug: string;
}

/** Records of content: of one kind, or of all. */
export const contentSource = (kind?: ContentKind): RecordSource<FoundContent> => ({
  label: { zh: '标题或网址名称', en: 'Title or name in the address' },
  key: ['content', 'of', kind ?? 'all'],
  async find(api, words, locale) {
    const { items } = await api('GET /admin/records', { query: { q: words, kind } });
    return items.map(({ id, title, name, path }) => ({
      id,
      name: title[locale] || title.zh || name,
      detail: path,
      path,
      slug: name,
    }));
  },
  async nameOf(api, id, locale) {
    const { title, name } = await api('GET /admin/records/:id', { params: { id } });
    return title[locale] || title.zh || name;
  },
});
