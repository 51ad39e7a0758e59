import { and, eq, ilike } from 'drizzle-orm';
import { z } from 'zod';
import { recordRoutes } from '#api/records/contract.ts';
import { defineRecord } from '#api/records/define.ts';
import type { RecordKind } from '#contracts/records/all.ts';
import { containing } from '#db/word-search.ts';
import { colourRecord } from './record.ts';
import { colours } from './table.ts';

const fields = {
  name: z.string().trim().min(1).max(40),
  tone: z.enum(['warm', 'cold']),
  used: z.boolean(),
  price: z.string().max(20),
};
const query = z.strictObject({
  q: z.string().optional(),
  tone: fields.tone.optional(),
  after: z.uuid().optional(),
});

export const colourDefinition = defineRecord({
  record: { ...colourRecord, kind: colourRecord.kind as string as RecordKind },
  table: colours,
  name: colours.name,
  nameField: 'name',
  taken: { zh: '已有这个颜色。', en: 'This colour is known already.' },
  remembered: ['name', 'tone'],
  hit: { detail: colours.tone },
  fields,
  query,
  routes: recordRoutes(colourRecord, { fields, query }),
  transfer: { key: 'name', defaults: { used: true, price: '' } },
  where: ({ q, tone }: z.output<typeof query>) =>
    and(
      q ? ilike(colours.name, containing(q)) : undefined,
      tone ? eq(colours.tone, tone) : undefined,
    ),
});
