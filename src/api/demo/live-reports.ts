import { randomUUID } from 'node:crypto';
import type { FunnelStep, LiveReportEventKind } from '#contracts/enums/live-reports.ts';
import { demoTokens } from '#contracts/sheets/demo.ts';
import type { LiveReportBody, ReportEvent, ReportMinute } from '#contracts/sheets/live-report.ts';
import { demoFirstProject } from '#db/seed/projects.ts';
import type { DemoDesk } from './desk.ts';

/** A demo session. Its minutes are computed from these figures, so that all sums agree. */
interface SessionSeed {
  key: string;
  title: string;
  startsAt: string;
  minutes: number;
  /** Simultaneous viewers in the middle of the session. */
  level: number;
  viewers: number;
  followers: number;
  /** Number of people who reached each step of the funnel. */
  funnel: Record<FunnelStep, number>;
  products: [
    code: string,
    name: string,
    priceFen: number,
    exposures: number,
    clicks: number,
    orders: number,
  ][];
  targetSalesFen: number;
}

const session: SessionSeed = {
  key: 'LIVE-20261115-02',
  title: '围炉煮茶 · 冬日上新专场',
  startsAt: '2026-11-15T19:30:00+08:00',
  minutes: 120,
  level: 2050,
  viewers: 78_412,
  followers: 2_936,
  funnel: {
    exposed: 412_600,
    entered: 78_412,
    product_viewed: 31_870,
    ordered: 3_542,
    paid: 3_127,
  },
  products: [
    ['T-101', '云雾绿茶礼盒 250 g', 26_800, 64_210, 9_846, 812],
    ['T-305', '围炉煮茶套装', 39_900, 58_730, 8_120, 418],
    ['T-118', '桂花乌龙 200 g', 12_800, 61_480, 8_933, 1_046],
    ['T-127', '陈皮白茶 150 g', 15_800, 47_950, 5_604, 634],
    ['T-210', '冷泡茶随行杯', 8_900, 33_640, 3_217, 392],
    ['T-402', '茶点拼盒', 5_900, 29_310, 2_655, 356],
  ],
  targetSalesFen: 60_000_000,
};

const earlier: SessionSeed = {
  key: 'LIVE-20261108-02',
  title: '立冬茶会专场',
  startsAt: '2026-11-08T19:30:00+08:00',
  minutes: 110,
  level: 1620,
  viewers: 60_285,
  followers: 2_310,
  funnel: {
    exposed: 355_900,
    entered: 60_285,
    product_viewed: 23_440,
    ordered: 2_618,
    paid: 2_254,
  },
  products: [
    ['T-101', '云雾绿茶礼盒 250 g', 26_800, 51_900, 7_310, 655],
    ['T-118', '桂花乌龙 200 g', 12_800, 48_260, 6_874, 872],
    ['T-127', '陈皮白茶 150 g', 15_800, 40_120, 4_790, 603],
    ['T-402', '茶点拼盒', 5_900, 22_480, 1_986, 391],
  ],
  targetSalesFen: 50_000_000,
};

/**
 * Markers of the session, in minutes from its start. Product cards, coupons and prize draws raise
 * the figures; at a chat peak only the messages multiply.
 */
const markers: [offset: number, kind: LiveReportEventKind, label: string, productCode?: string][] =
  [
    [6, 'product_card', '云雾绿茶礼盒上架', 'T-101'],
    [22, 'set_change', '换景：竹林茶亭'],
    [28, 'product_card', '桂花乌龙上架', 'T-118'],
    [45, 'lottery', '第一轮抽奖：盖碗一套'],
    [58, 'product_card', '围炉煮茶套装上架', 'T-305'],
    [64, 'chat_peak', '评论集中问：套装里含炭吗'],
    [72, 'coupon', '满 200 减 30 优惠券'],
    [84, 'set_change', '换景：雪夜炉边'],
    [92, 'lottery', '第二轮抽奖：年度茶礼'],
    [101, 'product_card', '陈皮白茶返场', 'T-127'],
  ];

const sources = { feed: 41, follow: 19, short_video: 14, search: 9, share: 7, paid: 6, shop: 4 };
const deviceShares = { android: 52, ios: 38, tablet: 5, computer: 4, tv: 1 };
const regions = {
  'CN-ZJ': 168,
  'CN-GD': 142,
  'CN-JS': 121,
  'CN-SH': 98,
  'CN-FJ': 86,
  'CN-SD': 71,
  'CN-SC': 64,
  'CN-BJ': 61,
  'CN-HB': 48,
  'CN-AH': 44,
  'CN-HN': 38,
  'CN-SN': 27,
  SG: 18,
  MY: 14,
};
/** Viewers who stay, per thousand of those who entered. */
const retention = { 10: 662, 30: 451, 60: 338, 180: 204, 300: 142, 600: 81, 1800: 29 };

/** Makes the reports of two ended sessions in the demo customer's first room; the link opens the newer one. */
export async function addDemoReports(desk: DemoDesk): Promise<void> {
  await addReport(desk, earlier, []);
  const start = Date.parse(session.startsAt);
  const events = markers.map(([offset, kind, label, productCode = null]) => ({
    id: randomUUID(),
    kind,
    label,
    productCode,
    happenedAt: new Date(start + offset * 60_000).toISOString(),
    lengthSeconds: null,
  }));
  await desk.link(await addReport(desk, session, events), demoTokens['live-report']);
}

/** Makes the report of a session and sends it at its end; returns its id. */
async function addReport(
  desk: DemoDesk,
  seed: SessionSeed,
  events: ReportEvent[],
): Promise<string> {
  const end = new Date(Date.parse(seed.startsAt) + seed.minutes * 60_000);
  const id = await desk.make<LiveReportBody>(end, {
    kind: 'live-report',
    projectId: demoFirstProject.projectId,
    siteName: demoFirstProject.roomName,
    titleZh: seed.title,
    body: { ...figuresOf(seed), endsAt: end.toISOString(), events },
  });
  await desk.send(id, end);
  return id;
}

function figuresOf(seed: SessionSeed): Omit<LiveReportBody, 'endsAt' | 'events'> {
  const products = seed.products.map(([code, name, priceFen, exposures, clicks, orders]) => ({
    code,
    name,
    priceFen,
    exposures,
    clicks,
    orders,
    salesFen: priceFen * orders,
  }));
  const orders = products.reduce((sum, product) => sum + product.orders, 0);
  const salesFen = products.reduce((sum, product) => sum + product.salesFen, 0);
  const bySource = (total: number) => split(total, Object.values(sources));
  const [sourceViewers, sourceOrders, sourceSales] = [seed.viewers, orders, salesFen].map(bySource);
  const byDevice = split(seed.viewers, Object.values(deviceShares));
  const byRegion = split(seed.viewers, Object.values(regions));
  return {
    room: {
      name: demoFirstProject.roomName,
      platform: '示例直播平台',
      timeZone: 'Asia/Shanghai',
      currency: 'CNY',
    },
    sessionKey: seed.key,
    status: 'ended',
    startsAt: new Date(seed.startsAt).toISOString(),
    targetSalesFen: seed.targetSalesFen,
    minutes: minutesOf(seed, orders, salesFen),
    products,
    sources: keysOf(sources).map((source, i) => ({
      source,
      viewers: sourceViewers?.[i] ?? 0,
      orders: sourceOrders?.[i] ?? 0,
      salesFen: sourceSales?.[i] ?? 0,
    })),
    devices: keysOf(deviceShares).map((device, i) => ({ device, viewers: byDevice[i] ?? 0 })),
    regions: keysOf(regions).map((region, i) => ({ region, viewers: byRegion[i] ?? 0 })),
    funnel: keysOf(seed.funnel).map((step) => ({ step, people: seed.funnel[step] })),
    retention: Object.entries(retention).map(([seconds, share]) => ({
      afterSeconds: Number(seconds),
      viewers: Math.round((seed.viewers * share) / 1000),
    })),
  };
}

/** How much a marker raises the viewers, as a share of the session's level. */
const strengths: Partial<Record<LiveReportEventKind, number>> = {
  lottery: 0.42,
  coupon: 0.2,
  product_card: 0.14,
  chat_peak: 0,
};

/** The minutes of a session: the curve rises, jumps at markers and falls at the end. */
function minutesOf(seed: SessionSeed, orders: number, salesFen: number): ReportMinute[] {
  const start = Date.parse(seed.startsAt);
  const offsets = Array.from({ length: seed.minutes }, (_, minute) => minute);
  const lift = (minute: number) =>
    markers.reduce((sum, [at, kind]) => {
      const strength = strengths[kind] ?? 0.06;
      return sum + (minute >= at ? strength * Math.exp(-(minute - at) / 6) : 0);
    }, 0);
  const curve = offsets.map((minute) => {
    const rise = 1 - Math.exp(-(minute + 1) / 11);
    const fall = 1 - 0.62 * Math.max(0, (minute - seed.minutes + 16) / 16) ** 2;
    const breath = 1 + 0.035 * Math.sin(minute * 1.7) + 0.02 * Math.sin(minute * 0.41);
    return Math.round(seed.level * (0.78 + lift(minute)) * rise * fall * breath);
  });
  const interest = offsets.map((minute) => (curve[minute] ?? 0) * (0.35 + 2 * lift(minute)));
  const messages = (minute: number) =>
    markers.reduce(
      (factor, [at, kind]) =>
        kind === 'chat_peak' && minute >= at
          ? factor + 0.22 * Math.exp(-(minute - at) / 2)
          : factor,
      0.075,
    );
  const newcomers = split(
    seed.viewers,
    offsets.map((minute) => (curve[minute] ?? 0) + (minute < 6 ? seed.level * 0.5 : 0)),
  );
  const followers = split(seed.followers, curve);
  const paid = split(orders, interest);
  const sales = split(salesFen, interest);
  return offsets.map((minute) => {
    const concurrent = curve[minute] ?? 0;
    const newViewers = newcomers[minute] ?? 0;
    const entered = Math.round(newViewers * 1.18);
    return {
      minute: new Date(start + minute * 60_000).toISOString(),
      concurrent,
      peak: Math.round(concurrent * 1.03),
      entered,
      left: Math.max(0, entered - concurrent + (curve[minute - 1] ?? 0)),
      newViewers,
      watchSeconds: concurrent * 60,
      likes: Math.round((interest[minute] ?? 0) * 0.42),
      comments: Math.round((interest[minute] ?? 0) * messages(minute)),
      shares: Math.round(concurrent * 0.004),
      gifts: Math.round(concurrent * 0.006),
      newFollowers: followers[minute] ?? 0,
      orders: paid[minute] ?? 0,
      salesFen: sales[minute] ?? 0,
    };
  });
}

/** Splits a whole number by weights; the parts add up to it. */
function split(total: number, weights: number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let passed = 0;
  let given = 0;
  return weights.map((weight) => {
    passed += weight;
    const part = Math.round((total * passed) / sum) - given;
    given += part;
    return part;
  });
}

function keysOf<Key extends string>(record: Record<Key, number>): Key[] {
  return Object.keys(record) as Key[];
}
