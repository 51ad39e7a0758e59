import { z } from 'zod';
import type { StaffCall } from '#api/access/staff-registry.ts';
import { parseInput } from '#api/http/validation.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { readHead } from '../head.ts';
import { sheetKindOf } from '../kinds.ts';
import { readBodyTable } from '../tables.ts';
import type { readSheetTable } from './contract.ts';

/**
 * Says what a table would change in a body. What is right of it is saved as anything that is typed.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, FILE_REFUSED
 */
export async function readTableFor(
  db: Executor,
  { params, body: input }: RouteInput<typeof readSheetTable>,
  { locale }: StaffCall,
): Promise<RouteData<typeof readSheetTable>> {
  const { kind } = await readHead(db, params.id);
  const definition = sheetKindOf(kind);
  const table = definition.tables?.[params.table];
  if (!table) throw new AppError('NOT_FOUND');
  const schema = z.object({ body: definition.body });
  const { body } = parseInput(schema, { body: input.body }, locale) as z.output<typeof schema>;
  const content = new Uint8Array(Buffer.from(input.content, 'base64'));
  return readBodyTable(table, body, { content, replace: input.replace }, locale);
}
