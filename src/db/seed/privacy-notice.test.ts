import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANSWER_WORKING_DAYS } from '#api/privacy-requests/due-day.ts';
import type { retainedRecords } from '#contracts/enums/privacy.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { retentionPolicies } from '../schema/privacy.ts';
import { seedRetention } from './retention.ts';

const database = await createTestDatabase();
const { db } = database;
beforeAll(() => seedRetention(db));
afterAll(() => database.drop());

/** What the table of periods calls each kind of record. */
const rowNames: Record<(typeof retainedRecords)[number], Record<Locale, string>> = {
  bookings: { zh: '预约与试用申请', en: 'Bookings and trial requests' },
  customers: { zh: '客户档案', en: 'Contact and notes of a customer' },
  work_orders: { zh: '工单上的现场联系人', en: 'Contact on site of a work order' },
  sheet_names: { zh: '单据上留言人', en: 'Names of those who commented' },
  redemptions: { zh: '激活记录', en: 'Contact and device serial number' },
  redemption_attempts: { zh: '兑换失败的尝试', en: 'Failed attempts to redeem' },
  share_openings: { zh: '单据打开记录', en: 'Record of openings' },
  document_feedback: { zh: '文档评价', en: 'Document feedback' },
  outbox_messages: { zh: '通知邮件与消息的发送副本', en: 'Copies of notification mail' },
  privacy_requests: { zh: '您提出的个人信息请求', en: 'Your requests about personal' },
};

/** A period in the words of the notice. */
function periodOf(days: number): Record<Locale, string> {
  if (days >= 1095) return { zh: `${days / 365} 年`, en: `${days / 365} years` };
  if (days % 365 === 0)
    return { zh: `${(days / 365) * 12} 个月`, en: `${(days / 365) * 12} months` };
  return { zh: `${days} 天`, en: `${days} days` };
}

const read = (locale: Locale) =>
  readFile(new URL(`content/articles/privacy.${locale}.md`, import.meta.url), 'utf8');

test.each(locales)(
  'the notice (%s) names the period that the nightly job keeps to',
  async (locale) => {
    const text = await read(locale);
    const afterHead = text.slice(text.search(/## (四|4)/));
    const rows = afterHead.split('\n').filter((line) => line.startsWith('|'));
    for (const { record, keepDays } of await db.select().from(retentionPolicies)) {
      const row = rows.find((line) => line.startsWith(`| ${rowNames[record][locale]}`));
      expect(row, record).toContain(periodOf(keepDays)[locale]);
    }
  },
);

test.each(locales)(
  'the notice (%s) names the time in which requests are answered',
  async (locale) => {
    const words = {
      zh: `${ANSWER_WORKING_DAYS} 个工作日`,
      en: `${ANSWER_WORKING_DAYS} working days`,
    };
    expect(await read(locale)).toContain(words[locale]);
  },
);
