import type { StaffRegistry } from '#api/access/staff-registry.ts';
import { perHour, readsPerMinute } from '#api/http/policy.ts';
import { comparePart } from './differences.ts';
import { keepLosingTexts, keepPartRevision, restorePartRevision } from './drafts.ts';
import * as history from './history-contract.ts';
import { readTranslations } from './listing.ts';
import { openRecord } from './locked-record.ts';
import { announce, leave } from './presence.ts';
import { createLink, ownPreview } from './preview-links.ts';
import { confirmSource } from './publish.ts';
import { findRecord } from './records.ts';
import { describeRevision, readHistory } from './revisions.ts';
import type { PublishingServices } from './services.ts';
import { countTranslationStates, sourceChanges } from './translations.ts';
import { findUses, putInTrash, takeFromTrash } from './trash.ts';

/** History, translations, trash, presence and preview of records. */
export function registerHistory(registry: StaffRegistry, services: PublishingServices): void {
  const { db } = services;
  registry.add(history.listRevisions, { access: 'content.read' }, async ({ params, query }) => {
    await findRecord(db, params.id, { withTrash: true });
    return readHistory(db, params.id, query);
  });
  registry.add(history.readRevision, { access: 'content.read' }, ({ params }) =>
    describeRevision(db, params.id),
  );
  registry.add(history.saveRevision, { access: 'content.update' }, ({ params, body }, call) =>
    keepPartRevision(params, body, call),
  );
  registry.add(history.keepLosers, { access: 'content.update' }, ({ params, body }, call) =>
    keepLosingTexts(params, body, call),
  );
  registry.add(history.restoreRevision, { access: 'content.update' }, ({ params, body }, call) =>
    restorePartRevision(params.id, body.version, call),
  );
  registry.add(history.compareRevisions, { access: 'content.read' }, ({ params, query }) =>
    comparePart(db, params, query),
  );
  registry.add(history.readSourceChanges, { access: 'content.read' }, ({ params }) =>
    sourceChanges(db, params.id),
  );
  registry.add(
    history.confirmTranslation,
    { access: 'content.publish' },
    async ({ params }, { transaction, audit }) =>
      confirmSource({ record: await openRecord(transaction, params.id), audit }),
  );
  registry.add(history.listTranslations, { access: 'content.read' }, ({ query }) =>
    readTranslations(db, query),
  );
  registry.add(history.countTranslations, { access: 'content.read' }, () =>
    countTranslationStates(db),
  );
  registry.add(history.trashRecord, { access: 'content.delete' }, async ({ params }, call) =>
    putInTrash(await openRecord(call.transaction, params.id), call),
  );
  registry.add(history.recoverRecord, { access: 'content.delete' }, async ({ params }, call) => {
    const record = await openRecord(call.transaction, params.id, { withTrash: true });
    await takeFromTrash(record, call);
  });
  registry.add(history.listUses, { access: 'content.read' }, async ({ params }) => {
    await findRecord(db, params.id, { withTrash: true });
    return findUses(db, params.id);
  });
  // Presence is no content: it is not in the audit log.
  registry.add(
    history.announcePresence,
    { access: 'content.read', transaction: false },
    async ({ params, body }, { staff }) => ({
      editors: await announce(db, params.id, body.part, staff),
    }),
  );
  registry.add(
    history.endPresence,
    { access: 'content.read', transaction: false },
    ({ params }, { staff }) => leave(db, params.id, staff),
  );
  registry.add(
    history.readPreview,
    { access: 'content.read', limit: readsPerMinute(120) },
    ({ params, query }) => ownPreview(services, { recordId: params.id, ...query }),
  );
  registry.add(
    history.createPreviewLink,
    { access: 'content.update', limit: perHour(60) },
    ({ params, body }, call) => createLink(services, params.id, body, call),
  );
}
