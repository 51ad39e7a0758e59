import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { KeyRing } from '#api/access/key-ring.ts';
import { storedCode } from '#api/redemptions/codes/stored-code.ts';
import { CODE_LENGTH, codeOf } from '#contracts/redemptions/code.ts';
import type { Database } from '#db/connection.ts';
import { campaigns } from '#db/schema/campaigns.ts';
import { redemptionBatches, redemptionCodes } from '#db/schema/redemptions.ts';
import { siteSettings } from '#db/schema/site.ts';
import { summarise, timeOf } from './latency.ts';
import type { BenchOptions } from './options.ts';
import { MEASURED_KEY, type RunningSite } from './processes.ts';
import { startReachableSite } from './reachable-site.ts';
import { type BoundRow, figure, markdownTable } from './table.ts';

/** Activations of different codes, and attempts at one code. */
const CODES = 2_000;
const AT_ONE_CODE = 1_000;
/** Visitors at the same time: each waits for its answer before the next one comes. */
const LANES = 32;
/** Connections whose commits are counted beside it, as many as write for the site. */
const COMMITTERS = 12;

/** Activations a second, beside the commits a second of the disk; and many who try one code. */
export async function measureRedemptions({ isQuick }: BenchOptions): Promise<string> {
  const { site, db, stop } = await startReachableSite(COMMITTERS);
  try {
    const commits = await commitsPerSecond(db, isQuick ? 1_000 : 4_000);
    const codes = await addCodes(db, isQuick ? 200 : CODES);
    const privacyVersion = await readNotice(db);
    const attempts = codes.map((code, n) => ({ code, contact: `person${n}@example.com` }));
    const many = await redeemAll(site, privacyVersion, attempts, LANES);
    const [code = ''] = await addCodes(db, 1);
    const count = isQuick ? 100 : AT_ONE_CODE;
    const same = Array.from({ length: count }, (_, n) => ({
      code,
      contact: `one${n}@example.com`,
    }));
    const one = await redeemAll(site, privacyVersion, same, count);
    const rows: BoundRow[] = [
      { what: 'commits/s of the disk', value: figure(commits), bound: '', met: '' },
      atLeast('activations/s', many.perSecond, 200),
      { what: 'an activation, ms in the middle', value: figure(many.p50), bound: '', met: '' },
      exactly('activations that succeeded', many.counts.redeemed ?? 0, codes.length),
      exactly(`one code, ${count} at once: redeemed`, one.counts.redeemed ?? 0, 1),
      exactly(`one code, ${count} at once: used`, one.counts.used ?? 0, count - 1),
    ];
    return markdownTable(rows);
  } finally {
    await stop();
  }
}

/** What the disk allows: transactions of one small row each, on as many connections as write. */
async function commitsPerSecond(db: Database, count: number): Promise<number> {
  await db.$client.query('create table commits (n int)');
  let left = count;
  const ms = await timeOf(() =>
    Promise.all(
      Array.from({ length: COMMITTERS }, async () => {
        while (left-- > 0) await db.$client.query('insert into commits values (1)');
      }),
    ),
  );
  return (count * 1000) / ms;
}

async function addCodes(db: Database, count: number): Promise<string[]> {
  const keys = new KeyRing([Buffer.from(MEASURED_KEY)]);
  const codes = Array.from({ length: count }, () => codeOf(randomBytes(CODE_LENGTH - 1)));
  const [campaign] = await db.select().from(campaigns).where(eq(campaigns.slug, 'sony'));
  const campaignId = campaign?.id ?? '';
  const [batch] = await db
    .insert(redemptionBatches)
    .values({ campaignId, label: 'bench', quantity: count, made: count, imported: true })
    .returning();
  const batchId = batch?.id ?? '';
  await db
    .insert(redemptionCodes)
    .values(codes.map((code) => ({ ...storedCode(keys, code), campaignId, batchId })));
  return codes;
}

async function readNotice(db: Database): Promise<string> {
  const [settings] = await db.select().from(siteSettings);
  return settings?.privacyVersion ?? '';
}

interface Attempt {
  code: string;
  contact: string;
}

/** Redeems in so many lanes, each attempt from a network of its own. */
async function redeemAll(
  { url }: RunningSite,
  privacyVersion: string,
  attempts: readonly Attempt[],
  lanes: number,
) {
  const counts: Record<string, number> = {};
  const times: number[] = [];
  const rest = attempts.map((attempt, n) => ({ ...attempt, n }));
  const ms = await timeOf(() =>
    Promise.all(
      Array.from({ length: lanes }, async () => {
        for (let next = rest.shift(); next; next = rest.shift()) {
          const { code, contact, n } = next;
          const send = async () => {
            const response = await fetch(`${url}api/redemptions`, {
              method: 'POST',
              headers: {
                'content-type': 'application/json',
                'x-forwarded-for': `10.${lanes & 255}.${n >> 8}.${n & 255}`,
              },
              body: JSON.stringify({
                campaign: 'sony',
                code,
                contact,
                deviceModel: 'A7 IV',
                consent: true,
                privacyVersion,
              }),
            });
            const { data, errorCode } = (await response.json()) as {
              data: { outcome?: string } | null;
              errorCode: string | null;
            };
            const outcome = data?.outcome ?? errorCode ?? '';
            counts[outcome] = (counts[outcome] ?? 0) + 1;
          };
          times.push(await timeOf(send));
        }
      }),
    ),
  );
  return { counts, perSecond: (attempts.length * 1000) / ms, p50: summarise(times).p50 };
}

const row = (what: string, value: number, bound: string, isMet: boolean): BoundRow => ({
  what,
  value: figure(value),
  bound,
  met: isMet ? 'yes' : 'NO',
});
const atLeast = (what: string, value: number, bound: number) =>
  row(what, value, `at least ${bound}`, value >= bound);
const exactly = (what: string, value: number, bound: number) =>
  row(what, value, String(bound), value === bound);
