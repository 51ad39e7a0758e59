import { z } from 'zod';
import { requirementItemKinds } from '../enums/requirements.ts';
import { daySchema } from '../schemas.ts';

/** Most entries of each list of a requirement. */
export const requirementLimits = {
  palette: 12,
  items: 60,
  references: 40,
  marks: 20,
  screens: 20,
  deliverables: 60,
  milestones: 30,
} as const;

/** Identity of an entry in every version: renamed or moved, it keeps its key. */
const key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(36);

/**
 * A text that may be empty while the requirement is written; the check before sending asks for it.
 */
const text = (max: number) => z.string().trim().max(max);
const note = (max: number) => text(max).nullable();

const item = z.strictObject({
  key,
  kind: z.enum(requirementItemKinds),
  title: text(120),
  /** In Markdown. */
  body: text(8_000),
  /** How to check the item. */
  criterion: note(1_000),
});
export type RequirementItem = z.output<typeof item>;

/** A fraction of a picture's width or height. */
const fraction = z.number().min(0).max(1);

/** Forms of marks. A pin has its place only; a box also has a size. */
export const markShapes = ['pin', 'box'] as const;
/** Smallest width and height of a box, as a fraction of the picture. */
export const BOX_MIN = 0.02;

/** A mark on a picture; its number is its position in the list. */
const mark = z.strictObject({
  key,
  shape: z.enum(markShapes),
  /** The point of a pin, or the upper left corner of a box. */
  x: fraction,
  y: fraction,
  /** 0 for a pin. */
  width: fraction,
  height: fraction,
  text: text(300),
});
export type PictureMark = z.output<typeof mark>;

/** What a reference shows. A private file is seen with the sheet only. */
const target = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('file'), fileId: z.uuid() }),
  z.strictObject({ kind: z.literal('media'), mediaId: z.uuid() }),
  z.strictObject({ kind: z.literal('scene'), sceneId: z.uuid() }),
  z.strictObject({ kind: z.literal('link'), url: z.url({ protocol: /^https?$/ }).max(500) }),
]);
export type ReferenceTarget = z.output<typeof target>;

/** A picture, scene or page that illustrates an item, or the whole sheet. */
const reference = z.strictObject({
  key,
  itemKey: key.nullable(),
  /** Null while it is not chosen. */
  target: target.nullable(),
  caption: text(300),
  marks: z.array(mark).max(requirementLimits.marks),
});
export type RequirementReference = z.output<typeof reference>;

const pixels = z.int().min(1).max(32_768);
const millimetres = z.int().min(1).max(200_000).nullable();

/** A screen or wall that content is made for. */
const screen = z.strictObject({
  key,
  name: text(120),
  widthMm: millimetres,
  heightMm: millimetres,
  widthPx: pixels,
  heightPx: pixels,
  /** Frames per second. */
  frameRate: z.number().min(1).max(240).nullable(),
  content: text(500),
});
export type RequirementScreen = z.output<typeof screen>;

/** Something that the provider delivers. */
const deliverable = z.strictObject({
  key,
  name: text(120),
  format: text(200),
  quantity: z.int().min(1).max(9_999),
  dueOn: daySchema.nullable(),
});
export type RequirementDeliverable = z.output<typeof deliverable>;

/**
 * A date of the plan. The day it was done is no content of a version: it is noted later, beside it.
 */
const milestone = z.strictObject({ key, name: text(120), dueOn: daySchema });

/** The contents of a requirement, which each issued version has whole. */
export const requirementBody = z
  .strictObject({
    /** The customer's request, in Markdown. */
    brief: text(20_000),
    /** Look and mood, in Markdown. */
    style: text(8_000),
    palette: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).max(requirementLimits.palette),
    items: z.array(item).max(requirementLimits.items),
    references: z.array(reference).max(requirementLimits.references),
    screens: z.array(screen).max(requirementLimits.screens),
    deliverables: z.array(deliverable).max(requirementLimits.deliverables),
    milestones: z.array(milestone).max(requirementLimits.milestones),
  })
  .superRefine((body, context) => {
    const refuse = (...path: (string | number)[]) => context.addIssue({ code: 'custom', path });
    for (const list of keyedLists) repeatedKeys(body[list], (at) => refuse(list, at, 'key'));
    const items = new Set(body.items.map((entry) => entry.key));
    body.references.forEach(({ itemKey, marks }, at) => {
      if (itemKey !== null && !items.has(itemKey)) refuse('references', at, 'itemKey');
      repeatedKeys(marks, (index) => refuse('references', at, 'marks', index, 'key'));
      marks.forEach((one, index) => {
        if (!isInPicture(one)) refuse('references', at, 'marks', index, 'width');
      });
    });
  });
export type RequirementBody = z.output<typeof requirementBody>;

/** A requirement that nobody has written yet. */
export const emptyRequirement: RequirementBody = {
  brief: '',
  style: '',
  palette: [],
  items: [],
  references: [],
  screens: [],
  deliverables: [],
  milestones: [],
};

const keyedLists = ['items', 'references', 'screens', 'deliverables', 'milestones'] as const;

/** Calls `refuse` with the position of each entry whose key an earlier one has. */
function repeatedKeys(entries: readonly { key: string }[], refuse: (at: number) => void): void {
  const seen = new Set<string>();
  entries.forEach((entry, at) => {
    if (seen.has(entry.key)) refuse(at);
    seen.add(entry.key);
  });
}

/** Fractions are sums of decimals, so the edge may be missed by this much. */
const ROUNDING = 1e-6;

function isInPicture({ shape, x, y, width, height }: PictureMark): boolean {
  if (shape === 'pin') return width === 0 && height === 0;
  const isLargeEnough = Math.min(width, height) >= BOX_MIN - ROUNDING;
  return isLargeEnough && x + width <= 1 + ROUNDING && y + height <= 1 + ROUNDING;
}

/** The private files that a requirement shows. */
export function requirementFiles({ references }: RequirementBody): string[] {
  return references.flatMap(({ target }) => (target?.kind === 'file' ? [target.fileId] : []));
}

/**
 * What the content hash of a version covers: all of its body, with each private file by the SHA-256
 * of its content, so that another picture under the same id is noticed.
 * @param sha256Of of a private file by its id
 */
export function hashedRequirement(body: RequirementBody, sha256Of: (fileId: string) => string) {
  return {
    ...body,
    references: body.references.map((entry) => ({
      ...entry,
      target:
        entry.target?.kind === 'file'
          ? { kind: 'file', sha256: sha256Of(entry.target.fileId) }
          : entry.target,
    })),
  };
}
