import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualPlan } from '#contracts/studio-plan/plan.ts';
import { encodePlan } from '#contracts/studio-plan/plan-code.ts';
import { bookings } from '#db/schema/bookings.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { seedFacts } from '#db/seed/facts.ts';
import { openPublishing } from '#tests/support/publishing.ts';
import { addCampaign } from '#tests/support/records/campaigns.ts';
import { addCase } from '#tests/support/records/cases.ts';
import { addPicture, addVariant } from '#tests/support/records/media.ts';
import { addProject } from '#tests/support/records/projects.ts';
import { addScene } from '#tests/support/records/scenes.ts';
import { addShareLink } from '#tests/support/records/shares.ts';

const { database, db, api, signIn } = await openPublishing();
const sales = await signIn('sales', '周琳');
afterAll(() => database.drop());

let privacyVersion = '';
let keys = 0;
beforeAll(async () => {
  const form = await api.api('GET /bookings/form', { query: {} });
  privacyVersion = form.privacyVersion;
  const projectId = await addProject(db, { number: 'PJ-1' });
  const [dusk, poster] = [await addPicture(db, 'dusk'), await addPicture(db, 'poster')];
  for (const [id, name] of [
    [dusk, 'dusk'],
    [poster, 'poster'],
  ] as const) {
    await addVariant(db, id, `media/${name}-0/960.avif`);
  }
  const at = { x: 0, y: 1, z: 0 };
  const side = { key: 'side', labelZh: '侧机位', labelEn: null, position: at, target: at, fov: 40 };
  const light = { key: 'dusk', labelZh: '暮色', labelEn: 'Dusk', daylight: 0.2 };
  await addScene(db, {
    slug: 'tea-terrace',
    nameZh: '茶台',
    nameEn: 'Tea terrace',
    posterId: poster,
    cameras: [side],
    variants: [{ ...light, pictureId: dusk, panoramaId: null }],
  });
  await addScene(db, { slug: 'draft', nameZh: '草稿', status: 'draft' });
  await addScene(db, { slug: 'of-customer', nameZh: '客户专属', projectId });
  const sceneId = await addScene(db, { slug: 'shown', nameZh: '公开的', projectId });
  await addShareLink(db, { sceneId, audience: 'public' });
});

const shown = async (slug: string) =>
  (await api.fetch(`/bookings/scenes/${slug}?locale=en`)).status;

async function book(values: object) {
  const { reference } = await api.api('POST /bookings', {
    body: {
      idempotencyKey: `booking-of-scene-${++keys}`,
      name: '林一',
      phone: '138 0013 8000',
      consent: true,
      privacyVersion,
      ...values,
    },
  });
  const [row] = await db.select().from(bookings).where(eq(bookings.reference, reference));
  return row;
}

test('the booking page shows scenes of the library and those with a public link', async () => {
  const call = { params: { slug: 'tea-terrace' }, query: { locale: 'en' } } as const;
  expect(await api.api('GET /bookings/scenes/:slug', call)).toMatchObject({ name: 'Tea terrace' });
  expect(await shown('shown')).toBe(200);
  for (const slug of ['of-customer', 'draft', 'unknown']) {
    expect([slug, await shown(slug)]).toEqual([slug, 404]);
  }
});

test('a booking carries its scene and where it came from to staff', async () => {
  const row = await book({
    scene: 'tea-terrace',
    source: 'mp.weixin.qq.com',
    utm: 'utm_source=wechat&utm_campaign=spring&other=1',
  });
  expect(await sales.ask(`GET /admin/bookings/${row?.id}`)).toMatchObject({
    scene: { slug: 'tea-terrace', name: { zh: '茶台', en: 'Tea terrace' } },
    source: 'mp.weixin.qq.com',
    utm: { utm_source: 'wechat', utm_campaign: 'spring' },
  });
  const [mail] = await db.select().from(outboxMessages);
  expect(mail?.payload).toMatchObject({
    scene: '茶台',
    source: 'mp.weixin.qq.com',
    utm: 'wechat · spring',
  });
});

test('a booking carries the light and the camera of its scene to the page, to staff and into the mail', async () => {
  const seen = (query: object) =>
    api.api('GET /bookings/scenes/:slug', {
      params: { slug: 'tea-terrace' },
      query: { locale: 'en', ...query },
    });
  expect(await seen({ camera: 'side', light: 'dusk' })).toMatchObject({
    view: 'Dusk · 侧机位',
    picture: { src: 'media/dusk-0' },
  });
  expect(await seen({ camera: 'gone', light: 'noon' })).toMatchObject({
    view: null,
    picture: { src: 'media/poster-0' },
  });
  await db.delete(outboxMessages);
  const row = await book({ scene: 'tea-terrace', camera: 'side', light: 'dusk' });
  expect(await sales.ask(`GET /admin/bookings/${row?.id}`)).toMatchObject({
    scene: { view: { zh: '暮色 · 侧机位', en: 'Dusk · 侧机位' } },
  });
  const [mail] = await db.select().from(outboxMessages);
  expect(mail?.payload).toMatchObject({ scene: '茶台（暮色 · 侧机位）' });
  const other = await book({ scene: 'tea-terrace', camera: 'gone', light: 'dusk' });
  expect(other).toMatchObject({ sceneCamera: null, sceneLight: 'dusk' });
});

test('an unknown scene or one that is not ready is ignored', async () => {
  for (const scene of ['unknown', 'draft', '../etc']) {
    expect([scene, (await book({ scene }))?.sceneId]).toEqual([scene, null]);
  }
});

test('a booking carries the case, the campaign and the page from which its visitor came', async () => {
  await addCase(db, { slug: 'tea-house' });
  await addCampaign(db, { slug: 'sony' });
  const query = { case: 'tea-house', campaign: 'sony', locale: 'en' as const };
  const { items } = await api.api('GET /bookings/brought', { query });
  expect(items).toMatchObject([
    { kind: 'case', key: 'tea-house', path: '/cases?case=tea-house' },
    { kind: 'campaign', key: 'sony', path: '/ad/sony' },
  ]);
  const row = await book({
    case: 'tea-house',
    campaign: 'unknown',
    sourcePage: '/product/3d',
    siteAddress: '星河路 8 号',
  });
  expect(row).toMatchObject({ prefill: { case: 'tea-house' }, siteAddress: '星河路 8 号' });
  expect(await sales.ask(`GET /admin/bookings/${row?.id}`)).toMatchObject({
    brought: [{ kind: 'case', key: 'tea-house' }],
    sourcePage: '/product/3d',
  });
});

test('a booking carries the studio plan and the answers of the room chooser', async () => {
  await seedFacts(db);
  const plan = encodePlan({ ...usualPlan, width: 3, depth: 4, height: 2.6 });
  const room = 'clothing,24-48,6-7,2.8-3.5,150_300';
  const query = { plan, room, locale: 'en' as const };
  expect((await api.api('GET /bookings/brought', { query })).items).toMatchObject([
    { kind: 'plan', path: `/product/3d?plan=${plan}#studio-plan` },
    { kind: 'room', name: expect.stringContaining('Clear floor area: 24–48 m²') },
  ]);
  const row = await book({ plan, room });
  expect(row).toMatchObject({ prefill: { plan, room }, message: '' });
  expect(await sales.ask(`GET /admin/bookings/${row?.id}`)).toMatchObject({
    brought: [
      { kind: 'plan', name: expect.stringContaining('4 × 3 × 2.6 m · Green screen') },
      { kind: 'room', name: expect.stringContaining('Green screen, full length · On show:') },
    ],
  });
  const mails = await db.select().from(outboxMessages);
  const told = mails.find(({ payload }) => payload.reference === row?.reference);
  expect(told?.payload).toMatchObject({
    plan: expect.stringContaining('4 × 3 × 2.6 m · 绿幕'),
    planPage: expect.stringMatching(/^http.*plan=1\w+#studio-plan$/),
    room: expect.stringContaining('绿幕，拍全身竖屏 · 播什么：服装鞋包'),
    roomPage: expect.stringContaining('?sells=clothing&'),
  });
});

test('a code that cannot be read is left out, and the booking is taken', async () => {
  const row = await book({ plan: '1zz', room: 'hats,24-48' });
  expect(row?.prefill).toEqual({});
});
