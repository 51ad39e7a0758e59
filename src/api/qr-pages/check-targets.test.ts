import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RouteData } from '#contracts/route.ts';
import { qrTargets } from '#db/schema/qr-pages.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addQrPage } from '#tests/support/records/qr-pages.ts';
import { addStaffMember, staffClient } from '#tests/support/staff.ts';
import { checkTargets } from './check-targets.ts';
import type { readQrTargets } from './staff-contract.ts';

const database = await createTestDatabase();
const { db } = database;
const site = createTestApi(db);
const viewer = await staffClient(db, site, await addStaffMember(db, 'viewer'));

/** A store whose answers the tests choose. */
let status = 200;
const store: Server = createServer((_, response) => response.writeHead(status).end('x'));
let storeUrl = '';
let id = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  storeUrl = `http://127.0.0.1:${(store.address() as AddressInfo).port}/app`;
  id = await addQrPage(db, {
    slug: 'app',
    targets: [
      { platform: 'wechat', guideZh: '请在浏览器打开' },
      { platform: 'ios', url: storeUrl },
      { platform: 'android', url: '/gone' },
      { platform: 'harmony', url: 'store:app' },
      { platform: 'other', url: '/support/download' },
    ],
  });
});
afterAll(async () => {
  store.close();
  await database.drop();
});

const check = (options = {}) =>
  checkTargets(db, {
    site: { publicUrl: 'http://localhost/', isPage: (path) => path === '/support/download' },
    allowPrivate: true,
    ...options,
  });
const shown = async () =>
  (await site.api('GET /qr-pages/:slug', { params: { slug: 'app' } })).targets.map(
    ({ platform }) => platform,
  );
const staffView = async () =>
  (await viewer(`GET /admin/qr-pages/${id}/targets`)).body.data as unknown as RouteData<
    typeof readQrTargets
  >;
const stateOf = async (platform: string) =>
  (await staffView()).targets.find((target) => target.platform === platform);

test('a target that fails three times is left out, and pages are told; one success brings it back', async () => {
  const listener = new Client(database.connection);
  await listener.connect();
  const tags: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => tags.push(payload));
  await listener.query('listen content_changed');
  try {
    status = 404;
    await check();
    await check();
    expect(await stateOf('ios')).toMatchObject({
      problem: 'refused',
      httpStatus: 404,
      isDead: false,
    });
    expect(await shown()).toContain('ios');
    await check();
    await eventually(() => expect(tags).toEqual(['qr-pages']));
    expect(await stateOf('ios')).toMatchObject({ isDead: true });
    expect(await stateOf('android')).toMatchObject({ problem: 'missing', isDead: true });
    expect(await shown()).toEqual(['wechat', 'harmony', 'other']);
    status = 200;
    await check();
    await eventually(() => expect(tags).toHaveLength(2));
    expect(await stateOf('ios')).toMatchObject({ problem: null, httpStatus: 200, isDead: false });
    expect(await shown()).toContain('ios');
  } finally {
    await listener.end();
  }
});

test('a store that refuses programs is no dead target; addresses of apps are not checked', async () => {
  status = 403;
  await check();
  expect(await stateOf('ios')).toMatchObject({ problem: null, httpStatus: 403 });
  expect(await stateOf('harmony')).toMatchObject({ problem: null, checkedAt: null });
});

test('no address in a private network is asked, unless that is allowed', async () => {
  status = 200;
  await check({ allowPrivate: false });
  expect(await stateOf('ios')).toMatchObject({ problem: 'unreachable', httpStatus: null });
});

test('a check counts for the address that was checked', async () => {
  await db
    .update(qrTargets)
    .set({ url: '/support/download' })
    .where(eq(qrTargets.platform, 'android'));
  expect(await stateOf('android')).toMatchObject({ problem: null, isDead: false, checkedAt: null });
  expect(await shown()).toContain('android');
});

test('where nothing can be reached, visitors get all targets', async () => {
  await addQrPage(db, { slug: 'lost', targets: [{ platform: 'ios', url: '/lost' }] });
  for (let run = 0; run < 3; run++) await check();
  const { targets } = await site.api('GET /qr-pages/:slug', { params: { slug: 'lost' } });
  expect(targets).toMatchObject([{ url: '/lost' }]);
});

test('staff are told whether the site knows its public address', async () => {
  expect(await staffView()).toMatchObject({
    url: 'http://localhost/QRCode_app',
    hasPublicAddress: true,
  });
});
