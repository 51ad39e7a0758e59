import type { ContentPart } from '#contracts/enums/content.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import type { compareRevisions, Differences } from './history-contract.ts';
import type { PartData } from './kind.ts';
import { currentData, isSame, readPartStatus } from './parts.ts';
import { findRecord } from './records.ts';
import { findRevision } from './revisions.ts';

type Side = RouteInput<typeof compareRevisions>['query']['from'];
type FieldChange = Differences['fields'][number];
type BlockChange = Differences['blocks'][number];

/** Compares two states of a part. @throws AppError NOT_FOUND */
export async function comparePart(
  db: Executor,
  { id, part }: { id: string; part: ContentPart },
  { from, to }: RouteInput<typeof compareRevisions>['query'],
): Promise<Differences> {
  const record = await findRecord(db, id, { withTrash: true });
  const status = await readPartStatus(db, record, part);
  const read = async (side: Side): Promise<PartData> => {
    if (side === 'draft') return currentData(record.kind, status);
    if (side === 'public') return status.stored?.data ?? {};
    const revision = await findRevision(db, side);
    if (revision.recordId !== id || revision.part !== part) throw new AppError('NOT_FOUND');
    return revision.data;
  };
  return compareData(await read(from), await read(to));
}

/** The changed fields of a part's content, and the blocks of a page or steps of a diagnosis. */
export function compareData(before: PartData, after: PartData): Differences {
  const { blocks: from, steps: stepsFrom, ...fieldsBefore } = before;
  const { blocks: to, steps: stepsTo, ...fieldsAfter } = after;
  return {
    fields: fieldChanges(fieldsBefore, fieldsAfter),
    blocks: blockChanges(blocksOf(from ?? stepsFrom), blocksOf(to ?? stepsTo)),
  };
}

interface Block extends PartData {
  id: string;
  type: string;
}

function blocksOf(value: unknown): Block[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (block): block is Block => typeof block?.id === 'string' && typeof block.type === 'string',
  );
}

/** Texts of all leaves by dotted path. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(inner, path ? `${path}.${name}` : name),
  );
}

function fieldChanges(before: PartData, after: PartData): FieldChange[] {
  const [from, to] = [new Map(leaves(before)), new Map(leaves(after))];
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((field) => {
    const change = { field, before: from.get(field) ?? null, after: to.get(field) ?? null };
    return change.before === change.after ? [] : change;
  });
}

/** Blocks are matched by their ids, so that a moved one is not a removed and an added one. */
function blockChanges(before: Block[], after: Block[]): BlockChange[] {
  const placesBefore = new Map(before.map(({ id }, index) => [id, index]));
  const kept = new Set(after.map(({ id }) => id).filter((id) => placesBefore.has(id)));
  const orderBefore = before.filter(({ id }) => kept.has(id)).map(({ id }) => id);
  const orderAfter = after.filter(({ id }) => kept.has(id)).map(({ id }) => id);
  const removed = before
    .map(
      (block, from): BlockChange => ({
        ...headOf(block),
        change: 'removed',
        from,
        to: null,
        fields: fieldChanges(block, {}),
      }),
    )
    .filter(({ id }) => !kept.has(id));
  const others = after.flatMap((block, to): BlockChange[] => {
    const { id } = block;
    const from = placesBefore.get(id);
    const old = from === undefined ? undefined : before[from];
    if (from === undefined || !old) {
      return [
        { ...headOf(block), change: 'added', from: null, to, fields: fieldChanges({}, block) },
      ];
    }
    if (!isSame(old, block)) {
      return [{ ...headOf(block), change: 'changed', from, to, fields: fieldChanges(old, block) }];
    }
    const isMoved = orderBefore.indexOf(id) !== orderAfter.indexOf(id);
    return isMoved ? [{ ...headOf(block), change: 'moved', from, to, fields: [] }] : [];
  });
  return [...removed, ...others];
}

const headOf = ({ id, type }: Block) => ({ id, type });
