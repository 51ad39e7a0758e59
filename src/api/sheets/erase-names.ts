import { type SQL, sql } from 'drizzle-orm';
import { NAMELESS_CUSTOMER } from '#api/bookings/erase.ts';
import type { Executor } from '#db/connection.ts';

/**
 * Erases the names of customers' people on sheets: of those who commented, sent files or have a link, and
 * of all in the timeline. Approvals and signatures, and the files of sealed sheets, keep theirs.
 * @param ids the sheets
 * @param only names to erase; all if absent
 */
export async function eraseSheetNames(
  db: Executor,
  ids: SQL,
  only?: readonly string[],
): Promise<number> {
  const isNamed = (column: SQL) =>
    only
      ? sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(only)}::jsonb))`
      : sql`true`;
  // First: it takes the names from the rows that are emptied below.
  await db.execute(sql`
    with names as (
      select sheet_id, author_name as name from sheet_comments where party = 'customer'
      union select sheet_id, name from sheet_decisions where party = 'customer'
      union select sheet_id, decided_by from acceptance_items where decided_by is not null
      union select sheet_id, author_name from sheet_files where link_id is not null and author_name is not null
    )
    update sheet_events e set text = replace(e.text, n.name, ${NAMELESS_CUSTOMER})
    from names n
    where e.sheet_id = n.sheet_id and e.party = 'customer' and position(n.name in e.text) > 0
      and e.sheet_id in (${ids}) and ${isNamed(sql`n.name`)}`);
  const { rowCount: comments } = await db.execute(sql`
    update sheet_comments set author_name = ${NAMELESS_CUSTOMER}
    where party = 'customer' and author_name <> ${NAMELESS_CUSTOMER}
      and sheet_id in (${ids}) and ${isNamed(sql`author_name`)}`);
  const { rowCount: links } = await db.execute(sql`
    update share_links set holder_name = null, label = ''
    where (holder_name is not null or label <> '') and sheet_id in (${ids})
      and (${isNamed(sql`holder_name`)} or ${isNamed(sql`label`)})`);
  const { rowCount: files } = await db.execute(sql`
    update sheet_files set author_name = null
    where author_name is not null and link_id is not null and sheet_id in (${ids})
      and ${isNamed(sql`author_name`)}
      and not exists (select from sheet_seals s where s.sheet_id = sheet_files.sheet_id)`);
  return (comments ?? 0) + (links ?? 0) + (files ?? 0);
}

/**
 * Erases the names of customers' people who commented on scenes.
 * @param isDue tells which comments of the table `sheet_comments`
 */
export async function eraseSceneNames(db: Executor, isDue: SQL): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update sheet_comments set author_name = ${NAMELESS_CUSTOMER}
    where party = 'customer' and author_name <> ${NAMELESS_CUSTOMER} and scene_id is not null
      and ${isDue}`);
  return rowCount ?? 0;
}
