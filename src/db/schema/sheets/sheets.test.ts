import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addDevice, addDeviceSheet } from '#tests/support/records/device-sheets.ts';
import { addPrivatePicture } from '#tests/support/records/media.ts';
import { addSigningKey } from '#tests/support/records/signing-keys.ts';
import { addWorkOrder } from '#tests/support/records/work-orders.ts';
import { deviceAccessories, devices } from '../device-sheets.ts';
import { workOrderTasks } from '../work-orders.ts';
import { sheetDecisions } from './decisions.ts';
import { sheetEvents } from './events.ts';
import { sheetFiles } from './files.ts';
import { sheetRevisions } from './revisions.ts';
import { sheetSeals } from './seals.ts';
import { sheets } from './sheets.ts';

const contentHash = 'a'.repeat(64);

let test: TestDatabase;
let db: TestDatabase['db'];
beforeAll(async () => {
  test = await createTestDatabase();
  db = test.db;
});
afterAll(() => test?.drop());

const countsOf = async (id: string) => {
  const [sheet] = await db.select().from(sheets).where(eq(sheets.id, id));
  return [sheet?.version, sheet?.revision];
};
const change = (id: string, values: Partial<typeof sheets.$inferInsert>) =>
  db.update(sheets).set(values).where(eq(sheets.id, id));
const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'accepted',
    (error: { cause?: { message?: string } }) => error.cause?.message ?? String(error),
  );

describe('the version and revision of a sheet', () => {
  it('are raised once by a transaction that changes several parts', async () => {
    const id = await addDeviceSheet(db);
    expect(await countsOf(id)).toEqual([1, 1]);
    await db.transaction(async (transaction) => {
      for (const name of ['主机', '镜头']) {
        const [device] = await transaction
          .insert(devices)
          .values({ sheetId: id, category: 'camera', name, model: 'C1' })
          .returning();
        await transaction
          .insert(deviceAccessories)
          .values({ deviceId: device?.id ?? '', name: '电源' });
      }
      await transaction.update(sheets).set({ titleZh: '新标题' }).where(eq(sheets.id, id));
    });
    expect(await countsOf(id)).toEqual([2, 2]);
    await db.update(deviceAccessories).set({ quantity: 2 });
    expect(await countsOf(id)).toEqual([3, 3]);
    await change(id, { titleZh: '新标题' });
    expect(await countsOf(id)).toEqual([3, 3]);
  });

  it('stay as they were if the change is rolled back', async () => {
    const id = await addWorkOrder(db);
    await expect(
      db.transaction(async (transaction) => {
        await transaction.insert(workOrderTasks).values({ orderId: id, title: '步骤' });
        throw new Error('stop');
      }),
    ).rejects.toThrow('stop');
    expect(await countsOf(id)).toEqual([1, 1]);
  });

  it('show revision 1 when first sent, and another one when sent again', async () => {
    const id = await addWorkOrder(db, { stage: 'draft' });
    await db.insert(workOrderTasks).values({ orderId: id, title: '步骤' });
    expect(await countsOf(id)).toEqual([2, 1]);
    await change(id, { stage: 'open', sentAt: new Date() });
    expect(await countsOf(id)).toEqual([3, 1]);
    await change(id, { stage: 'draft' });
    await change(id, { stage: 'open' });
    expect((await countsOf(id))[1]).toBeGreaterThan(1);
  });

  it('go to the processes with open pages, as events do', async () => {
    const id = await addDeviceSheet(db);
    const listener = new Client(test.connection);
    await listener.connect();
    const heard: (string | undefined)[] = [];
    listener.on('notification', ({ payload }) => heard.push(payload));
    await listener.query('listen sheet_changed');
    try {
      await addDevice(db, { sheetId: id });
      await db.insert(sheetEvents).values({ sheetId: id, kind: 'note', text: '说明' });
      await eventually(() => expect(heard).toEqual([`${id}:2`, `${id}:2`]));
    } finally {
      await listener.end();
    }
  });
});

describe('what was issued, decided or sealed', () => {
  /** A signed and sealed sheet with a file. */
  async function addSealed(fields: Parameters<typeof addWorkOrder>[1] = {}) {
    const sheetId = await addWorkOrder(db, fields);
    const fileId = await addPrivatePicture(db, { storageKey: `private/${sheetId}.webp` });
    const file = { sheetId, fileId, part: 'task' };
    await db.insert(sheetFiles).values(file);
    await db.insert(sheetRevisions).values({ sheetId, revision: 1, body: {}, contentHash });
    const decision = {
      sheetId,
      revision: 1,
      contentHash,
      kind: 'sign',
      party: 'customer',
      name: '王若溪',
      method: 'typed',
      locale: 'zh',
    } as const;
    await db.insert(sheetDecisions).values(decision);
    const seal = {
      sheetId,
      record: '{}',
      contentHash,
      verificationCode: sheetId.slice(-9),
      signature: 's',
      signingKeyId,
    };
    await db.insert(sheetSeals).values(seal);
    return { sheetId, file, decision };
  }
  let signingKeyId: string;
  beforeAll(async () => {
    signingKeyId = await addSigningKey(db);
  });

  it('refuses changes, and goes only with a visitor’s own copy', async () => {
    const { sheetId, file } = await addSealed();
    const row = (table: { sheetId: typeof sheetSeals.sheetId }) => eq(table.sheetId, sheetId);
    const other = { contentHash: 'b'.repeat(64) };
    for (const attempt of [
      db.update(sheetRevisions).set(other).where(eq(sheetRevisions.sheetId, sheetId)),
      db.delete(sheetRevisions).where(eq(sheetRevisions.sheetId, sheetId)),
      db.update(sheetDecisions).set({ name: '别人' }).where(eq(sheetDecisions.sheetId, sheetId)),
      db.delete(sheetDecisions).where(eq(sheetDecisions.sheetId, sheetId)),
      db.update(sheetSeals).set({ record: '[]' }).where(row(sheetSeals)),
      db.delete(sheetSeals).where(row(sheetSeals)),
    ]) {
      expect(await refusal(attempt)).toContain('cannot change');
    }
    for (const attempt of [
      db.insert(sheetFiles).values(file),
      db.update(sheetFiles).set({ caption: 'x' }).where(eq(sheetFiles.sheetId, sheetId)),
      db.delete(sheetFiles).where(eq(sheetFiles.sheetId, sheetId)),
      db.insert(sheetRevisions).values({ sheetId, revision: 2, body: {}, contentHash }),
      change(sheetId, { titleZh: '新标题' }),
      change(sheetId, { stage: 'draft' }),
      db.delete(sheets).where(eq(sheets.id, sheetId)),
    ]) {
      expect(await refusal(attempt)).toContain('is sealed');
    }
    const trial = await addSealed({ trialUntil: new Date() });
    expect(await refusal(db.delete(sheets).where(eq(sheets.id, trial.sheetId)))).toBe('accepted');
  });

  it('takes one decision of a party on one content, but any number of rejections', async () => {
    const sheetId = await addWorkOrder(db);
    await db.insert(sheetRevisions).values({ sheetId, revision: 1, body: {}, contentHash });
    const decide = (values: Partial<typeof sheetDecisions.$inferInsert>) =>
      refusal(
        db.insert(sheetDecisions).values({
          sheetId,
          revision: 1,
          contentHash,
          kind: 'approve',
          party: 'customer',
          name: '王若溪',
          locale: 'zh',
          ...values,
        }),
      );
    expect(await decide({ contentHash: 'b'.repeat(64) })).toContain('sheet_decisions_revision_fk');
    expect(await decide({ kind: 'sign' })).toContain('sheet_decisions_signed_check');
    expect(await decide({})).toBe('accepted');
    expect(await decide({})).toContain('sheet_decisions_party_key');
    expect(await decide({ kind: 'reject', remark: '原因' })).toBe('accepted');
    expect(await decide({ kind: 'reject', remark: '再说' })).toBe('accepted');
  });
});
