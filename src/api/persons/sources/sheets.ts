import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { sceneNames } from '#api/scenes/names.ts';
import { eraseSceneNames, eraseSheetNames } from '#api/sheets/erase-names.ts';
import { projects } from '#db/schema/projects.ts';
import { scenes } from '#db/schema/scenes.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { sheetComments } from '#db/schema/sheets/comments.ts';
import { sheetDecisions } from '#db/schema/sheets/decisions.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import { sheetSeals } from '#db/schema/sheets/seals.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import type { Person } from '../person.ts';
import type { PersonRecords } from '../source.ts';

// On sheets people leave names without a contact: they are looked for in their own projects.
const idsOf = ({ sheets: known }: Person) => known.map(({ id }) => id);

/** Whether the person's side wrote a row on one of these sheets under one of the person's names. */
const isOf = (person: Person, { party, name }: { party: AnyPgColumn; name: AnyPgColumn }) =>
  and(eq(party, 'customer'), inArray(sheets.id, idsOf(person)), inArray(name, [...person.names]));

const pageOf = (sheetId: string) => `/sheets/${sheetId}`;

/** Names of those who have a link. */
export const linkRecords: PersonRecords = {
  source: 'link',
  async find(db, person) {
    const rows = await db
      .select({ link: shareLinks, sheetId: sheets.id, number: sheets.number })
      .from(shareLinks)
      .innerJoin(sheets, eq(sheets.id, shareLinks.sheetId))
      .where(
        and(
          inArray(sheets.id, idsOf(person)),
          sql`(${inArray(shareLinks.holderName, person.names)} or ${inArray(shareLinks.label, person.names)})`,
        ),
      )
      .orderBy(desc(shareLinks.id));
    return rows.map(({ link, sheetId, number }) => ({
      id: link.id,
      title: number,
      at: link.createdAt,
      page: pageOf(sheetId),
      kept: null,
      values: { holderName: link.holderName, label: link.label, audience: link.audience },
    }));
  },
  erase: (transaction, ids) =>
    transaction
      .update(shareLinks)
      .set({ holderName: null, label: '' })
      .where(inArray(shareLinks.id, [...ids])),
};

/** Comments; their words stay, without who wrote them. */
export const commentRecords: PersonRecords = {
  source: 'comment',
  async find(db, person) {
    const rows = await db
      .select({ comment: sheetComments, number: sheets.number, scene: sceneNames.zh })
      .from(sheetComments)
      .leftJoin(sheets, eq(sheets.id, sheetComments.sheetId))
      .leftJoin(scenes, eq(scenes.id, sheetComments.sceneId))
      .leftJoin(projects, eq(projects.id, scenes.projectId))
      .where(
        and(
          eq(sheetComments.party, 'customer'),
          inArray(sheetComments.authorName, person.names),
          or(
            inArray(sheets.id, idsOf(person)),
            inArray(projects.customerId, person.customerIds),
            inArray(projects.bookingId, person.bookingIds),
          ),
        ),
      )
      .orderBy(desc(sheetComments.id));
    return rows.map(
      ({ comment: { id, sheetId, sceneId, authorName, body, createdAt }, ...row }) => ({
        id,
        title: row.number ?? row.scene,
        at: createdAt,
        page: sheetId ? pageOf(sheetId) : `/content/scene/${sceneId}`,
        kept: null,
        values: { authorName, body },
      }),
    );
  },
  async erase(transaction, ids, person) {
    await eraseSheetNames(
      transaction,
      sql`select id from sheets where ${inArray(sheets.id, idsOf(person))}`,
      person.names,
    );
    await eraseSceneNames(transaction, sql`${inArray(sheetComments.id, [...ids])}`);
  },
};

/** Photos and files. Those of a sealed sheet are part of what was signed. */
export const fileRecords: PersonRecords = {
  source: 'file',
  async find(db, person) {
    const rows = await db
      .select({ file: sheetFiles, number: sheets.number, sealedAt: sheetSeals.sealedAt })
      .from(sheetFiles)
      .innerJoin(sheets, eq(sheets.id, sheetFiles.sheetId))
      .leftJoin(sheetSeals, eq(sheetSeals.sheetId, sheets.id))
      .where(
        and(
          isNotNull(sheetFiles.linkId),
          inArray(sheets.id, idsOf(person)),
          inArray(sheetFiles.authorName, person.names),
        ),
      )
      .orderBy(desc(sheetFiles.id));
    return rows.map(({ file: { id, sheetId, authorName, caption, createdAt }, ...row }) => ({
      id,
      title: row.number,
      at: createdAt,
      page: pageOf(sheetId),
      kept: row.sealedAt ? 'signed' : null,
      values: { authorName, caption },
    }));
  },
  erase: (transaction, ids) =>
    transaction
      .update(sheetFiles)
      .set({ authorName: null })
      .where(inArray(sheetFiles.id, [...ids])),
};

/** Approvals, signatures and rejections: they prove what both sides agreed, and nothing changes them. */
export const decisionRecords: PersonRecords = {
  source: 'decision',
  async find(db, person) {
    const rows = await db
      .select({ decision: sheetDecisions, number: sheets.number })
      .from(sheetDecisions)
      .innerJoin(sheets, eq(sheets.id, sheetDecisions.sheetId))
      .where(isOf(person, { party: sheetDecisions.party, name: sheetDecisions.name }))
      .orderBy(desc(sheetDecisions.id));
    return rows.map(({ decision: { id, sheetId, kind, name, title, remark, ...row }, number }) => ({
      id,
      title: number,
      at: row.decidedAt,
      page: pageOf(sheetId),
      kept: 'signed',
      values: { kind, name, position: title, remark, strokes: row.strokes },
    }));
  },
};
