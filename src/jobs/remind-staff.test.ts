import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeMessage } from '#api/outbox/message-text.ts';
import { beijingDay } from '#contracts/days.ts';
import { formatDay } from '#contracts/formats.ts';
import { plainText } from '#contracts/outbox/render.ts';
import { bookings } from '#db/schema/bookings.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { privacyRequests } from '#db/schema/privacy.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addProject } from '#tests/support/records/projects.ts';
import { addSheet } from '#tests/support/records/sheets.ts';
import { addStaffMember, type StaffMember } from '#tests/support/staff.ts';
import { remindStaff } from './remind-staff.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

const DAY_MS = 86_400_000;
const now = new Date();
const remind = (days = 0) =>
  remindStaff(db, {
    staffUrl: 'https://www.mujing.example/',
    now: new Date(now.getTime() + days * DAY_MS),
  });
const named = (reference: string) => ({ reference, idempotencyKey: reference });
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
  const booking = {
    name: '林小雨',
    phone: '+8613800138000',
    consentedAt: now,
    privacyVersion: '1.0',
    locale: 'zh' as const,
  };
  const longAgo = new Date('2026-11-02T02:00:00Z');
  await db.insert(bookings).values([
    {
      ...booking,
      ...named('MJ-DUE'),
      type: 'demo',
      assigneeId: lin.id,
      status: 'answered',
      answeredAt: longAgo,
      nextStep: '打电话',
      nextStepOn: '2026-11-01',
    },
    // Nobody's: everybody in sales is reminded of it.
    { ...booking, ...named('MJ-OVERDUE'), createdAt: longAgo },
    { ...booking, ...named('MJ-LATER'), assigneeId: lin.id, nextStepOn: '2099-01-01' },
    { ...booking, ...named('MJ-CLOSED'), createdAt: longAgo, status: 'closed' },
    { ...booking, ...named('MJ-CHECK'), createdAt: longAgo, needsCheck: true },
  ]);
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
    // Days do not break at the end of a line.
    return `${text.subject}\n${plainText(text)}`.replaceAll('\u2060', '');
  };
  expect(await textFor(lin)).toBe(
    `今天有 4 件事等您处理
要处理的预约：
MJ-DUE 产品演示，下一步 2026年11月1日
MJ-OVERDUE 方案咨询，超时未答复
在后台打开：https://www.mujing.example/admin/bookings?assignee=mine

等待超过两天的单据，等待最久的在前：
工单 WO-1 布线，等我方，9 天
工单 WO-2 布线，等客户，5 天
在后台打开：https://www.mujing.example/admin/sheets?owner=${lin.id}`,
  );
  // Who has no booking to work on reads nothing of bookings.
  expect(await textFor(wu)).toBe(
    `What waits for you today: 1
Sheets that have waited for more than two days, the longest first:
Work order WO-4 布线, waits for us, 3 days
Open them in the back office: https://www.mujing.example/admin/sheets?owner=${wu.id}`,
  );
});

test('the next day brings the next mail, but not to those who have left', async () => {
  await remind(1);
  expect(await mails()).toHaveLength(4);
  await db.update(staffUsers).set({ deactivatedAt: now }).where(eq(staffUsers.id, wu.id));
  await remind(2);
  expect(await mails()).toHaveLength(5);
});

test('who answers privacy requests is told of those that are due or overdue, and of no person', async () => {
  const at = (days: number) => beijingDay(new Date(now.getTime() + days * DAY_MS));
  const add = (reference: string, kind: 'erase' | 'export', dueOn: string, doneAt?: Date) =>
    db.insert(privacyRequests).values({
      ...{ reference, kind, dueOn },
      ...(doneAt ? { doneAt, status: 'done' } : { phone: '+8613800138000' }),
    });
  await add('PR-LATE', 'erase', at(-1));
  await add('PR-SOON', 'export', at(3));
  await add('PR-LATER', 'erase', at(4));
  await add('PR-DONE', 'erase', at(-9), now);
  const [chen, li] = [
    await addStaffMember(db, 'administrator', { locale: 'en' }),
    await addStaffMember(db, 'administrator'),
  ];
  await addStaffMember(db, 'editor');
  await db.delete(outboxMessages);
  await remind();
  const texts = new Map(
    await Promise.all(
      (await mails()).map(async ({ recipient, event, payload, locale }) => {
        const text = await writeMessage(db, event, payload, locale ?? 'zh');
        return [recipient, plainText(text).replaceAll('\u2060', '')] as const;
      }),
    ),
  );
  const page = 'https://www.mujing.example/admin/privacy-requests';
  expect(texts.get(li.email)).toBe(
    `个人信息请求：
PR-LATE 删除个人信息，答复期限 ${formatDay(at(-1), 'zh')}，已超期
PR-SOON 查看副本，答复期限 ${formatDay(at(3), 'zh')}
在后台打开：${page}`.replaceAll('\u2060', ''),
  );
  expect(texts.get(chen.email)).toBe(
    `Privacy requests:
PR-LATE erasure, was due on ${formatDay(at(-1), 'en')}
PR-SOON copy of the data, due on ${formatDay(at(3), 'en')}
Open them in the back office: ${page}`.replaceAll('\u2060', ''),
  );
  expect([...texts.values()].filter((text) => text.includes('PR-'))).toHaveLength(2);
  expect(JSON.stringify(await mails())).not.toContain('13800138000');
});
