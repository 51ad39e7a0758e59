import type { Page } from '@playwright/test';
import { screens } from '#admin/screens.ts';
import { contentKinds } from '#contracts/enums/content.ts';
import { sheetKinds } from '#contracts/sheets/kinds.ts';
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

/** Takes down a request, so that there is one. */
const privacyRequest: Addresses = async (page) => {
  await callApi(page, 'POST /admin/privacy-requests', {
    kind: 'erase',
    contact: 'nobody@example.com',
  });
  return record('/admin/privacy-requests', 'privacy-requests')(page);
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

/** A sheet of each kind. */
const sheets: Addresses = async (page) => {
  const found: string[] = [];
  for (const kind of sheetKinds) {
    const [address = ''] = await record(`/admin/sheets?kind=${kind}`, 'sheets')(page);
    found.push(address);
  }
  return found;
};

/** What was done with an article. */
const history: Addresses = async (page) => {
  const [address = ''] = await record('/admin/content/article', 'history')(page);
  return [address.replace('/', '?entityType=article&entityId=')];
};

/** Adds a webhook that is never told of anything, so that there is one. */
const webhook: Addresses = async (page) => {
  await callApi(page, 'POST /admin/webhooks', {
    name: `screens-${Date.now()}`,
    kind: 'wecom',
    locale: 'zh',
    events: ['code.redeemed'],
    active: false,
    address: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=screens',
    secret: '',
  });
  return record('/admin/webhooks', 'webhooks')(page);
};

/** What is looked at of screens that need a record, or that have other views. */
const special: Readonly<Record<string, Addresses>> = {
  '/content/$kind': () =>
    contentKinds.filter((kind) => kind !== 'settings').map((kind) => `content/${kind}`),
  '/content/$kind/$id': records,
  '/media': () => ['media', 'media?view=list'],
  '/bookings/$id': booking,
  '/message-templates/$id': record('/admin/message-templates', 'message-templates'),
  '/webhooks/$id': webhook,
  '/projects/$id': record('/admin/projects', 'projects'),
  '/sheets': () => ['sheets', 'sheets?dialog=create'],
  '/sheets/$id': sheets,
  '/redirects': () => ['redirects', 'redirects?view=missing'],
  '/privacy-notices/$id': record('/admin/privacy-notices', 'privacy-notices'),
  '/privacy-requests/$id': privacyRequest,
  '/search-misses': () => [
    'search-misses',
    'search-misses?view=synonyms',
    'search-misses?view=questions',
  ],
  '/feedback': () => [
    'feedback',
    'feedback?view=documents',
    'feedback?view=documents&order=falling',
  ],
  '/history': history,
};

/** Addresses of all screens of signed-in people, and one that has no screen. */
export const addressesOfScreens: readonly Addresses[] = [
  ...screens.map(({ path }): Addresses => {
    const addresses = special[path];
    if (!addresses && path.includes('$')) throw new Error(`which record is looked at on ${path}?`);
    return addresses ?? (() => [path.slice(1)]);
  }),
  () => ['no-such-screen'],
];

/** Screens that are looked at in a special way and that the back office does not have. */
export const unknownScreens = Object.keys(special).filter((path) =>
  screens.every((screen) => screen.path !== path),
);

/** The screens of people who are not signed in. */
export const entrances = ['/sign-in', '/password-request', '/new-password'];
