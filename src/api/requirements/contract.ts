import { z } from 'zod';
import { sharedPicture, shareParams } from '#api/shares/contract.ts';
import {
  requirementItemKinds,
  requirementStates,
  requirementVersionStates,
} from '#contracts/enums/requirements.ts';
import { locales } from '#contracts/locale.ts';
import { pictureSchema } from '#contracts/picture.ts';
import { routesOf } from '#contracts/route.ts';
import { daySchema, instantSchema } from '#contracts/schemas.ts';
import { MAX_NAME_LENGTH, MAX_REASON_LENGTH } from '#contracts/sheets/decisions.ts';
import { markShapes } from '#contracts/sheets/requirement.ts';
import type { RequirementChange } from '#contracts/sheets/requirement-changes.ts';
import { approval, change, type RequirementApproval } from './contract-parts.ts';

const { route } = routesOf('shares');

const mark = z.object({
  key: z.string(),
  shape: z.enum(markShapes),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  text: z.string(),
});

const item = z.object({
  /** Stable key: the same item has the same key in every version. So have the entries below. */
  key: z.string(),
  kind: z.enum(requirementItemKinds),
  title: z.string(),
  bodyHtml: z.string(),
  criterion: z.string().nullable(),
});

const reference = z.object({
  key: z.string(),
  kind: z.enum(['picture', 'scene', 'link']),
  /** Key of the item; null if it belongs to the whole sheet. */
  itemKey: z.string().nullable(),
  caption: z.string(),
  /** The referenced virtual scene, by name and key of its solution. */
  scene: z.object({ name: z.string(), solution: z.string().nullable() }).nullable(),
  /** The picture of the scene, or the referenced picture itself. */
  picture: pictureSchema.nullable(),
  /** A private picture, such as a photograph by the customer. */
  photo: sharedPicture.nullable(),
  url: z.string().nullable(),
  /** In the order of their numbers; places are fractions of the whole picture. */
  marks: z.array(mark),
});

const screen = z.object({
  key: z.string(),
  name: z.string(),
  widthMm: z.number().int().nullable(),
  heightMm: z.number().int().nullable(),
  widthPx: z.number().int(),
  heightPx: z.number().int(),
  frameRate: z.number().nullable(),
  content: z.string(),
});

const deliverable = z.object({
  key: z.string(),
  name: z.string(),
  format: z.string(),
  quantity: z.number().int(),
  dueOn: daySchema.nullable(),
});

const milestone = z.object({
  key: z.string(),
  name: z.string(),
  dueOn: daySchema,
  doneOn: daySchema.nullable(),
  /** Not done, and the planned day has passed. */
  late: z.boolean(),
});

const pastVersion = z.object({
  version: z.number().int(),
  state: z.enum(requirementVersionStates),
  issuedAt: instantSchema,
  changeNote: z.string(),
  contentHash: z.string(),
  approval: approval.nullable(),
  /** Differences from the version before; empty for the first one. */
  changes: z.array(change),
});

const requirement = z.object({
  number: z.string(),
  title: z.string(),
  locale: z.enum(locales),
  customerName: z.string(),
  projectNumber: z.string().nullable(),
  state: z.enum(requirementStates),
  version: z.number().int(),
  issuedAt: instantSchema,
  contentHash: z.string(),
  approval: approval.nullable(),
  /** Whether the newest version waits for an approval, which this link may give. */
  mayApprove: z.boolean(),
  briefHtml: z.string(),
  styleHtml: z.string(),
  /** Colours as `#rrggbb`. */
  palette: z.array(z.string()),
  items: z.array(item),
  references: z.array(reference),
  screens: z.array(screen),
  deliverables: z.array(deliverable),
  milestones: z.array(milestone),
  /** All issued versions, newest first. */
  history: z.array(pastVersion),
});
/** A requirement sheet opened by its link: the newest issued version and the history. */
export type Requirement = z.output<typeof requirement>;

/** Approves exactly the version that the client saw. */
export const approveRequirement = route('POST /shares/requirements/:token/approval', {
  summary: 'Approve the newest version of a requirement',
  description:
    'CONFLICT with data: `outdated` if a newer version was issued, with what changed since; ' +
    '`approved` if somebody approved it before, with who and when.',
  params: shareParams,
  body: z.strictObject({
    /** Content hash of the version that was read. */
    seenHash: z.string().regex(/^[0-9a-f]{64}$/),
    name: z.string().trim().min(1).max(MAX_NAME_LENGTH),
    title: z.string().trim().max(MAX_NAME_LENGTH).nullable(),
    remark: z.string().trim().max(MAX_REASON_LENGTH).nullable(),
  }),
  data: z.object({ version: z.number().int(), approval }),
});

/** Why an approval was refused: the data of its CONFLICT. */
export type ApprovalConflict =
  | {
      reason: 'outdated';
      version: number;
      changeNote: string;
      /** The version that was read; 0 if there is none with its hash. */
      since: number;
      /** From that version to the newest. */
      changes: RequirementChange[];
    }
  | { reason: 'approved'; version: number; approval: RequirementApproval };

/** Opens a requirement sheet by its link. */
export const getRequirement = route('GET /shares/requirements/:token', {
  summary: 'Newest issued version of a requirement sheet with the history of its versions',
  params: shareParams,
  query: z.strictObject({}),
  data: requirement,
});
