import { z } from 'zod';
import { routesOf } from '#contracts/route.ts';
import { instantSchema, keysetOf } from '#contracts/schemas.ts';

/** Deletes a plain record of a kind. */
export const deleteRoute = <Path extends string>({ path }: { path: Path }) =>
  routesOf(path).route(`DELETE /admin/${path}/:id`, {
    summary: `Moves one of the ${path.replaceAll('-', ' ')} to the trash, where it stays for 30 days`,
    description: 'Refused with 409 RECORD_IN_USE while something needs it.',
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
  const { route } = routesOf(path);
  const item = z.object({
    id: z.uuid(),
    ...fields,
    ...(shown as Shown),
    updatedAt: instantSchema,
  });
  return {
    list: route(`GET /admin/${path}`, {
      summary: `Lists ${plural}`,
      query,
      data: keysetOf(item).extend({ total: z.number() }),
    }),
    read: route(`GET /admin/${path}/:id`, {
      summary: `Reads one of the ${plural}`,
      data: item,
    }),
    create: route(`POST /admin/${path}`, {
      summary: `Adds one of the ${plural}`,
      body: z.strictObject(fields),
      data: z.object({ id: z.uuid() }),
    }),
    update: route(`PATCH /admin/${path}/:id`, {
      summary: `Changes the given fields of one of the ${plural}`,
      body: z.strictObject(fields).partial(),
    }),
    delete: deleteRoute({ path }),
  };
}

export type RecordRoutes = ReturnType<typeof recordRoutes<string, z.ZodRawShape, z.ZodObject>>;
