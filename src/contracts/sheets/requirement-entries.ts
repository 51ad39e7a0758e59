import type { PictureMark, RequirementBody, RequirementReference } from './requirement.ts';

/** Parts of a requirement that are compared; `sheet` stands for its own texts. */
export const comparedParts = [
  'sheet',
  'item',
  'reference',
  'screen',
  'deliverable',
  'milestone',
] as const;
export type ComparedPart = (typeof comparedParts)[number];

/** Fields whose changes are listed. */
export const comparedFields = [
  'brief',
  'style',
  'palette',
  'title',
  'kind',
  'body',
  'criterion',
  'picture',
  'address',
  'caption',
  'item',
  'marks',
  'places',
  'size',
  'frameRate',
  'content',
  'format',
  'quantity',
  'dueOn',
] as const;
export type ComparedField = (typeof comparedFields)[number];

/**
 * A compared value. Two values are equal if their `identity` is, which is the text where there is no
 * other.
 */
export interface ComparedValue {
  text: string;
  identity?: string;
  isLong?: boolean;
}

/** A part of a requirement as it is compared. */
export interface ComparedEntry {
  part: ComparedPart;
  key: string;
  title: string;
  fields: Partial<Record<ComparedField, ComparedValue>>;
}

/** All that is compared, in the order of the sheet. */
export function comparedEntries(body: RequirementBody): ComparedEntry[] {
  const entries: ComparedEntry[] = [
    {
      part: 'sheet',
      key: '',
      title: '',
      fields: {
        brief: { text: body.brief, isLong: true },
        style: { text: body.style, isLong: true },
        palette: { text: body.palette.join(' ') },
      },
    },
  ];
  for (const { key, title, kind, body: text, criterion } of body.items) {
    const fields = {
      title: { text: title },
      kind: { text: kind },
      body: { text, isLong: true },
      criterion: { text: criterion ?? '' },
    };
    entries.push({ part: 'item', key, title, fields });
  }
  for (const reference of body.references) {
    const { key, caption } = reference;
    const { title: item = '' } = body.items.find((one) => one.key === reference.itemKey) ?? {};
    const fields = referenceFields(reference, item);
    entries.push({ part: 'reference', key, title: caption, fields });
  }
  for (const screen of body.screens) {
    const fields = {
      title: { text: screen.name },
      size: { text: sizeText(screen) },
      frameRate: { text: screen.frameRate === null ? '' : `${screen.frameRate} fps` },
      content: { text: screen.content },
    };
    entries.push({ part: 'screen', key: screen.key, title: screen.name, fields });
  }
  for (const { key, name, format, quantity, dueOn } of body.deliverables) {
    const fields = {
      title: { text: name },
      format: { text: format },
      quantity: { text: String(quantity) },
      dueOn: { text: dueOn ?? '' },
    };
    entries.push({ part: 'deliverable', key, title: name, fields });
  }
  for (const { key, name, dueOn } of body.milestones) {
    const fields = { title: { text: name }, dueOn: { text: dueOn } };
    entries.push({ part: 'milestone', key, title: name, fields });
  }
  return entries;
}

function referenceFields(
  { target, caption, itemKey, marks }: RequirementReference,
  itemTitle: string,
): ComparedEntry['fields'] {
  return {
    // Ids say nothing to readers.
    picture: { text: '', identity: target?.kind === 'link' ? 'link' : JSON.stringify(target) },
    address: { text: target?.kind === 'link' ? target.url : '' },
    caption: { text: caption },
    item: { text: itemTitle, identity: itemKey ?? '' },
    marks: { text: marks.map(({ text }, at) => `${at + 1}. ${text}`).join('\n') },
    places: { text: '', identity: marks.map(placeOf).join(' ') },
  };
}

const placeOf = ({ shape, x, y, width, height }: PictureMark) =>
  [shape, x, y, width, height].join(' ');

function sizeText(screen: RequirementBody['screens'][number]): string {
  const pixels = `${screen.widthPx} × ${screen.heightPx} px`;
  return screen.widthMm === null || screen.heightMm === null
    ? pixels
    : `${pixels}, ${screen.widthMm} × ${screen.heightMm} mm`;
}
