import type { StaffRegistry } from '#api/access/staff-registry.ts';
import { readsPerMinute } from '#api/http/policy.ts';
import { checkAllParts } from './checks/check.ts';
import * as content from './contract.ts';
import { createRecord } from './create.ts';
import { readDrafts } from './draft-list.ts';
import { discardPartDraft, readPartContent, savePartDraft } from './drafts.ts';
import { findSlug } from './free-slug.ts';
import { registerHistory } from './history-routes.ts';
import { kindOf } from './kinds.ts';
import { findRecords, readList } from './listing.ts';
import { openRecord } from './locked-record.ts';
import { publishNow, withdrawNow } from './publish-now.ts';
import { viewRecord } from './record-view.ts';
import { findRecord } from './records.ts';
import * as schedules from './schedule-contract.ts';
import { cancel, readSchedules, schedule } from './schedules.ts';
import type { PublishingServices } from './services.ts';

/** Checks read all texts of a record; the editor asks after each save. */
const checks = readsPerMinute(120);

export function registerPublishing(registry: StaffRegistry, services: PublishingServices): void {
  const { db, site } = services;
  registry.add(content.listContent, { access: 'content.read' }, ({ params, query }) =>
    readList(db, params.kind, query),
  );
  registry.add(content.listDrafts, { access: 'content.read' }, async ({ query }, { staff }) => ({
    items: await readDrafts(db, query.of, staff.id),
  }));
  registry.add(content.listChoices, { access: 'content.read' }, async ({ params }) => ({
    fields: await kindOf(params.kind).choices(db),
  }));
  registry.add(content.createContent, { access: 'content.create' }, ({ params, body }, call) =>
    createRecord(params.kind, body, call),
  );
  registry.add(content.proposeSlug, { access: 'content.create' }, ({ params, query }, { locale }) =>
    findSlug(db, params.kind, query, locale),
  );
  registry.add(content.findContent, { access: 'content.read' }, ({ query }) =>
    findRecords(db, query),
  );
  registry.add(content.readRecord, { access: 'content.read' }, ({ params }, { staff }) =>
    viewRecord(db, params.id, staff),
  );
  registry.add(content.readPart, { access: 'content.read' }, ({ params }) =>
    readPartContent(db, params.id, params.part),
  );
  // It opens its own transaction: not every save is in the audit log.
  registry.add(
    content.saveDraft,
    { access: 'content.update', transaction: false },
    ({ params, body }, call) => savePartDraft(services, params, body, call),
  );
  registry.add(content.discardDraft, { access: 'content.update' }, ({ params, body }, call) =>
    discardPartDraft(params, body.version, call),
  );
  registry.add(
    content.checkRecord,
    { access: 'content.read', limit: checks, isLong: true },
    async ({ params }) => ({
      findings: await checkAllParts(db, site, await findRecord(db, params.id)),
    }),
  );
  registry.add(
    content.publishRecord,
    { access: 'content.publish', isLong: true },
    async ({ params, body }, call) =>
      publishNow(site, await openRecord(call.transaction, params.id), body, call),
  );
  registry.add(
    content.withdrawRecord,
    { access: 'content.publish' },
    async ({ params, body }, call) =>
      withdrawNow(await openRecord(call.transaction, params.id), body, call),
  );
  registry.add(
    schedules.addSchedule,
    { access: 'content.publish', isLong: true },
    ({ params, body }, call) => schedule(site, params.id, body, call),
  );
  registry.add(schedules.cancelSchedule, { access: 'content.publish' }, ({ params }, call) =>
    cancel(params.id, call),
  );
  registry.add(schedules.listSchedules, { access: 'content.read' }, () => readSchedules(db));
  registerHistory(registry, services);
}
