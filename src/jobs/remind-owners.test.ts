import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeMessage } from '#api/outbox/message-text.ts';
import { plainText } from '#contracts/outbox/render.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addProject } from '#tests/support/records/projects.ts';
import { addSheet } from '#tests/support/records/sheets.ts';
import { addStaffMember, type StaffMember } from '#tests/support/staff.ts';
import { remindOwners } from './remind-owners.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

const DAY_MS = 86_400_000;
const now = new Date();
const remind = (days = 0) =>
  remindOwners(db, {
    staffUrl: 'https://www.mujing.example/',
    now: new Date(now.getTime() + days * DAY_MS),
  });
const mails = () => db.select().from(outboxMessages);

let lin: StaffMember;
let wu: StaffMember;
beforeAll(async () => {
  lin = await addStaffMember(db, 'sales');
  wu = await addStaffMember(db, 'support', { locale: 'en' });
  const projectId = await addProject(db, { number: 'PJ-1', ownerId: wu.id });
  const add = (number: string, days: number, head: Parameters<typeof addSheet>[2]) =>
    addSheet(
      db,
      'work-order',
      { number, titleZh: '布线', waitingSince: new Date(now.getTime() - days * DAY_MS), ...head },
      async () => {},
    );
  await add('WO-1', 9, { projectId, ownerId: lin.id, waitingOn: 'provider' });
  await add('WO-2', 5, { projectId, ownerId: lin.id, waitingOn: 'customer' });
  await add('WO-3', 1, { projectId, ownerId: lin.id, waitingOn: 'customer' });
  // Without an owner it is the one of the project's owner.
  await add('WO-4', 3, { projectId, waitingOn: 'provider' });
  await add('WO-5', 3, { waitingOn: 'provider' });
});

test('each owner gets one mail a day in the own language, however many processes write it', async () => {
  await Promise.all([remind(), remind(), remind()]);
  const written = await mails();
  expect(written).toHaveLength(2);
  const textFor = async ({ email }: StaffMember) => {
    const mail = written.find(({ recipient }) => recipient === email);
    const text = await writeMessage(
      db,
      mail?.event ?? '',
      mail?.payload ?? {},
      mail?.locale ?? 'zh',
    );
    return `${text.subject}\n${plainText(text)}`;
  };
  expect(await textFor(lin)).toBe(
    `2 张单据已等待超过两天
等待最久的在前：
工单 WO-1 布线，等我方，9 天
工单 WO-2 布线，等客户，5 天

在后台打开：https://www.mujing.example/admin/sheets?owner=${lin.id}`,
  );
  expect(await textFor(wu)).toContain(
    `Sheets that have waited for more than two days: 1
The longest first:
Work order WO-4 布线, waits for us, 3 days`,
  );
});

test('the next day brings the next mail, but not to those who have left', async () => {
  await remind(1);
  expect(await mails()).toHaveLength(4);
  await db.update(staffUsers).set({ deactivatedAt: now }).where(eq(staffUsers.id, wu.id));
  await remind(2);
  expect(await mails()).toHaveLength(5);
});
