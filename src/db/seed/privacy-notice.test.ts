import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPEAT_DAYS } from '#api/http/repeats.ts';
import { ANSWER_WORKING_DAYS } from '#api/privacy-requests/due-day.ts';
import { PASS_HOURS } from '#api/sheets/pass.ts';
import type { retainedRecords } from '#contracts/enums/privacy.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import { EXPIRY_DAYS } from '#jobs/retention.ts';
import { redemptionMessages } from '#site/i18n/redemption.ts';
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
  redemption_attempts: { zh: '兑换尝试', en: 'Attempts to redeem' },
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
  'the notice (%s) names how long other things are kept, and a pass holds',
  async (locale) => {
    const text = await read(locale);
    const rows: Record<Locale, string[]> = {
      zh: [
        `| 为识别重复提交而保留的提交标识与答复 | ${REPEAT_DAYS} 天 |`,
        `| 没有结果的搜索词 | 最后一次出现后 ${EXPIRY_DAYS.searchMisses} 天 |`,
        `| 页面访问与下载计数的访客标记 | 不超过 ${EXPIRY_DAYS.downloadMarks} 天；`,
        `最长 ${PASS_HOURS} 小时`,
      ],
      en: [
        `| Identifier and answer of a submission, to recognise a repeat | ${REPEAT_DAYS} days |`,
        `| Searches without a result | ${EXPIRY_DAYS.searchMisses} days after`,
        `| Visitor marks of page visits and downloads | ${EXPIRY_DAYS.downloadMarks} days at most;`,
        `for ${PASS_HOURS} hours at most`,
      ],
    };
    for (const row of rows[locale]) expect(text).toContain(row);
  },
);

test.each(locales)(
  'the reasons of the periods (%s), and the help of the redemption page, name the same periods',
  async (locale) => {
    const policies = await db.select().from(retentionPolicies);
    for (const { record, keepDays, basisZh, basisEn } of policies) {
      const basis = locale === 'zh' ? basisZh : basisEn;
      expect(basis, record).toContain(periodOf(keepDays)[locale]);
    }
    const { keepDays = 0 } = policies.find(({ record }) => record === 'redemptions') ?? {};
    const help = redemptionMessages[locale].help.map(({ answer }) => answer).join();
    expect(help).toContain(periodOf(keepDays)[locale]);
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
