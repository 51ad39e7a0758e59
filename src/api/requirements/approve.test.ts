import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Envelope } from '#contracts/envelope.ts';
import { auditLog } from '#db/schema/audit.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { projects } from '#db/schema/projects.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { sheetDecisions } from '#db/schema/sheets/decisions.ts';
import { sheetEvents } from '#db/schema/sheets/events.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addWebhook } from '#tests/support/records/outbox.ts';
import { addProject } from '#tests/support/records/projects.ts';
import { addRequirement, addRequirementVersion } from '#tests/support/records/requirements.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { addSite } from '#tests/support/records/site.ts';
import { itemWith } from '#tests/support/requirement-parts.ts';
import type { ApprovalConflict } from './contract.ts';

const database = await createTestDatabase();
const { db } = database;
const site = createTestApi(db);
beforeAll(() => addSite(db));
afterAll(() => database.drop());
beforeEach(async () => {
  await db.delete(rateLimits);
});

/** A requirement with one version and a link of its signer. */
async function makeRequirement(fields: Parameters<typeof addRequirement>[1] = {}) {
  const sheetId = await addRequirement(db, fields);
  const version = await addRequirementVersion(db, { sheetId, version: 1 });
  const token = await addShareLink(db, { sheetId, audience: 'signer' });
  return { sheetId, token, seenHash: version.contentHash };
}

let address = 0;

/** Sends an approval, each from an address of its own. */
async function approve(token: string, body: { seenHash: string; [field: string]: unknown }) {
  const request = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'http://localhost',
      'idempotency-key': randomUUID(),
      'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148',
    },
    body: JSON.stringify({ name: '王若溪', title: null, remark: null, ...body }),
  };
  const path = `/shares/requirements/${token}/approval?locale=en`;
  const response = await site.fetch(path, request, `192.0.2.${++address}`);
  return {
    status: response.status,
    ...((await response.json()) as Envelope<ApprovalConflict>),
  };
}

const open = (token: string) => site.api('GET /shares/requirements/:token', { params: { token } });
const entriesOf = (sheetId: string) =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entityId, sheetId), eq(auditLog.action, 'requirement.approve')));
const messagesOf = (number: string) =>
  db
    .select()
    .from(outboxMessages)
    .where(
      and(
        eq(outboxMessages.event, 'requirement.approved'),
        sql`${outboxMessages.payload} ->> 'number' = ${number}`,
      ),
    );

describe('an approval', () => {
  it('is of the newest version, by name, with a remark, and is shown', async () => {
    const { sheetId, token, seenHash } = await makeRequirement();
    expect(await open(token)).toMatchObject({ state: 'in_review', mayApprove: true });
    const approval = { name: '王若溪', title: '品牌负责人', remark: '样片先看' };
    expect(await approve(token, { ...approval, seenHash })).toMatchObject({
      status: 200,
      data: { version: 1, approval },
    });
    expect(await open(token)).toMatchObject({ state: 'approved', mayApprove: false, approval });
    const decisions = await db
      .select()
      .from(sheetDecisions)
      .where(eq(sheetDecisions.sheetId, sheetId));
    expect(decisions).toMatchObject([
      { kind: 'approve', party: 'customer', contentHash: seenHash, client: 'phone', ...approval },
    ]);
    const [head] = await db.select().from(sheets).where(eq(sheets.id, sheetId));
    expect(head).toMatchObject({ stage: 'open', waitingOn: 'provider' });
    const events = await db.select().from(sheetEvents).where(eq(sheetEvents.sheetId, sheetId));
    expect(events).toMatchObject([{ kind: 'approved', text: '王若溪', party: 'customer' }]);
    expect(await entriesOf(sheetId)).toMatchObject([
      { actor: 'customer', actorLabel: '王**', changes: { remark: [null, '样片先看'] } },
    ]);
  });

  it('takes an empty position and remark as none', async () => {
    const { token, seenHash } = await makeRequirement();
    const { data } = await approve(token, { seenHash, title: ' ', remark: '' });
    expect(data).toMatchObject({ approval: { title: null, remark: null } });
  });

  it('begins the building of its project, and tells the office and webhooks', async () => {
    await addWebhook(db, {
      url: 'https://example.com/hook',
      events: ['requirement.approved'],
    });
    const projectId = await addProject(db, { number: 'PJ-7', stage: 'requirement' });
    const { sheetId, token, seenHash } = await makeRequirement({ projectId, number: 'RQ-2026-7' });
    await approve(token, { seenHash, remark: '样片先看' });
    const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
    expect(project?.stage).toBe('build');
    const messages = await messagesOf('RQ-2026-7');
    const payload = { number: 'RQ-2026-7', version: 1, name: '王若溪', remark: '样片先看' };
    expect(messages.map(({ kind }) => kind).toSorted()).toEqual(['mail', 'webhook']);
    for (const message of messages) expect(message.payload).toMatchObject(payload);
    const later = await makeRequirement({ projectId });
    await db.update(projects).set({ stage: 'live' }).where(eq(projects.id, projectId));
    await approve(later.token, { seenHash: later.seenHash });
    const [live] = await db.select().from(projects).where(eq(projects.id, projectId));
    expect(live?.stage).toBe('live');
    expect(sheetId).not.toBe(later.sheetId);
  });

  it('of another version than the newest is refused, with what changed', async () => {
    const { sheetId, token, seenHash } = await makeRequirement();
    const items = [itemWith({ key: 'banner', title: '横幅屏' })];
    await addRequirementVersion(db, { sheetId, version: 2, items, changeNote: '加横幅屏' });
    expect(await approve(token, { seenHash })).toMatchObject({
      status: 409,
      errorCode: 'CONFLICT',
      errorMessage: expect.stringContaining('Version 2 was issued'),
      data: {
        reason: 'outdated',
        version: 2,
        changeNote: '加横幅屏',
        since: 1,
        changes: [{ part: 'item', kind: 'added', title: '横幅屏' }],
      },
    });
    expect(await open(token)).toMatchObject({ approval: null, mayApprove: true });
  });

  it('wins once of 50 at the same time; 49 learn who approved, and when', async () => {
    const number = 'RQ-2026-50';
    const { sheetId, token, seenHash } = await makeRequirement({ number });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        approve(token, { seenHash, name: `第 ${index + 1} 位` }),
      ),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    const { approval } = await open(token);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toMatchObject({
        status: 409,
        data: { reason: 'approved', version: 1, approval },
      });
    }
    expect(await entriesOf(sheetId)).toHaveLength(1);
    const mails = (await messagesOf(number)).filter(({ kind }) => kind === 'mail');
    expect(mails).toMatchObject([{ payload: { name: approval?.name } }]);
  });

  it('loses against a version that is issued at the same time', async () => {
    const { sheetId, token, seenHash } = await makeRequirement();
    let answer: ReturnType<typeof approve> | undefined;
    await db.transaction(async (transaction) => {
      await transaction.select().from(sheets).where(eq(sheets.id, sheetId)).for('update');
      answer = approve(token, { seenHash });
      await addRequirementVersion(transaction, { sheetId, version: 2, brief: '第四版' });
    });
    expect(await answer).toMatchObject({ status: 409, data: { reason: 'outdated', version: 2 } });
    expect(await entriesOf(sheetId)).toEqual([]);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a name that is too long', { name: '字'.repeat(81) }],
    ['a remark that is too long', { remark: '字'.repeat(1001) }],
    ['no hash', { seenHash: 'x' }],
  ])('with %s is refused', async (_, body) => {
    const { token, seenHash } = await makeRequirement();
    expect(await approve(token, { seenHash, ...body })).toMatchObject({
      status: 400,
      errorCode: 'VALIDATION_FAILED',
    });
  });
});
