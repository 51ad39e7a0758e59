import { and, eq, ilike, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { defineRecord } from '#api/records/define.ts';
import type { RecordCall, Values } from '#api/records/definition.ts';
import { plainWrites } from '#api/records/write.ts';
import { invalidField } from '#contracts/errors.ts';
import { webhookFields } from '#contracts/fields/webhooks.ts';
import { webhookRecord } from '#contracts/records/webhooks.ts';
import { outboxMessages, webhooks } from '#db/schema/outbox.ts';
import { containing } from '#db/word-search.ts';
import { list, read, remove, webhookQuery } from './contract.ts';

export const nameTaken = {
  zh: '已有同名的渠道，请换一个名称。',
  en: 'Another webhook has this name. Choose another one.',
};

const given = { record: webhookRecord, table: webhooks, name: webhooks.name };

const writes = plainWrites(given, {
  nameField: 'name',
  taken: nameTaken,
  remembered: ['name', 'kind', 'locale', 'events'],
});

const messages = (condition: SQL) =>
  sql`(select count(*)::integer from ${outboxMessages} m
    where m.webhook_id = ${webhooks}.id and ${condition})`;

export const webhookDefinition = defineRecord({
  ...given,
  order: webhooks.name,
  hit: { detail: webhooks.addressHint },
  fields: webhookFields,
  query: webhookQuery,
  where,
  shown: {
    kind: sql`${webhooks.kind}`,
    addressHint: sql`${webhooks.addressHint}`,
    hasSecret: sql`${webhooks.secret} is not null`,
    waiting: messages(sql`m.status in ('pending', 'sending')`),
    failed: messages(sql`m.status = 'failed'`),
    lastSentAt: sql`(select to_char(max(m.sent_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
      from ${outboxMessages} m where m.webhook_id = ${webhooks}.id)`,
  },
  routes: { list, read, delete: remove },
  transfer: { key: 'name', defaults: {}, exported: { kind: sql`${webhooks.kind}` } },
  ...writes,
  /** A table has no address and no secret. @throws AppError VALIDATION_FAILED, always */
  async add(_: Values, { locale }: RecordCall): Promise<never> {
    throw invalidField('name', notByTable[locale]);
  },
});

function where({ q, kind, state }: z.output<typeof webhookQuery>) {
  return and(
    q ? ilike(webhooks.name, containing(q)) : undefined,
    kind && eq(webhooks.kind, kind),
    state && eq(webhooks.active, state === 'on'),
  );
}

const notByTable = {
  zh: '没有这个名称的渠道。表格里没有地址和密钥，新渠道请在“通知渠道”里添加。',
  en: 'There is no webhook of this name. Tables have no addresses and secrets: add new ones on the screen.',
};
