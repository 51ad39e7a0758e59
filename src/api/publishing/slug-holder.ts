import { and, eq, ne } from 'drizzle-orm';
import type { ContentKind } from '#contracts/enums/content.ts';
import type { Locale } from '#contracts/locale.ts';
import { TRASH_DAYS } from '#contracts/trash.ts';
import type { Executor } from '#db/connection.ts';
import { contentRecords } from '#db/schema/content.ts';

/**
 * Says which record has a slug, and what to do; undefined if none has it. A record in the trash keeps its
 * slug, so that it can be recovered.
 * @param except the record that may have it
 */
export async function slugTaken(
  db: Executor,
  kind: ContentKind,
  slug: string,
  except?: string,
): Promise<Record<Locale, string> | undefined> {
  const { id, name, titleZh, titleEn, deletedAt } = contentRecords;
  const [holder] = await db
    .select({ titleZh, titleEn, deletedAt })
    .from(contentRecords)
    .where(
      and(
        eq(contentRecords.kind, kind),
        eq(name, slug),
        except === undefined ? undefined : ne(id, except),
      ),
    );
  if (!holder) return undefined;
  const zh = holder.titleZh || holder.titleEn || slug;
  const en = holder.titleEn || holder.titleZh || slug;
  return holder.deletedAt
    ? {
        zh: `地址“${slug}”属于回收站里的“${zh}”，删除 ${TRASH_DAYS} 天后才空出来。请换一个，或先恢复它，再改它的地址。`,
        en: `The address “${slug}” belongs to “${en}” in the trash, until ${TRASH_DAYS} days after it was deleted. Choose another one, or recover that record and change its address.`,
      }
    : {
        zh: `地址“${slug}”已被“${zh}”使用，请换一个。`,
        en: `The address “${slug}” belongs to “${en}”. Choose another one.`,
      };
}
