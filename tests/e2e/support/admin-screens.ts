import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { contentKinds } from '#contracts/enums/content.ts';
import { callApi } from './back-office.ts';

/** Addresses to look at, below `/admin/`. They may need the id of a record. */
type Addresses = (page: Page) => Promise<string[]> | string[];

const record =
  (list: string, screen: string): Addresses =>
  async (page) => {
    const { items } = await callApi<{ items: { id: string }[] }>(page, `GET ${list}`);
    const [first] = items;
    if (!first) throw new Error(`${list} has no record to look at`);
    return [`${screen}/${first.id}`];
  };

/** Books as a visitor does, so that there is a booking. */
const booking: Addresses = async (page) => {
  const { privacyVersion } = await callApi<{ privacyVersion: string }>(
    page,
    'GET /bookings/form?locale=zh',
  );
  await callApi(page, 'POST /bookings', {
    idempotencyKey: `screens-${Date.now()}`,
    name: '林一',
    phone: '138 0013 8000',
    message: '想做一间绿幕直播间。',
    consent: true,
    privacyVersion,
  });
  return record('/admin/bookings', 'bookings')(page);
};

/** The first record of each kind; some of them also in their other views. */
const records: Addresses = async (page) => {
  const views: Partial<Record<(typeof contentKinds)[number], string[]>> = {
    article: ['?view=both', '?view=shared'],
    diagnosis: ['?pane=drawing'],
    download: ['?view=releases'],
  };
  const found: string[] = [];
  for (const kind of contentKinds) {
    const [address = ''] = await record(`/admin/content/${kind}`, `content/${kind}`)(page);
    found.push(address, ...(views[kind] ?? []).map((view) => address + view));
  }
  return found;
};

/** What was done with an article. */
const history: Addresses = async (page) => {
  const [address = ''] = await record('/admin/content/article', 'history')(page);
  return [address.replace('/', '?entityType=article&entityId=')];
};

/** The screens of signed-in people, by their route. */
export const screens: Readonly<Record<string, Addresses>> = {
  '/': () => [''],
  '/content/$kind': () =>
    contentKinds.filter((kind) => kind !== 'settings').map((kind) => `content/${kind}`),
  '/content/document/tree': () => ['content/document/tree'],
  '/content/$kind/$id': records,
  '/trash': () => ['trash'],
  '/translations': () => ['translations'],
  '/bulk-operations': () => ['bulk-operations'],
  '/account': () => ['account'],
  '/media': () => ['media', 'media?view=list'],
  '/risky-words': () => ['risky-words'],
  '/bookings': () => ['bookings'],
  '/bookings/$id': booking,
  '/statistics': () => ['statistics'],
  '/system': () => ['system'],
  '/facts': () => ['facts'],
  '/redirects': () => ['redirects', 'redirects?view=missing'],
  '/privacy-notices': () => ['privacy-notices'],
  '/privacy-notices/$id': record('/admin/privacy-notices', 'privacy-notices'),
  '/search-misses': () => [
    'search-misses',
    'search-misses?view=synonyms',
    'search-misses?view=questions',
  ],
  '/feedback': () => ['feedback', 'feedback?view=documents'],
  '/staff': () => ['staff'],
  '/audit': () => ['audit'],
  '/history': history,
};

/** The screens of people who are not signed in. */
export const entrances = ['/sign-in', '/password-request', '/new-password'];

/** The paths of all routes, as the router's source has them. */
export function routesOfRouter(): string[] {
  const source = readFileSync('src/admin/router.tsx', 'utf8');
  return [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path);
}
