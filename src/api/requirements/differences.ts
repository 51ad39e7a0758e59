import type { comparedFields, comparedParts, RequirementChange } from './contract.ts';

type Part = (typeof comparedParts)[number];
type Fields = Partial<Record<(typeof comparedFields)[number], string>>;

/** The compared parts of one version. */
export interface VersionParts {
  items: { itemKey: string; title: string; body: string; criterion: string | null }[];
  screens: {
    name: string;
    widthMm: number | null;
    heightMm: number | null;
    widthPx: number;
    heightPx: number;
    frameRate: number | null;
    content: string;
  }[];
  deliverables: { name: string; format: string; quantity: number; dueOn: string | null }[];
  milestones: { name: string; dueOn: string }[];
}

interface Entry {
  part: Part;
  title: string;
  fields: Fields;
}

/** Added, changed and removed entries from one version to the next, in sheet order. */
export function versionChanges(before: VersionParts, after: VersionParts): RequirementChange[] {
  const old = entriesOf(before);
  const current = entriesOf(after);
  const changes: RequirementChange[] = [];
  for (const [key, entry] of current) {
    const previous = old.get(key);
    if (!previous) {
      changes.push({ part: entry.part, kind: 'added', title: entry.title, fields: [] });
      continue;
    }
    const fields = changedFields(previous.fields, entry.fields);
    if (fields.length > 0) {
      changes.push({ part: entry.part, kind: 'changed', title: entry.title, fields });
    }
  }
  for (const [key, { part, title }] of old) {
    if (!current.has(key)) changes.push({ part, kind: 'removed', title, fields: [] });
  }
  return changes;
}

function changedFields(before: Fields, after: Fields): RequirementChange['fields'] {
  return (Object.keys(after) as (keyof Fields)[]).flatMap((field) => {
    const [was, is] = [before[field] ?? '', after[field] ?? ''];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

/** Entries by part and identity: items by key, so renaming keeps it; other entries by name. */
function entriesOf(parts: VersionParts): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const add = (part: Part, identity: string, title: string, fields: Fields) => {
    let key = `${part} ${identity}`;
    while (entries.has(key)) key += ' +';
    entries.set(key, { part, title, fields });
  };
  for (const item of parts.items) {
    const { title, body, criterion } = item;
    add('item', item.itemKey, title, { title, body, criterion: criterion ?? '' });
  }
  for (const screen of parts.screens) {
    add('screen', screen.name, screen.name, {
      size: sizeText(screen),
      frameRate: screen.frameRate === null ? '' : `${screen.frameRate} fps`,
      content: screen.content,
    });
  }
  for (const { name, format, quantity, dueOn } of parts.deliverables) {
    add('deliverable', name, name, { format, quantity: String(quantity), dueOn: dueOn ?? '' });
  }
  for (const { name, dueOn } of parts.milestones) add('milestone', name, name, { dueOn });
  return entries;
}

function sizeText(screen: VersionParts['screens'][number]): string {
  const pixels = `${screen.widthPx} × ${screen.heightPx} px`;
  return screen.widthMm === null || screen.heightMm === null
    ? pixels
    : `${pixels}, ${screen.widthMm} × ${screen.heightMm} mm`;
}
