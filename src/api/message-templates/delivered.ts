import { type SQL, sql } from 'drizzle-orm';
import { type MessageEvent, messageEvents, templateOf } from '#contracts/outbox/templates.ts';
import type { Executor } from '#db/connection.ts';
import { messageTemplates as templates } from '#db/schema/message-templates.ts';

type Texts = Record<'subjectZh' | 'subjectEn' | 'bodyZh' | 'bodyEn', unknown>;

/** Hash of texts, by which a text that nobody has changed is known again. */
const hashOf = ({ subjectZh, subjectEn, bodyZh, bodyEn }: Texts): SQL =>
  sql`md5(concat_ws(chr(31), ${subjectZh}::text, ${subjectEn}::text, ${bodyZh}::text, ${bodyEn}::text))`;

/** Whether staff have changed the texts. */
export const isEdited = sql<boolean>`(${hashOf(templates)} <> ${templates.deliveredHash})`;

/** The texts that a message is delivered with. */
export function deliveredTexts(event: MessageEvent) {
  const { subject, body } = templateOf(event);
  return { subjectZh: subject.zh, subjectEn: subject.en, bodyZh: body.zh, bodyEn: body.en };
}

/**
 * Adds the templates of this release and renews the texts that nobody has changed. Several processes
 * may do it at once.
 */
export async function publishTemplates(db: Executor): Promise<void> {
  const rows = messageEvents.map((event) => {
    const { name } = templateOf(event);
    const texts = deliveredTexts(event);
    return { event, nameZh: name.zh, nameEn: name.en, ...texts, deliveredHash: hashOf(texts) };
  });
  const renewed = (column: string) =>
    sql`case when ${isEdited} then ${templates}.${sql.identifier(column)}
      else excluded.${sql.identifier(column)} end`;
  await db
    .insert(templates)
    .values(rows)
    .onConflictDoUpdate({
      target: templates.event,
      set: {
        nameZh: sql`excluded.name_zh`,
        nameEn: sql`excluded.name_en`,
        subjectZh: renewed('subject_zh'),
        subjectEn: renewed('subject_en'),
        bodyZh: renewed('body_zh'),
        bodyEn: renewed('body_en'),
        deliveredHash: sql`excluded.delivered_hash`,
      },
    });
}
