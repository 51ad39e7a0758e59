import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { KeyRing } from '#api/access/key-ring.ts';
import { createVisitorHash } from '#api/http/visitor-hash.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { Passes } from './pass.ts';
import { isPasscode, newPasscode, passcodeMac, typedPasscode } from './passcode.ts';
import { PasscodeTries } from './passcode-tries.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

const older = Buffer.from('the first secret key of this test');
const newer = Buffer.from('the second secret key of this test');
const keys = new KeyRing([older]);
const rotated = new KeyRing([newer, older]);
const id = '01990000-0000-7000-8000-00000000000a';
const otherId = '01990000-0000-7000-8000-00000000000b';

describe('a passcode', () => {
  it('has six digits', () => {
    for (let count = 0; count < 50; count++) expect(newPasscode()).toMatch(/^\d{6}$/);
  });

  it('is read however it is typed', () => {
    expect(
      [' 123 456 ', '１２３４５６', '123-456', '\u200b123456\u200f'].map(typedPasscode),
    ).toEqual(Array(4).fill('123456'));
  });

  it('belongs to one link, and outlives a change of the secret key', () => {
    const link = { id, passcodeMac: passcodeMac(keys, id, '123456') };
    expect(isPasscode(keys, link, '123456')).toBe(true);
    expect(isPasscode(keys, link, '123457')).toBe(false);
    expect(isPasscode(keys, { ...link, id: otherId }, '123456')).toBe(false);
    expect(isPasscode(rotated, link, '123456')).toBe(true);
    expect(isPasscode(new KeyRing([newer]), link, '123456')).toBe(false);
  });
});

describe('a pass', () => {
  const link = { id, passcodeSetAt: new Date('2026-11-28T08:00:00.123Z') };
  const now = new Date('2026-11-28T10:00:00Z');
  const passes = new Passes(keys, 'https://www.example.com/site/');
  const header = passes.issue(link, now);
  const cookie = `other=1; ${header.split(';')[0]}; more=2`;

  it('is a cookie for the site that scripts and other sites do not get', () => {
    expect(header).toMatch(/^__Secure-pass-00000000000a=/);
    for (const attribute of ['Path=/site/', 'HttpOnly', 'SameSite=Lax', 'Secure']) {
      expect(header).toContain(attribute);
    }
    expect(new Passes(keys, 'http://localhost/').issue(link, now)).not.toContain('Secure');
  });

  it('opens its link until it ends, also after a change of the secret key', () => {
    const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
    expect(passes.has(link, cookie, now)).toBe(true);
    expect(passes.has(link, cookie, at(11.99))).toBe(true);
    expect(passes.has(link, cookie, at(12))).toBe(false);
    const later = new Passes(rotated, 'https://www.example.com/site/');
    expect(later.has(link, cookie, now)).toBe(true);
  });

  it('opens no other link, and none with a newer passcode', () => {
    const renamed = cookie.replace('00a=', '00b=');
    expect(passes.has({ ...link, id: otherId }, renamed, now)).toBe(false);
    expect(passes.has({ ...link, passcodeSetAt: new Date() }, cookie, now)).toBe(false);
  });

  it('cannot be prolonged or made up', () => {
    const [name = '', value = ''] = (header.split(';')[0] ?? '').split('=');
    const [end, mac] = value.split('.');
    for (const forged of [`${Number(end) + 60}.${mac}`, `${end}.`, `${end}.x`, '', 'x.y', '.']) {
      expect(passes.has(link, `${name}=${forged}`, now)).toBe(false);
    }
    expect(passes.has(link, undefined, now)).toBe(false);
  });
});

describe('tries at a passcode', () => {
  const tries = new PasscodeTries({ db, visitorHash: createVisitorHash(db) });
  beforeEach(async () => {
    await db.delete(rateLimits);
  });

  const link = { id, passcodeSetAt: new Date('2026-11-24T10:00:00Z') };
  /** A wrong try: what became of it. */
  const miss = async (address: string, passcodeSetAt = link.passcodeSetAt) => {
    try {
      const { locks } = await (await tries.begin({ id, passcodeSetAt }, address)).wrong();
      return locks ? 'locks' : 'wrong';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  const counts = (outcomes: string[]) =>
    Object.fromEntries(
      [...new Set(outcomes)].map((one) => [one, outcomes.filter((other) => other === one).length]),
    );

  it('of one network pause it for that link after five, and no other network', async () => {
    for (let count = 0; count < 5; count++) expect(await miss('192.0.2.1')).toBe('wrong');
    await expect(tries.begin(link, '192.0.2.1')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: expect.toSatisfy((seconds: number) => seconds > 890 && seconds <= 900),
    });
    await expect(tries.begin(link, '192.0.2.2')).resolves.toBeDefined();
    await expect(tries.begin({ ...link, id: otherId }, '192.0.2.1')).resolves.toBeDefined();
  });

  it('count before they are looked at: of 200 in parallel five are', async () => {
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => miss('2001:db8::1')));
    expect(counts(outcomes)).toEqual({ wrong: 5, RATE_LIMITED: 195 });
    // The same line of IPv6 is the same network.
    expect(await miss('2001:db8::2')).toBe('RATE_LIMITED');
    await expect(tries.begin(link, '192.0.2.9')).resolves.toBeDefined();
  });

  it('lock the link at the fiftieth of a day, from however many networks at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, number) => miss(`192.0.2.${number}`)),
    );
    expect(counts(outcomes)).toEqual({ wrong: 49, locks: 1, LINK_CLOSED: 150 });
    // With a new passcode it is tried anew.
    expect(await miss('198.51.100.1', new Date())).toBe('wrong');
  });

  it('are given back if they are right', async () => {
    for (let count = 0; count < 60; count++) await (await tries.begin(link, '192.0.2.1')).right();
    expect(await miss('192.0.2.1')).toBe('wrong');
  });
});
