import { z } from 'zod';
import { defineRoute } from '#contracts/route.ts';
import { instantSchema } from '#contracts/schemas.ts';

const idParams = z.strictObject({ id: z.uuid() });
const done = z.object({});

/** Deletes a plain record of a kind. */
export const deleteRoute = <Path extends string>({ path }: { path: Path }) =>
  defineRoute({
    method: 'DELETE',
    path: `/admin/${path}/:id` as const,
    group: path,
    summary: `Moves one of the ${path.replaceAll('-', ' ')} to the trash, where it stays for 30 days`,
    description: 'Refused with 409 RECORD_IN_USE while something needs it.',
    params: idParams,
    data: done,
  });

/**
 * The operations of a kind of plain record that has no rules of its own for them.
 * @param shown what is shown of a record besides its fields; see the definition
 */
export function recordRoutes<
  const Path extends string,
  Fields extends z.ZodRawShape,
  Query extends z.ZodObject,
  Shown extends z.ZodRawShape = Record<never, never>,
>(
  { path }: { path: Path },
  { fields, query, shown }: { fields: Fields; query: Query; shown?: Shown },
) {
  const plural = path.replaceAll('-', ' ');
  const list = `/admin/${path}` as const;
  const item = z.object({
    id: z.uuid(),
    ...fields,
    ...(shown as Shown),
    updatedAt: instantSchema,
  });
  return {
    list: defineRoute({
      method: 'GET',
      path: list,
      group: path,
      summary: `Lists ${plural}`,
      query,
      data: z.object({
        items: z.array(item),
        total: z.number(),
        next: z.string().nullable(),
      }),
    }),
    read: defineRoute({
      method: 'GET',
      path: `/admin/${path}/:id` as const,
      group: path,
      summary: `Reads one of the ${plural}`,
      params: idParams,
      data: item,
    }),
    create: defineRoute({
      method: 'POST',
      path: list,
      group: path,
      summary: `Adds one of the ${plural}`,
      body: z.strictObject(fields),
      data: z.object({ id: z.uuid() }),
    }),
    update: defineRoute({
      method: 'PATCH',
      path: `/admin/${path}/:id` as const,
      group: path,
      summary: `Changes the given fields of one of the ${plural}`,
      params: idParams,
      body: z.strictObject(fields).partial(),
      data: done,
    }),
    delete: deleteRoute({ path }),
  };
}

export type RecordRoutes = ReturnType<typeof recordRoutes<string, z.ZodRawShape, z.ZodObject>>;
