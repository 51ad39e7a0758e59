import { and, desc, inArray, or, sql } from 'drizzle-orm';
import { outboxMessages } from '#db/schema/outbox.ts';
import { holdsText, listOf } from '../person.ts';
import type { PersonRecords } from '../source.ts';

/** Mails to the person, and messages to others that tell of it. */
export const messageRecords: PersonRecords = {
  source: 'message',
  async find(db, { contact, texts, names, references, sheets }) {
    const numbers = sheets.map(({ number }) => number);
    const rows = await db
      .select()
      .from(outboxMessages)
      .where(
        or(
          contact.email ? sql`lower(${outboxMessages.recipient}) = ${contact.email}` : undefined,
          holdsText(outboxMessages.payload, texts),
          sql`${outboxMessages.payload} ->> 'reference' = any(${listOf(references)})`,
          and(
            sql`${outboxMessages.payload} ->> 'number' = any(${listOf(numbers)})`,
            holdsText(outboxMessages.payload, names),
          ),
        ),
      )
      .orderBy(desc(outboxMessages.id));
    return rows.map(({ id, event, kind, recipient, payload, status, createdAt }) => ({
      id,
      title: event,
      at: createdAt,
      page: null,
      kept: null,
      values: { kind, recipient, status, ...payload },
    }));
  },
  erase: (transaction, ids) =>
    transaction.delete(outboxMessages).where(inArray(outboxMessages.id, [...ids])),
};
