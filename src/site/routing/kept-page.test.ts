import { expect, test } from 'vitest';
import { BusinessError, HttpStatusError, RequestTimeoutError } from '#request/errors.ts';
import type { ShownPage } from './context.ts';
import { keptPage } from './kept-page.ts';

const answer = (status: number, errorCode: string) =>
  new BusinessError({
    status,
    errorCode,
    errorMessage: null,
    showType: null,
    fields: [],
    requestId: null,
  });
const asked = { routeId: '/share', params: { uuid: 'a' }, deps: { q: '1' } };
const data = { data: 'the sheet' };
const shown: ShownPage = {
  routeId: '/share',
  params: { uuid: 'a' },
  loaderDeps: { q: '1' },
  status: 'success',
  loaderData: data,
};

test.each([
  ['no connection', new HttpStatusError(0)],
  ['no answer in time', new RequestTimeoutError()],
  ['a proxy without its server', new HttpStatusError(502)],
  ['a busy server', answer(503, 'UNAVAILABLE')],
  ['too many requests', answer(429, 'RATE_LIMITED')],
  ['a script that is missing', new TypeError('Failed to fetch dynamically imported module')],
])('the page on the screen stays as it is: %s', (_, error) => {
  expect(keptPage(error, asked, shown)).toBe(data);
});

test.each([
  [410, 'LINK_CLOSED'],
  [404, 'NOT_FOUND'],
  [403, 'PASSCODE_REQUIRED'],
])('it goes when the server says why (%i)', (status, code) => {
  expect(keptPage(answer(status, code), asked, shown)).toBeUndefined();
});

test('another page, an error and a page that is still loading are not kept', () => {
  const error = new HttpStatusError(0);
  const others: (ShownPage | undefined)[] = [
    undefined,
    { ...shown, routeId: '/show' },
    { ...shown, params: { uuid: 'b' } },
    { ...shown, loaderDeps: { q: '2' } },
    { ...shown, status: 'error' },
    { ...shown, status: 'pending' },
  ];
  for (const other of others) expect(keptPage(error, asked, other)).toBeUndefined();
});
