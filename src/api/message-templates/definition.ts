import { and, ilike, inArray, not, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { defineRecord } from '#api/records/define.ts';
import type { RecordCall, Values } from '#api/records/definition.ts';
import { plainWrites } from '#api/records/write.ts';
import { lockById } from '#api/rows.ts';
import { AppError } from '#contracts/errors.ts';
import { messageTemplateFields } from '#contracts/fields/message-templates.ts';
import type { Locale } from '#contracts/locale.ts';
import { placesIn } from '#contracts/outbox/render.ts';
import { type MessageEvent, messageEvents, templateOf } from '#contracts/outbox/templates.ts';
import { messageTemplateRecord } from '#contracts/records/message-templates.ts';
import { messageTemplates as templates } from '#db/schema/message-templates.ts';
import { containing } from '#db/word-search.ts';
import { list, messageTemplateQuery, read, update } from './contract.ts';
import { isEdited } from './delivered.ts';

const given = {
  record: messageTemplateRecord,
  table: templates,
  name: templates.nameZh,
};

const { add, change, remove } = plainWrites(given, { nameField: 'nameZh', remembered: [] });

export const messageTemplateDefinition = defineRecord({
  ...given,
  order: templates.event,
  hit: { detail: templates.subjectZh },
  fields: messageTemplateFields,
  query: messageTemplateQuery,
  where,
  shown: {
    event: sql`${templates.event}`,
    nameZh: sql`${templates.nameZh}`,
    nameEn: sql`${templates.nameEn}`,
    isEdited,
  },
  routes: { list, read, update },
  transfer: {
    key: 'event',
    defaults: {},
  },
  add,
  remove,
  /** @throws AppError VALIDATION_FAILED for a value that the message does not have */
  async change(id: string, values: Values, call: RecordCall) {
    const { event } = await lockById(call.transaction, templates, id);
    requireKnownValues(event as MessageEvent, values, call.locale);
    await change(id, values, call);
  },
});

function where({ q, state }: z.output<typeof messageTemplateQuery>) {
  const { nameZh, nameEn, subjectZh, subjectEn, bodyZh, bodyEn, event } = templates;
  const texts = [nameZh, nameEn, subjectZh, subjectEn, bodyZh, bodyEn];
  return and(
    // A row of another release may tell of an event that this one does not know.
    inArray(event, messageEvents),
    q ? or(...texts.map((text) => ilike(text, containing(q)))) : undefined,
    state && (state === 'edited' ? isEdited : not(isEdited)),
  );
}

function requireKnownValues(event: MessageEvent, values: Values, locale: Locale): void {
  const known = Object.keys(templateOf(event).values);
  const fields = Object.entries(values).flatMap(([path, text]) =>
    placesIn(String(text))
      .filter((name) => !known.includes(name))
      .slice(0, 1)
      .map((name) => ({ path, message: unknownValue(name, known)[locale] })),
  );
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', { fields });
}

const unknownValue = (name: string, known: readonly string[]) => ({
  zh: `这条消息没有 {{${name}}}，可以用的有：${known.join('、')}。`,
  en: `This message has no {{${name}}}. It has: ${known.join(', ')}.`,
});
