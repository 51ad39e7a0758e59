import { z } from 'zod';
import type { Choice, PartData } from '#api/publishing/kind.ts';
import { kindOf } from '#api/publishing/kinds.ts';
import type { ContentKind } from '#contracts/enums/content.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import type { BulkInstruction, listBulkFields } from './contract.ts';

type BulkField = RouteData<typeof listBulkFields>['fields'][number];
export type SetInstruction = Extract<BulkInstruction, { action: 'set' }>;

/**
 * The fields of a kind that can be set on many records: those of the shared part that are on or off,
 * and those whose values are the values of a facet (`category`, `sectionId` of `section`, `products`
 * of `product`).
 */
export async function bulkFields(db: Executor, kind: ContentKind): Promise<BulkField[]> {
  return fieldsOf(kind, await kindOf(kind).choices(db)).map(({ field, facet, isList }) => ({
    field,
    facet: facet?.name ?? null,
    isList,
  }));
}

interface SettableField {
  field: string;
  /** Has the values; absent for a field that is on or off. */
  facet?: Choice;
  isList: boolean;
}

function fieldsOf(kind: ContentKind, choices: Choice[]): SettableField[] {
  const shape: Record<string, unknown> = kindOf(kind).parts.shared?.schema.shape ?? {};
  return Object.entries(shape).flatMap(([field, schema]): SettableField[] => {
    if (schema instanceof z.ZodBoolean) return [{ field, isList: false }];
    const isList = schema instanceof z.ZodArray;
    const facet = choices.find(({ name }) =>
      isList ? field === `${name}s` : field === name || field === `${name}Id`,
    );
    return facet ? [{ field, facet, isList }] : [];
  });
}

/** @throws AppError VALIDATION_FAILED if a kind has no such field, or the field no such value */
export async function checkField(
  db: Executor,
  kind: ContentKind,
  { field: name, value }: SetInstruction,
): Promise<void> {
  const fields = fieldsOf(kind, await kindOf(kind).choices(db));
  const field = fields.find(({ field }) => field === name);
  const isKnown = field?.facet
    ? field.facet.values.some((choice) => choice.value === value)
    : typeof value === 'boolean';
  if (field && isKnown) return;
  throw new AppError('VALIDATION_FAILED', {
    fields: [{ path: 'instruction.value', message: name }],
    messages: {
      zh: '这种内容没有这个字段，或者字段没有这个值。',
      en: 'This kind of content has no such field, or the field has no such value.',
    },
  });
}

/** The content of a shared part with the field set. */
export function withField(data: PartData, { field, value, mode }: SetInstruction): PartData {
  const before = data[field];
  if (!Array.isArray(before)) return { ...data, [field]: value };
  const others = before.filter((one) => one !== value);
  if (mode === 'remove') return { ...data, [field]: others };
  if (mode === 'replace') return { ...data, [field]: [value] };
  return { ...data, [field]: before.includes(value) ? before : [...before, value] };
}
