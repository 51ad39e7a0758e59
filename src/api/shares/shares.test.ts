import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '#api/http/call.ts';
import type { Database } from '#db/connection.ts';
import { shareLinks, shareOpenings } from '#db/schema/shares.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addLiveReport } from '#tests/support/records/live-reports.ts';
import { clientKindOf } from './client-kind.ts';
import { maskName, maskPhone } from './masking.ts';
import { openShare } from './service.ts';

const log = pino({ level: 'silent' });
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';

let test: TestDatabase;
let db: Database;
let recordId: string;

beforeAll(async () => {
  test = await createTestDatabase();
  db = test.db;
  recordId = await addLiveReport(db, { key: 's-1' });
  const link = { sheetId: recordId };
  await db.insert(shareLinks).values([
    { ...link, token: 'works-well', expiresAt: new Date(Date.now() + 60_000) },
    { ...link, token: 'opened-often' },
    { ...link, token: 'has-expired', expiresAt: new Date(Date.now() - 60_000) },
    { ...link, token: 'was-revoked', revokedAt: new Date() },
    { ...link, token: 'has-passcode', passcodeMac: 'mac', passcodeSetAt: new Date() },
  ]);
});
afterAll(() => test.drop());

const visitor = (changes: Partial<Visitor> = {}): Visitor => ({
  userAgent: phone,
  isHead: false,
  hash: async () => 'visitor-a',
  ...changes,
});

const open = (token: string, kind: 'live-report' | 'scene' = 'live-report', database = db) =>
  openShare({ db: database, log }, { kind, token, visitor: visitor() });

async function openingsOf(token: string) {
  return db
    .select({
      client: shareOpenings.client,
      granted: shareOpenings.granted,
      minute: sql<string>`date_trunc('minute', ${shareOpenings.openedAt})::text`,
    })
    .from(shareOpenings)
    .innerJoin(shareLinks, eq(shareLinks.id, shareOpenings.linkId))
    .where(eq(shareLinks.token, token));
}

describe('opening a shared link', () => {
  it('returns the sheet and records the visit with its kind of client', async () => {
    expect(await open('works-well')).toMatchObject({ recordId, audience: 'holder' });
    expect(await openingsOf('works-well')).toMatchObject([{ client: 'phone', granted: true }]);
  });

  it('counts a visit once per visitor and minute, but not a HEAD or a link preview', async () => {
    const { linkId } = await open('opened-often');
    const openBy = (changes: Partial<Visitor>) =>
      openShare(
        { db, log },
        { kind: 'live-report', token: 'opened-often', visitor: visitor(changes) },
      );
    await open('opened-often');
    await openBy({ isHead: true, hash: async () => 'visitor-b' });
    await openBy({ userAgent: 'facebookexternalhit/1.1', hash: async () => 'visitor-c' });
    // The two calls may be in different minutes, so one row or two: never two of one minute.
    const minutes = (await openingsOf('opened-often')).map(({ minute }) => minute);
    expect(new Set(minutes).size).toBe(minutes.length);
    await openBy({ hash: async () => 'visitor-d' });
    const visitors = await db
      .selectDistinct({ visitor: shareOpenings.visitorHash })
      .from(shareOpenings)
      .where(eq(shareOpenings.linkId, linkId))
      .orderBy(shareOpenings.visitorHash);
    expect(visitors.map(({ visitor }) => visitor)).toEqual(['visitor-a', 'visitor-d']);
    const minute = new Date('2026-11-22T10:00:00Z');
    const row = { linkId, visitorHash: 'visitor-e', openedAt: minute };
    await db.insert(shareOpenings).values(row);
    await expect(db.insert(shareOpenings).values(row)).rejects.toThrow();
  });

  it.each([
    ['unknown', 'never-was'],
    ['expired', 'has-expired'],
    ['revoked', 'was-revoked'],
  ])('answers an %s link like an unknown one', async (_, token) => {
    await expect(open(token)).rejects.toMatchObject({ code: 'NOT_FOUND', fields: undefined });
    expect(await openingsOf(token)).toEqual([]);
  });

  it('does not open sheets of another kind', async () => {
    await expect(open('works-well', 'scene')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('requires the passcode if there is one', async () => {
    await expect(open('has-passcode')).rejects.toMatchObject({ code: 'PASSCODE_REQUIRED' });
  });

  it('returns the sheet even if the visit cannot be recorded', async () => {
    const broken = new Proxy(db, {
      get: (target, name) =>
        name === 'insert'
          ? () => {
              throw new Error('disk full');
            }
          : Reflect.get(target, name),
    });
    expect(await open('works-well', 'live-report', broken)).toMatchObject({ recordId });
  });
});

describe('kinds of clients', () => {
  it.each([
    ['phone', phone],
    ['wechat', `${phone} MicroMessenger/8.0.50`],
    ['tablet', 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Safari/604.1'],
    [
      'tablet',
      'Mozilla/5.0 (Linux; Android 15; Pad) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
    ],
    ['computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36'],
    ['bot', 'Mozilla/5.0 (compatible; Baiduspider/2.0)'],
    ['bot', 'facebookexternalhit/1.1'],
    ['bot', 'WhatsApp/2.23'],
    ['unknown', ''],
  ])('%s', (kind, userAgent) => {
    expect(clientKindOf(userAgent)).toBe(kind);
  });
});

describe('masking', () => {
  it('keeps the first character of a name', () => {
    expect(maskName('王若溪')).toBe('王**');
    expect(maskName(' ')).toBeNull();
    expect(maskName(null)).toBeNull();
  });

  it('keeps enough of a number for its owner to recognise it', () => {
    expect(maskPhone('+8613812340000')).toBe('138****0000');
    expect(maskPhone('+85212345678')).toBe('+85****78');
    expect(maskPhone(null)).toBeNull();
  });
});
