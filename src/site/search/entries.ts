import type { SearchAnswer, SearchHit, SearchLink, SearchResults } from '#api/search/contract.ts';
import { type SearchKind, searchKinds } from '#contracts/enums/search.ts';
import type { Locale } from '#contracts/locale.ts';
import { targetFrom } from '#ui/link.tsx';
import type { Target } from '#ui/link-target.ts';
import { findRow, hasEnglish } from '../routing/table.ts';

/** An option of the dialog's list: a page to open, or a search to run. */
export type Entry =
  | { type: 'answer'; id: string; answer: SearchAnswer; target: Target }
  | { type: 'hit'; id: string; hit: SearchHit; target: Target; isInChinese?: boolean }
  | { type: 'link'; id: string; link: SearchLink; target: Target }
  | { type: 'section'; id: string; name: string; count: number; target: Target }
  | { type: 'whole'; id: string; kind: ListKind; count: string; target: Target }
  | { type: 'words'; id: string; words: string; recent: boolean };

/** Kinds that have a searchable list of their own. */
export type ListKind = 'document' | 'article' | 'case';

export interface EntryGroup {
  /** A kind of record, or another heading of the dialog. */
  key: SearchKind | 'answer' | 'chinese' | 'recent' | 'similar' | 'popular' | 'sections' | 'whole';
  /** Total number of results. */
  count: string | null;
  entries: Entry[];
}

/** Most results of each kind while all kinds are shown. */
const PER_KIND = 5;
const POPULAR_BESIDE_NONE = 4;

const lists = {
  document: '/support/document',
  article: '/info',
  case: '/cases',
} as const satisfies Record<ListKind, string>;

/** A number that may be a lower bound, as in `100+`. */
export function countText({ count, more }: { count: number; more: boolean }): string {
  return more ? `${count}+` : String(count);
}

/** A result's path with its query as a link target; null if it is not a page. */
export function targetOf(path: string): Target | null {
  return targetFrom(path, (page) => findRow(page) !== undefined);
}

/**
 * The answer; results by kind with the kind of the best hit first, Chinese texts for English readers, before
 * results that lack words; then links to the full lists. The page of the answer is not shown again among
 * the results.
 */
export function resultGroups(
  results: SearchResults,
  words: string,
  kind: SearchKind | undefined,
  locale: Locale,
): EntryGroup[] {
  const hits = results.hits.filter(({ path }) => path !== results.answer?.path);
  const order = kind ? [kind] : [...new Set(hits.map((hit) => hit.kind))];
  const groups = order.map((key): EntryGroup => {
    const entries = hits
      .filter((hit) => hit.kind === key)
      .slice(0, kind ? undefined : PER_KIND)
      .flatMap(hitEntry);
    const all = results.kinds.find((one) => one.kind === key);
    return { key, count: all ? countText(all) : null, entries };
  });
  return [
    answerGroup(results),
    ...(results.relaxed ? [chineseGroup(results), ...groups] : [...groups, chineseGroup(results)]),
    wholeLists(results, groups, words, locale),
  ].filter(isFilled);
}

/** Before the visitor types: recent searches, popular pages and lists. */
export function firstGroups(results: SearchResults, recent: readonly string[]): EntryGroup[] {
  return [wordGroup('recent', recent), popularGroup(results), sectionGroup(results)].filter(
    isFilled,
  );
}

/** No results: Chinese texts for English readers, suggested words and popular pages. */
export function missGroups(results: SearchResults): EntryGroup[] {
  return [
    chineseGroup(results),
    wordGroup('similar', results.suggestions?.queries ?? []),
    popularGroup(results, POPULAR_BESIDE_NONE),
    sectionGroup(results),
  ].filter(isFilled);
}

/** Number of results of each kind, in the order of the filters. */
export function kindCounts({ kinds }: SearchResults): { kind: SearchKind; count: string | null }[] {
  return searchKinds.map((kind) => {
    const total = kinds.find((one) => one.kind === kind);
    return { kind, count: total ? countText(total) : null };
  });
}

function isFilled({ entries }: EntryGroup): boolean {
  return entries.length > 0;
}

function answerGroup({ answer }: SearchResults): EntryGroup {
  const target = answer && targetOf(answer.path);
  const entries: Entry[] = target
    ? [{ type: 'answer', id: `answer-${answer.key}`, answer, target }]
    : [];
  return { key: 'answer', count: null, entries };
}

function hitEntry(hit: SearchHit): Extract<Entry, { type: 'hit' }>[] {
  const target = targetOf(hit.path);
  return target ? [{ type: 'hit', id: `${hit.kind}-${hit.slug}`, hit, target }] : [];
}

function chineseGroup({ onlyInChinese }: SearchResults): EntryGroup {
  const entries = onlyInChinese.flatMap(hitEntry).map((entry) => ({ ...entry, isInChinese: true }));
  return { key: 'chinese', count: null, entries };
}

/** Links to the lists that have more results than shown here. */
function wholeLists(
  { kinds }: SearchResults,
  shown: EntryGroup[],
  words: string,
  locale: Locale,
): EntryGroup {
  const entries = (Object.keys(lists) as ListKind[]).flatMap((kind): Entry[] => {
    const total = kinds.find((one) => one.kind === kind);
    const group = shown.find(({ key }) => key === kind);
    const row = findRow(lists[kind]);
    if (!total || !group || !row || (locale === 'en' && !hasEnglish(row))) return [];
    if (!total.more && total.count <= group.entries.length) return [];
    const target = { to: lists[kind], search: { q: words } };
    return [{ type: 'whole', id: `whole-${kind}`, kind, count: countText(total), target }];
  });
  return { key: 'whole', count: null, entries };
}

function wordGroup(key: 'recent' | 'similar', words: readonly string[]): EntryGroup {
  return {
    key,
    count: null,
    entries: words.map((one, index) => ({
      type: 'words',
      id: `${key}-${index}`,
      words: one,
      recent: key === 'recent',
    })),
  };
}

function popularGroup({ suggestions }: SearchResults, most = 6): EntryGroup {
  const entries = (suggestions?.popular ?? []).slice(0, most).flatMap((link): Entry[] => {
    const target = targetOf(link.path);
    return target ? [{ type: 'link', id: `${link.kind}-${link.slug}`, link, target }] : [];
  });
  return { key: 'popular', count: null, entries };
}

function sectionGroup({ suggestions }: SearchResults): EntryGroup {
  const entries = (suggestions?.sections ?? []).flatMap(({ path, name, count }, index): Entry[] => {
    const target = targetOf(path);
    return target && count > 0
      ? [{ type: 'section', id: `section-${index}`, name, count, target }]
      : [];
  });
  return { key: 'sections', count: null, entries };
}
