import type { RequirementBody } from './requirement.ts';
import {
  type ComparedEntry,
  type ComparedField,
  type ComparedPart,
  comparedEntries,
  comparedFields,
} from './requirement-entries.ts';

/** How an entry changed. */
export const changeKinds = ['added', 'changed', 'removed', 'moved'] as const;

export interface FieldChange {
  field: ComparedField;
  /**
   * Texts for readers, empty where there was or is none. Both are empty where only the fact of the
   * change can be told, such as another picture. Of long texts only the paragraphs that differ.
   */
  before: string;
  after: string;
}

/** One difference between two versions. */
export interface RequirementChange {
  part: ComparedPart;
  kind: (typeof changeKinds)[number];
  /** Name of the entry; empty for the sheet's own texts. */
  title: string;
  fields: FieldChange[];
}

/**
 * What changed from one version to the next, in the order of the sheet, removed entries last. Entries
 * are the same if their key is, so renaming one does not hide what else changed in it.
 */
export function requirementChanges(
  before: RequirementBody,
  after: RequirementBody,
): RequirementChange[] {
  const old = new Map(comparedEntries(before).map((entry) => [idOf(entry), entry]));
  const current = comparedEntries(after);
  const kept = new Set(current.map(idOf));
  const moved = movedEntries([...old.keys()], current.map(idOf));
  const changes = current.flatMap((entry): RequirementChange[] => {
    const { part, title } = entry;
    const previous = old.get(idOf(entry));
    if (!previous) return [{ part, kind: 'added', title, fields: [] }];
    const fields = changedFields(previous.fields, entry.fields);
    if (fields.length > 0) return [{ part, kind: 'changed', title, fields }];
    return moved.has(idOf(entry)) ? [{ part, kind: 'moved', title, fields: [] }] : [];
  });
  for (const [id, { part, title }] of old) {
    if (!kept.has(id)) changes.push({ part, kind: 'removed', title, fields: [] });
  }
  return changes;
}

const idOf = ({ part, key }: ComparedEntry) => `${part} ${key}`;

/**
 * The entries that have another order among those that both versions have: the fewest that explain
 * it, so that one entry carried to the top is one change.
 */
function movedEntries(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((id, at) => [id, at]));
  const common = after.filter((id) => places.has(id));
  const order = common.map((id) => places.get(id) ?? 0);
  // Length of the longest rising run that ends at each entry, and the entry before it.
  const lengths: number[] = [];
  const previous: number[] = [];
  order.forEach((place, at) => {
    let best = -1;
    for (let earlier = 0; earlier < at; earlier++) {
      const isBelow = (order[earlier] ?? 0) < place;
      if (isBelow && (best < 0 || (lengths[earlier] ?? 0) > (lengths[best] ?? 0))) best = earlier;
    }
    lengths.push(best < 0 ? 1 : (lengths[best] ?? 0) + 1);
    previous.push(best);
  });
  const unmoved = new Set<string>();
  let at = lengths.indexOf(Math.max(0, ...lengths));
  for (; at >= 0; at = previous[at] ?? -1) unmoved.add(common[at] ?? '');
  return new Set(common.filter((id) => !unmoved.has(id)));
}

function changedFields(
  before: ComparedEntry['fields'],
  after: ComparedEntry['fields'],
): FieldChange[] {
  const changes = comparedFields.flatMap((field): FieldChange[] => {
    const [was, is] = [before[field] ?? { text: '' }, after[field] ?? { text: '' }];
    if ((was.identity ?? was.text) === (is.identity ?? is.text)) return [];
    if (!was.isLong && !is.isLong) return [{ field, before: was.text, after: is.text }];
    return [{ field, ...differentParagraphs(was.text, is.text) }];
  });
  // Of marks with other words it goes without saying that their places differ.
  const hasOtherMarks = changes.some(({ field }) => field === 'marks');
  return changes.filter(({ field }) => field !== 'places' || !hasOtherMarks);
}

/** The paragraphs that only one of the texts has; all of them if they only have another order. */
function differentParagraphs(before: string, after: string): { before: string; after: string } {
  const [old, current] = [before.split(/\n+/), after.split(/\n+/)];
  const gone = old.filter((line) => !current.includes(line)).join('\n');
  const added = current.filter((line) => !old.includes(line)).join('\n');
  return gone === '' && added === '' ? { before, after } : { before: gone, after: added };
}
