import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type BodyTable, type RowFault, tableColumn } from '#api/sheets/tables.ts';
import type { Message } from '#api/transfers/table.ts';
import { liveReportEventKinds } from '#contracts/enums/live-reports.ts';
import { text } from '#contracts/sheets/fields.ts';
import {
  type LiveReportBody,
  type ReportEvent,
  type ReportMinute,
  reportLimits,
} from '#contracts/sheets/live-report.ts';
import { liveReportWords } from '#contracts/sheets/words/live-report.ts';
import { readMinute } from './minutes.ts';

const count = z.int().min(0).max(2_000_000_000);
const yuan = z.number().min(0).max(10_000_000_000);

const eventWords = Object.fromEntries(
  liveReportEventKinds.flatMap((kind) => [
    [liveReportWords.zh.events[kind], kind],
    [liveReportWords.en.events[kind], kind],
  ]),
);

/** The figures of a session minute by minute, with markers in columns of their own. */
export const minuteTable: BodyTable<LiveReportBody> = {
  columns: [
    tableColumn('minute', '时间', 'Time', z.union([z.string(), z.number()]), {
      labels: ['分钟', 'Minute'],
    }),
    tableColumn('concurrent', '平均在线', 'Average viewers', count, {
      labels: ['在线人数', '在线', 'Viewers'],
    }),
    tableColumn('peak', '最高在线', 'Peak viewers', count, { labels: ['Peak'] }),
    tableColumn('entered', '进入人次', 'Entered', count, { labels: ['进入'] }),
    tableColumn('left', '离开人次', 'Left', count, { labels: ['离开'] }),
    tableColumn('newViewers', '新观众', 'New viewers', count, { labels: ['新增观众'] }),
    tableColumn('watchSeconds', '观看秒数', 'Seconds watched', count),
    tableColumn('likes', '点赞', 'Likes', count),
    tableColumn('comments', '评论', 'Comments', count, { labels: ['弹幕', 'Messages'] }),
    tableColumn('shares', '分享', 'Shares', count),
    tableColumn('gifts', '礼物', 'Gifts', count),
    tableColumn('newFollowers', '新增关注', 'New followers', count, { labels: ['涨粉'] }),
    tableColumn('orders', '订单', 'Orders', count, { labels: ['成交订单'] }),
    tableColumn('sales', '成交额（元）', 'Sales in yuan', yuan, { labels: ['成交额', 'Sales'] }),
    tableColumn('marker', '标记', 'Marker', text(120)),
    tableColumn('markerKind', '标记类型', 'Kind of marker', z.enum(liveReportEventKinds), {
      words: eventWords,
    }),
  ],
  required: ['minute', 'concurrent'],
  apply(body, rows, { replace, isFrom1904 }) {
    const minutes = new Map(
      replace ? [] : body.minutes.map((minute) => [minute.minute, minute] as const),
    );
    const events = replace ? [] : [...body.events];
    const faults: RowFault[] = [];
    const seen = new Set<string>();
    for (const { line, values } of rows) {
      const minute = readMinute(values.minute as string | number, body, isFrom1904);
      const message = minute === undefined ? messages.noTime : faultOf(values);
      if (minute === undefined || message) {
        faults.push({ line, column: columnOf(message), message: message ?? messages.noTime });
        continue;
      }
      if (seen.has(minute)) {
        faults.push({ line, column: 'minute', message: messages.twice });
        continue;
      }
      seen.add(minute);
      minutes.set(minute, minuteOf(minute, values));
      const event = eventOf(minute, values);
      if (event) events.push(event);
    }
    const sorted = [...minutes.values()].sort((a, b) => (a.minute < b.minute ? -1 : 1));
    return {
      changes: {
        minutes: sorted.slice(0, reportLimits.minutes),
        events: events.slice(0, reportLimits.events),
      },
      faults,
    };
  },
};

const numberIn = (values: Record<string, unknown>, name: string) =>
  values[name] as number | undefined;

/** What a table does not say follows from what it says, or is nothing. */
function minuteOf(minute: string, values: Record<string, unknown>): ReportMinute {
  const concurrent = numberIn(values, 'concurrent') ?? 0;
  const newViewers = numberIn(values, 'newViewers') ?? 0;
  return {
    minute,
    concurrent,
    peak: numberIn(values, 'peak') ?? concurrent,
    entered: numberIn(values, 'entered') ?? newViewers,
    left: numberIn(values, 'left') ?? 0,
    newViewers,
    watchSeconds: numberIn(values, 'watchSeconds') ?? concurrent * 60,
    likes: numberIn(values, 'likes') ?? 0,
    comments: numberIn(values, 'comments') ?? 0,
    shares: numberIn(values, 'shares') ?? 0,
    gifts: numberIn(values, 'gifts') ?? 0,
    newFollowers: numberIn(values, 'newFollowers') ?? 0,
    orders: numberIn(values, 'orders') ?? 0,
    salesFen: Math.round((numberIn(values, 'sales') ?? 0) * 100),
  };
}

function eventOf(minute: string, values: Record<string, unknown>): ReportEvent | undefined {
  if (!values.marker) return undefined;
  return {
    id: randomUUID(),
    kind: (values.markerKind as ReportEvent['kind'] | undefined) ?? 'note',
    label: String(values.marker),
    productCode: null,
    happenedAt: minute,
    lengthSeconds: null,
  };
}

/** Figures of one row that contradict each other. */
function faultOf(values: Record<string, unknown>): Message | undefined {
  const [concurrent, peak] = [numberIn(values, 'concurrent'), numberIn(values, 'peak')];
  if (peak !== undefined && concurrent !== undefined && peak < concurrent) return messages.peak;
  const [entered, fresh] = [numberIn(values, 'entered'), numberIn(values, 'newViewers')];
  if (entered !== undefined && fresh !== undefined && fresh > entered) return messages.newViewers;
  return undefined;
}

function columnOf(message: Message | undefined): string {
  if (message === messages.peak) return 'peak';
  return message === messages.newViewers ? 'newViewers' : 'minute';
}

const messages = {
  noTime: {
    zh: '请写成 19:30 或 2026-11-15 19:30。',
    en: 'Write 19:30 or 2026-11-15 19:30.',
  },
  twice: {
    zh: '表格里有两行是这一分钟。',
    en: 'Two rows of the table have this minute.',
  },
  peak: {
    zh: '最高在线不能小于平均在线。',
    en: 'The peak cannot be below the average.',
  },
  newViewers: {
    zh: '新观众不能多于进入人次。',
    en: 'New viewers cannot be more than those who entered.',
  },
} satisfies Record<string, Message>;
