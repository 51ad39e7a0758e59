import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '#api/api.ts';
import { createVisitorHash } from '#api/http/visitor-hash.ts';
import { integrationTokens } from '#db/schema/outbox.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { fakeWebhook, type ReceivedPost } from '#tests/support/fake-servers.ts';
import { testKeys } from '#tests/support/keys.ts';
import { wechatSignature } from './service.ts';

const database = await createTestDatabase();
const { db } = database;
let answer: (request: ReceivedPost) => object;
/** Runs in the fake WeChat server before it responds. */
let beforeAnswer = async () => {};
const wechat = await fakeWebhook(async (request) => {
  await beforeAnswer();
  return { status: 200, body: JSON.stringify(answer(request)) };
});
afterAll(async () => {
  await wechat.close();
  await database.drop();
});

const settings = {
  publicUrl: 'https://www.example.com/',
  basePath: '/',
  buildId: 'test',
};
const account = { appId: 'wx0123456789abcdef', appSecret: 'a secret of 16 or more' };
const apiUrl = new URL(wechat.address).origin;

/** One process of the site. */
function startSite({ appSecret = account.appSecret, waitLimitMs = 5_000 } = {}) {
  const log = pino({ level: 'silent' });
  const api = createApi({
    db,
    log,
    visitorHash: createVisitorHash(db),
    files: createFolderStore('/nonexistent'),
    keys: testKeys,
    settings: { ...settings, wechat: { ...account, appSecret, apiUrl, waitLimitMs } },
  });
  return async (url: string) => {
    const response = await api.fetch(
      new Request(`http://localhost/api/wechat/signature?${new URLSearchParams({ url })}`),
      { requestId: 'test', clientAddress: '203.0.113.1' },
    );
    return { status: response.status, body: await response.json() };
  };
}

const page = 'https://www.example.com/show/cyan-3-2-release?from=a';
const requestPaths = () => wechat.received.map(({ url }) => url.replace(/\?.*/, ''));

beforeEach(async () => {
  await db.delete(integrationTokens);
  await db.execute(sql`delete from rate_limits`);
  wechat.received.length = 0;
  beforeAnswer = async () => {};
  let count = 0;
  answer = ({ url }) => {
    count += 1;
    return url.startsWith('/cgi-bin/stable_token')
      ? { access_token: `access-${count}`, expires_in: 7200 }
      : { errcode: 0, errmsg: 'ok', ticket: `ticket-${count}`, expires_in: 7200 };
  };
});

describe('GET /wechat/signature', () => {
  it('reports that it is not set up if there are no keys', async () => {
    const { fetch } = createTestApi(db);
    const response = await fetch(`/wechat/signature?url=${encodeURIComponent(page)}`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      success: false,
      errorCode: 'NOT_CONFIGURED',
      showType: 0,
      errorMessage: expect.stringContaining('WECHAT_APP_ID'),
    });
  });

  it('signs a URL without its fragment, as WeChat computes it', async () => {
    const { status, body } = await startSite()(`${page}#part`);
    expect(status).toBe(200);
    const { timestamp, nonceStr, signature, appId } = body.data;
    expect(appId).toBe(account.appId);
    const text = `jsapi_ticket=ticket-2&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`;
    expect(signature).toBe(createHash('sha1').update(text).digest('hex'));
    expect(JSON.parse(wechat.received[0]?.body ?? '')).toMatchObject({
      grant_type: 'client_credential',
      appid: account.appId,
      secret: account.appSecret,
    });
    expect(wechat.received[1]?.url).toContain('access_token=access-1');
  });

  it('matches the example in the manual', () => {
    const signature = wechatSignature({
      ticket:
        'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
      nonceStr: 'Wm3WZYTPz0wzccnW',
      timestamp: 1414587457,
      url: 'http://mp.weixin.qq.com?params=value',
    });
    expect(signature).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
  });

  it('signs only URLs of this site', async () => {
    const sign = startSite();
    for (const url of [
      'https://www.example.com.evil.example/',
      'http://www.example.com/',
      'https://other.example/?https://www.example.com/',
    ]) {
      expect((await sign(url)).body.errorCode, url).toBe('VALIDATION_FAILED');
    }
    expect((await sign('javascript:alert(1)')).status).toBe(400);
    expect(wechat.received).toEqual([]);
  });

  it('shares one ticket between processes and fetches it once', async () => {
    const sites = [startSite(), startSite(), startSite()];
    const answers = await Promise.all(sites.flatMap((sign) => [sign(page), sign(page)]));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(requestPaths()).toEqual(['/cgi-bin/stable_token', '/cgi-bin/ticket/getticket']);
    await startSite()(page);
    expect(wechat.received).toHaveLength(2);
    const rows = await db.select().from(integrationTokens);
    expect(rows.map(({ key }) => key).sort()).toEqual([
      'wechat.access_token',
      'wechat.jsapi_ticket',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/ticket-2|access-1/);
  });

  it('has no open transaction while it waits for WeChat', async () => {
    const open: unknown[] = [];
    beforeAnswer = async () => {
      const { rows } = await db.execute(sql`select query from pg_stat_activity
        where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`);
      open.push(...rows);
    };
    expect((await startSite()(page)).status).toBe(200);
    expect(wechat.received).toHaveLength(2);
    expect(open).toEqual([]);
  });

  it('sends one request for all processes if WeChat returns an error', async () => {
    answer = () => ({ errcode: 40164, errmsg: 'invalid ip' });
    const statuses = await Promise.all(
      [startSite({ waitLimitMs: 500 }), startSite({ waitLimitMs: 500 })].map(
        async (sign) => (await sign(page)).status,
      ),
    );
    expect(statuses).toEqual([503, 503]);
    expect(wechat.received).toHaveLength(1);
  });

  it('renews a ticket before it expires, and if it was encrypted with another secret', async () => {
    await startSite()(page);
    await db.execute(sql`update integration_tokens set expires_at = now() + interval '5 minutes'
      where key = 'wechat.jsapi_ticket'`);
    await startSite()(page);
    expect(requestPaths()).toHaveLength(3);
    await startSite({ appSecret: 'quite another secret' })(page);
    expect(requestPaths()).toHaveLength(5);
  });

  it('requests a new access token if WeChat rejects the old one', async () => {
    const fresh = answer;
    answer = (request) =>
      request.url.includes('access_token=access-1')
        ? { errcode: 40001, errmsg: 'invalid credential' }
        : fresh(request);
    expect((await startSite()(page)).status).toBe(200);
    expect(requestPaths()).toHaveLength(4);
    expect(JSON.parse(wechat.received[2]?.body ?? '').force_refresh).toBe(true);
  });

  it('is unavailable after a WeChat error, and does not retry at once', async () => {
    answer = () => ({ errcode: 40164, errmsg: 'invalid ip' });
    const sign = startSite();
    const { status, body } = await sign(page);
    expect([status, body.errorCode]).toEqual([503, 'UNAVAILABLE']);
    expect(JSON.stringify(body)).not.toContain('40164');
    await sign(page);
    expect(wechat.received).toHaveLength(1);
  });
});
