import dns from 'node:dns';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { isPrivateAddress } from '#api/http/public-address.ts';
import { fakeWebhook } from '#tests/support/fake-servers.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { post } from './post.ts';

const receiver = await fakeWebhook(() => ({ status: 200, body: '' }));
afterAll(() => receiver.close());

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fec0::1',
  '192.88.99.1',
  'not an address',
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['1.1.1.1', '223.5.5.5', '172.32.0.1', '2400:3200::1', '::ffff:1.1.1.1'])(
  '%s is public',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

test.each(['http://127.1/', 'http://2130706433/', 'http://[::1]/', 'http://localhost/'])(
  'refuses to post to %s',
  async (url) => {
    await expect(post(url, {}, '')).rejects.toThrow('private address');
  },
);

describe('a name whose addresses change', () => {
  /** Answers of the name server, one for each look-up; the last one stays. */
  function nameServer(...answers: string[][]) {
    let asked = 0;
    const lookup = (_: string, __: object, done: (...args: unknown[]) => void) => {
      const addresses = answers[Math.min(asked++, answers.length - 1)] ?? [];
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    };
    vi.spyOn(dns, 'lookup').mockImplementation(lookup as never);
    return () => asked;
  }
  afterEach(() => vi.restoreAllMocks());

  const attempt = async (options = {}) => {
    const before = receiver.received.length;
    const address = `http://receiver.example:${new URL(receiver.address).port}/`;
    const outcome = await post(address, {}, '', { timeoutMs: 300, ...options }).then(
      ({ status }) => String(status),
      (error: Error) => error.message,
    );
    return { outcome, received: receiver.received.length - before };
  };

  test('is looked up once for a post, and the connection uses that very answer', async () => {
    // A second look-up would lead to this machine.
    const asked = nameServer(['1.1.1.1'], ['127.0.0.1']);
    expect((await attempt()).received).toBe(0);
    expect(asked()).toBe(1);
  });

  test('is checked anew for each post', async () => {
    nameServer(['1.1.1.1'], ['127.0.0.1']);
    await attempt();
    expect(await attempt()).toEqual({
      outcome: 'receiver.example resolves to a private address',
      received: 0,
    });
  });

  test.each([[['1.1.1.1', '10.0.0.1']], [['fd00::1', '1.1.1.1']], [['::ffff:127.0.0.1']]])(
    'is refused if one of %j is private',
    async (addresses) => {
      nameServer(addresses);
      expect((await attempt()).outcome).toContain('private address');
    },
  );

  test('is reached where private networks are allowed', async () => {
    nameServer(['127.0.0.1']);
    expect(await attempt({ allowPrivate: true, timeoutMs: PATIENCE_MS })).toEqual({
      outcome: '200',
      received: 1,
    });
  });
});
