import { finding, missing } from '#api/sheets/findings.ts';
import { funnelSteps } from '#contracts/enums/live-reports.ts';
import type { SheetFinding } from '#contracts/sheets/findings.ts';
import type { LiveReportBody, ReportMinute } from '#contracts/sheets/live-report.ts';

/** What stands against sending a live report: figures that contradict each other are named. */
export function checkReport(body: LiveReportBody): SheetFinding[] {
  return [
    ...missing(body.room, ['name', 'platform'], 'room'),
    ...(body.minutes.length === 0
      ? [
          finding('block', 'minutes', {
            zh: '还没有分钟数据，请导入表格。',
            en: 'There are no figures of minutes yet. Please import a table.',
          }),
        ]
      : [...body.minutes.flatMap(checkMinute), ...checkSpan(body), ...checkTotals(body)]),
    ...checkFunnel(body),
    ...checkRetention(body),
    ...checkEvents(body),
  ];
}

function checkMinute(minute: ReportMinute, at: number): SheetFinding[] {
  const field = `minutes.${at}`;
  const findings: SheetFinding[] = [];
  if (minute.peak < minute.concurrent) {
    findings.push(
      finding('block', `${field}.peak`, {
        zh: `最高在线 ${minute.peak} 小于平均在线 ${minute.concurrent}。`,
        en: `The peak of ${minute.peak} viewers is below the average of ${minute.concurrent}.`,
      }),
    );
  }
  if (minute.newViewers > minute.entered) {
    findings.push(
      finding('block', `${field}.newViewers`, {
        zh: `新观众 ${minute.newViewers} 多于进入人次 ${minute.entered}。`,
        en: `${minute.newViewers} new viewers are more than the ${minute.entered} who entered.`,
      }),
    );
  }
  if (minute.orders === 0 && minute.salesFen > 0) {
    findings.push(
      finding('warn', `${field}.salesFen`, {
        zh: '有成交额，但没有订单。',
        en: 'There are sales without an order.',
      }),
    );
  }
  return findings;
}

/** Minutes outside of the session, and gaps between them. */
function checkSpan({ startsAt, endsAt, minutes }: LiveReportBody): SheetFinding[] {
  const times = minutes.map(({ minute }) => Date.parse(minute));
  const [start, end] = [Date.parse(startsAt), endsAt === null ? Infinity : Date.parse(endsAt)];
  const outside = times.findIndex((time) => time + 60_000 <= start || time >= end);
  const sorted = times.toSorted((a, b) => a - b);
  const gaps = sorted.filter((time, at) => at > 0 && time - (sorted[at - 1] ?? time) > 60_000);
  return [
    ...(outside < 0
      ? []
      : [
          finding('block', `minutes.${outside}.minute`, {
            zh: '这一分钟不在开播与结束之间，请检查时间或时区。',
            en: 'This minute is not within the session. Please check its time or the time zone.',
          }),
        ]),
    ...(gaps.length === 0
      ? []
      : [
          finding('warn', 'minutes', {
            zh: `分钟数据有 ${gaps.length} 处中断。`,
            en: `The minutes have ${gaps.length} ${gaps.length === 1 ? 'gap' : 'gaps'}.`,
          }),
        ]),
  ];
}

/** Sums of parts that must be those of the minutes. */
function checkTotals(body: LiveReportBody): SheetFinding[] {
  const sum = <Row>(rows: readonly Row[], value: (row: Row) => number) =>
    rows.reduce((total, row) => total + value(row), 0);
  const viewers = sum(body.minutes, (row) => row.newViewers);
  const orders = sum(body.minutes, (row) => row.orders);
  const salesFen = sum(body.minutes, (row) => row.salesFen);
  const names = {
    viewers: { zh: '观众', en: 'viewers' },
    orders: { zh: '订单', en: 'orders' },
    salesFen: { zh: '成交额', en: 'sales' },
  } as const;
  const compare = (
    list: 'sources' | 'regions' | 'devices' | 'products',
    name: keyof typeof names,
    total: number,
    expected: number,
  ) => {
    if (body[list].length === 0 || total === expected) return [];
    const shown = (value: number) => (name === 'salesFen' ? (value / 100).toFixed(2) : value);
    return [
      finding('warn', list, {
        zh: `${names[name].zh}合计 ${shown(total)}，与分钟数据的 ${shown(expected)} 不一致。`,
        en: `The ${names[name].en} sum up to ${shown(total)}, but those of the minutes to ${shown(expected)}.`,
      }),
    ];
  };
  return [
    ...compare(
      'sources',
      'viewers',
      sum(body.sources, (row) => row.viewers),
      viewers,
    ),
    ...compare(
      'sources',
      'orders',
      sum(body.sources, (row) => row.orders),
      orders,
    ),
    ...compare(
      'sources',
      'salesFen',
      sum(body.sources, (row) => row.salesFen),
      salesFen,
    ),
    ...compare(
      'regions',
      'viewers',
      sum(body.regions, (row) => row.viewers),
      viewers,
    ),
    ...compare(
      'devices',
      'viewers',
      sum(body.devices, (row) => row.viewers),
      viewers,
    ),
    ...compare(
      'products',
      'orders',
      sum(body.products, (row) => row.orders),
      orders,
    ),
    ...compare(
      'products',
      'salesFen',
      sum(body.products, (row) => row.salesFen),
      salesFen,
    ),
  ];
}

function checkFunnel({ funnel }: LiveReportBody): SheetFinding[] {
  const people = funnelSteps.flatMap((step) => funnel.filter((one) => one.step === step));
  const at = people.findIndex((one, index) => one.people > (people[index - 1]?.people ?? Infinity));
  return at < 0
    ? []
    : [
        finding('block', 'funnel', {
          zh: '漏斗的后一步人数多于前一步。',
          en: 'A later step of the funnel has more people than the one before.',
        }),
      ];
}

function checkRetention({ retention }: LiveReportBody): SheetFinding[] {
  const points = retention.toSorted((a, b) => a.afterSeconds - b.afterSeconds);
  const rises = points.some(
    ({ viewers }, index) => viewers > (points[index - 1]?.viewers ?? Infinity),
  );
  return rises
    ? [
        finding('block', 'retention', {
          zh: '留存人数不能随时间增加。',
          en: 'The viewers who stay cannot become more with time.',
        }),
      ]
    : [];
}

function checkEvents({ events, products, startsAt, endsAt }: LiveReportBody): SheetFinding[] {
  const codes = new Set(products.map(({ code }) => code));
  return events.flatMap(({ label, productCode, happenedAt }, at) => {
    const field = `events.${at}`;
    const isOutside = happenedAt < startsAt || (endsAt !== null && happenedAt > endsAt);
    return [
      ...missing({ label }, ['label'], field),
      ...(isOutside
        ? [
            finding('block', `${field}.happenedAt`, {
              zh: '标记不在开播与结束之间。',
              en: 'The marker is not within the session.',
            }),
          ]
        : []),
      ...(productCode && codes.size > 0 && !codes.has(productCode)
        ? [
            finding('warn', `${field}.productCode`, {
              zh: '商品列表中没有这个编号。',
              en: 'No product of the list has this code.',
            }),
          ]
        : []),
    ];
  });
}
