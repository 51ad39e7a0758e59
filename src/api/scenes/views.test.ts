import { afterAll, beforeAll, expect, test } from 'vitest';
import { beijingDay } from '#contracts/days.ts';
import { sceneViews } from '#db/schema/scenes.ts';
import { enforceRetention } from '#jobs/retention.ts';
import { openPublishing } from '#tests/support/publishing.ts';
import { addScene } from '#tests/support/records/scenes.ts';
import { addShareLink } from '#tests/support/records/shares.ts';

const { database, db, api, signIn } = await openPublishing();
const editor = await signIn('editor', '苏言');
afterAll(() => database.drop());

const PHONE = 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari/604.1';
const DAY_MS = 86_400_000;
const point = { x: 0, y: 1, z: 0 };
const camera = (key: string) => ({
  key,
  labelZh: `机位 ${key}`,
  labelEn: null,
  position: point,
  target: { ...point, z: -2 },
  fov: 40,
});
const light = (key: string) => ({
  key,
  labelZh: key,
  labelEn: `Light ${key}`,
  daylight: 1,
  pictureId: null,
  panoramaId: null,
});

let sceneId = '';
let token = '';
let hidden = '';
beforeAll(async () => {
  const parts = { cameras: [camera('main'), camera('side')], variants: [light('dusk')] };
  sceneId = await addScene(db, { slug: 'terrace', ...parts });
  token = await addShareLink(db, { sceneId, audience: 'public' });
  const draft = await addScene(db, { slug: 'draft', status: 'draft', ...parts });
  hidden = await addShareLink(db, { sceneId: draft, audience: 'public' });
});

async function open(body: object, { of = token, userAgent = PHONE } = {}) {
  const { status } = await api.fetch(`/shares/scenes/${of}/views`, {
    method: 'POST',
    headers: {
      'user-agent': userAgent,
      'content-type': 'application/json',
      origin: 'http://localhost',
    },
    body: JSON.stringify(body),
  });
  return status;
}

const rows = () => db.select().from(sceneViews).orderBy(sceneViews.part, sceneViews.key);

test('counts the cameras and lights that a scene has, and nothing else', async () => {
  expect(await open({ camera: 'main', light: 'dusk' })).toBe(200);
  expect(await open({ camera: 'main' })).toBe(200);
  for (const unknown of [{ camera: 'dusk', light: 'main' }, {}]) {
    expect(await open(unknown)).toBe(200);
  }
  expect(await open({ camera: 'main' }, { of: hidden })).toBe(200);
  expect(await open({ camera: 'main' }, { userAgent: 'Googlebot/2.1' })).toBe(200);
  expect(await open({ camera: '<b>' })).toBe(400);
  expect(await open({ camera: 'main', name: '林一' })).toBe(400);
  const day = beijingDay(new Date());
  expect(await rows()).toEqual([
    { sceneId, day, part: 'camera', key: 'main', views: 2 },
    { sceneId, day, part: 'light', key: 'dusk', views: 1 },
  ]);
});

test('staff see the counts of the last 30 days on the record and in the list', async () => {
  await api.fetch(`/shares/scenes/${token}?locale=zh`, { headers: { 'user-agent': PHONE } });
  const before = beijingDay(new Date(Date.now() - 31 * DAY_MS));
  await db
    .insert(sceneViews)
    .values({ sceneId, day: before, part: 'camera', key: 'side', views: 9 });
  const views = await editor.ask<{ days: { day: string; openings: number }[] }>(
    `GET /admin/scenes/${sceneId}/views`,
  );
  expect(views).toMatchObject({
    cameras: [
      { key: 'main', label: { zh: '机位 main', en: null }, views: 2 },
      { key: 'side', views: 0 },
    ],
    lights: [{ key: 'dusk', label: { zh: 'dusk', en: 'Light dusk' }, views: 1 }],
  });
  expect(views.days).toHaveLength(30);
  expect(views.days.at(-1)).toEqual({ day: beijingDay(new Date()), openings: 1 });
  expect(await editor.ask(`GET /admin/scene-openings?id=${sceneId}`)).toEqual({
    items: [{ id: sceneId, openings: 1 }],
  });
});

test('counts are deleted after 400 days', async () => {
  const old = beijingDay(new Date(Date.now() - 402 * DAY_MS));
  await db.insert(sceneViews).values({ sceneId, day: old, part: 'camera', key: 'main' });
  expect(await enforceRetention(db)).toMatchObject({ scene_views: 1 });
  expect((await rows()).every(({ day }) => day > old)).toBe(true);
});
