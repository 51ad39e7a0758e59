import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usualPlan } from '#contracts/studio-plan/plan.ts';
import { encodePlan } from '#contracts/studio-plan/plan-code.ts';
import { bookings } from '#db/schema/bookings.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { scenes, sceneTranslations } from '#db/schema/scenes.ts';
import { createDemoDatabase } from '#tests/support/database.ts';
import { type FormPage, type FormSite, startFormSite } from '#tests/support/form-site.ts';

let site: FormSite;

beforeAll(async () => {
  site = await startFormSite(createDemoDatabase);
}, 60_000);
afterAll(() => site.stop());
beforeEach(async () => {
  await site.database.db.delete(rateLimits);
});

const good = 'name=Lin&contact=lin@example.com&consent=on&privacyVersion=1.3&products=sdk';

const post = (page: string, body: string, headers: Record<string, string> = {}) =>
  site.send(page, headers, body);

/** The HTML of the element with this name. */
const control = (page: FormPage, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]*name="${name}"[^>]*>`).exec(page.text)?.[0] ?? '';

test('a posted form books and redirects to the reference, both times to the same one', async () => {
  const first = await post('/en/cooperation', good);
  expect(first.status).toBe(303);
  const location = first.headers.location ?? '';
  expect(location).toMatch(/^\/site\/en\/cooperation\?reference=MJ\d{8}-[2-9A-Z]{4}$/);
  const again = await post('/en/cooperation', good);
  expect(again.headers.location).toBe(location);
  const rows = await site.database.db.select().from(bookings);
  expect(rows.filter(({ email }) => email === 'lin@example.com')).toMatchObject([{ locale: 'en' }]);
});

describe('a refused form', () => {
  const values = new URLSearchParams({
    type: 'demo',
    name: '</script><script>alert("1")</script>',
    contact: '12',
    message: 'a\r\nb <b>',
    budget: '50_150',
    availability: 'weekday afternoons',
    timeZone: 'Europe/London',
    'slots.1.day': '2020-01-01',
    'slots.1.part': 'evening',
    other: 'not-a-field',
  });
  values.append('products', '3d');
  values.append('products', 'app');
  let page: FormPage;
  beforeAll(async () => {
    page = await post('/cooperation', values.toString());
  });

  test('is shown again with status 422 and not cached', async () => {
    expect(page.status).toBe(422);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers.location).toBeUndefined();
    const plain = await (await fetch(`${site.url}/site/cooperation`)).text();
    expect(plain).not.toContain('50_150" selected');
    expect(plain).not.toContain('aria-invalid');
  });

  test('keeps its values', () => {
    expect(control(page, 'contact')).toContain('value="12"');
    expect(control(page, 'availability')).toContain('value="weekday afternoons"');
    expect(page.text).toMatch(/<textarea[^>]*>\n?a\r?\nb &lt;b&gt;<\/textarea>/);
    expect(page.text).toContain('<option value="50_150" selected="">');
    expect(page.text).toContain('<option value="Europe/London" selected="">');
    expect(control(page, 'slots.1.day')).toContain('value="2020-01-01"');
    expect(page.text).toMatch(
      /type="radio"[^>]*checked=""[^>]*value="demo"|value="demo"[^>]*checked=""/,
    );
    for (const product of ['3d', 'app']) {
      expect(page.text).toMatch(
        new RegExp(`checked="" value="${product}"|value="${product}"[^>]*checked=""`),
      );
    }
    expect(page.text).not.toContain('not-a-field');
  });

  test('shows an error beside each field and focuses the first one', () => {
    for (const name of ['contact', 'slots.1.day', 'consent']) {
      expect(control(page, name), name).toContain('aria-invalid="true"');
    }
    expect(control(page, 'name')).not.toContain('aria-invalid');
    expect(page.text).toContain('号码不完整');
    expect(page.text).toContain('这个时段已经过去');
    expect(page.text.match(/autofocus=""/gi)).toHaveLength(1);
    expect(control(page, 'contact')).toMatch(/autofocus=""/i);
  });

  test('opens the parts with values or errors, and only those', () => {
    // Type and products, budget, times: all three have a value.
    expect(page.text.match(/<details open=""[^>]*><summary[^>]*><h2/g)).toHaveLength(3);
  });

  test('cannot put a script into the page', () => {
    expect(page.text).not.toContain('<script>alert');
    expect(control(page, 'name')).toContain(
      'value="&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)',
    );
  });

  test('leaves no value in the log', () => {
    expect(site.lines.join('\n')).toContain('/cooperation');
    expect(site.lines.join('\n')).not.toContain('alert');
    expect(site.lines.join('\n')).not.toContain('2020-01-01');
  });
});

test('the form is folded but for its first fields; a link with a product opens that part', async () => {
  const open = /<details open=""[^>]*><summary[^>]*><h2/g;
  const plain = await (await fetch(`${site.url}/site/cooperation`)).text();
  expect(plain.match(open)).toBeNull();
  const query = '?product=cyan&type=demo';
  const prefilled = await (await fetch(`${site.url}/site/cooperation${query}`)).text();
  expect(prefilled.match(open)).toHaveLength(1);
});

test('the scene of a link goes into the booking without scripts, and an unknown one is left out', async () => {
  const slug = 'yunqi-tea-terrace';
  const read = async (scene: string): Promise<FormPage> => {
    const address = `${site.url}/site/cooperation?scene=${scene}&utm_source=wechat`;
    const response = await fetch(address);
    return { status: response.status, headers: {}, text: await response.text() };
  };
  const page = await read(slug);
  const [scene] = await site.database.db
    .select({ id: scenes.id, name: sceneTranslations.title })
    .from(scenes)
    .innerJoin(sceneTranslations, eq(sceneTranslations.sceneId, scenes.id))
    .where(and(eq(scenes.slug, slug), eq(sceneTranslations.locale, 'zh')));
  expect(page.text).toContain(scene?.name);
  expect(control(page, 'scene')).toContain(`value="${slug}"`);
  const fields = `scene=${slug}&utm=utm_source%3Dwechat`;
  const refused = await post('/cooperation', `name=Scene&${fields}`);
  expect(refused.text).toContain(scene?.name);
  expect(control(refused, 'scene')).toContain(`value="${slug}"`);
  expect(control(page, 'utm')).toContain('value="utm_source=wechat"');
  expect(control(refused, 'utm')).toContain('value="utm_source=wechat"');
  const sent = await post('/cooperation', `${good.replace('Lin&', 'Scene&')}&${fields}`);
  expect(sent.status).toBe(303);
  const [row] = await site.database.db.select().from(bookings).where(eq(bookings.name, 'Scene'));
  expect(row).toMatchObject({ sceneId: scene?.id, utm: { utm_source: 'wechat' } });
  const unknown = await read('no-such-scene');
  expect([unknown.status, unknown.text.includes('<form')]).toEqual([200, true]);
  expect(unknown.text).not.toContain('想用的虚拟场景');
});

test('a plan and the answers of the room chooser go into the booking without scripts', async () => {
  const plan = encodePlan({ ...usualPlan, width: 3, depth: 4, height: 2.6 });
  const room = 'clothing,24-48,6-7,2.8-3.5,150_300';
  const fields = new URLSearchParams({ plan, room });
  const page = await (await fetch(`${site.url}/site/cooperation?${fields}`)).text();
  expect(page).toContain('4 × 3 × 2.6 m · 绿幕');
  expect(page).toContain('播什么：服装鞋包');
  const sent = await post('/cooperation', `${good.replace('Lin&', 'Plan&')}&${fields}`);
  expect(sent.status).toBe(303);
  const [row] = await site.database.db.select().from(bookings).where(eq(bookings.name, 'Plan'));
  expect(row?.prefill).toEqual({ plan, room });
});

test('a form refused for another reason keeps its values and shows the reason', async () => {
  for (let sent = 0; sent < 20; sent++) await post('/en/cooperation', `${good}&message=${sent}`);
  const page = await post('/en/cooperation', `${good}&message=more`);
  expect(page.status).toBe(429);
  expect(page.text).toContain('Too many requests');
  expect(control(page, 'name')).toContain('value="Lin"');
});

describe('above the bound for all visitors together', () => {
  const others = (key: string) =>
    site.database.db
      .insert(rateLimits)
      .values({ key, points: 300, expire: Date.now() + 3_600_000 });

  test('a booking without scripts is taken, to be checked', async () => {
    await others('POST /bookings.all:all');
    const page = await post('/cooperation', `${good}&message=above`);
    expect(page.status).toBe(303);
    const rows = await site.database.db
      .select()
      .from(bookings)
      .where(eq(bookings.message, 'above'));
    expect(rows).toMatchObject([{ needsCheck: true }]);
  });

  test('a look-up says to wait or to call, and keeps what was typed', async () => {
    await others('bookings.look-ups:all');
    const typed = 'lookUp=status&reference=MJ20200101-2222&contact=4321';
    const page = await post('/en/cooperation', typed);
    expect(page.status).toBe(429);
    expect(page.text).toContain('try again in a few minutes, or call us');
    expect(control(page, 'reference')).toContain('value="MJ20200101-2222"');
  });
});

test.each([
  [403, { 'sec-fetch-site': 'cross-site' }],
  [403, { 'sec-fetch-site': 'same-site' }],
  [403, { origin: 'https://evil.example' }],
  [403, { origin: 'null' }],
  [415, { 'content-type': 'application/json' }],
  [413, { 'content-length': '9999999' }],
])('answers %i to %o', async (status, headers) => {
  const body = status === 413 ? 'x'.repeat(9_999_999) : good;
  expect((await post('/cooperation', body, headers)).status).toBe(status);
});

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'same-origin', origin: 'https://www.example.com' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://www.example.com' },
])('accepts a form from its own page: %o', async (headers) => {
  expect((await post('/cooperation', good, headers)).status).toBe(303);
});
