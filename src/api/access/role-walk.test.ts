import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenApiDocument } from '#api/http/openapi.ts';
import { type StaffRole, staffRoles } from '#contracts/enums/staff.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import {
  addStaffMember,
  type StaffMember,
  staffClient,
  visitorClient,
} from '#tests/support/staff.ts';

/**
 * Who may call which operation of the back office, written down a second time: a new operation
 * needs a line here. Letters: administrator, editor, sales, support, viewer.
 */
const expected: Record<string, string> = {
  'POST /admin/session': 'sign-in',
  'POST /admin/session/code': 'sign-in',
  'POST /admin/password-requests': 'sign-in',
  'POST /admin/new-password': 'sign-in',
  'GET /admin/session': 'aespv',
  'DELETE /admin/session': 'aespv',
  'POST /admin/session/confirmation': 'aespv',
  'PATCH /admin/account': 'aespv',
  'PUT /admin/account/password': 'aespv',
  'GET /admin/account/sessions': 'aespv',
  'DELETE /admin/account/sessions': 'aespv',
  'DELETE /admin/account/sessions/{id}': 'aespv',
  'GET /admin/account/two-factor': 'aespv',
  'POST /admin/account/two-factor': 'aespv',
  'POST /admin/account/two-factor/confirmation': 'aespv',
  'DELETE /admin/account/two-factor': 'aespv',
  'POST /admin/account/recovery-codes': 'aespv',
  'GET /admin/staff': 'aespv',
  'POST /admin/staff': 'a----',
  'PATCH /admin/staff/{id}': 'a----',
  'POST /admin/staff/{id}/invitation': 'a----',
  'DELETE /admin/staff/{id}/two-factor': 'a----',
  'GET /admin/audit': 'a----',
  'GET /admin/histories': 'aespv',
  'GET /admin/drafts': 'aespv',
  'GET /admin/content/{kind}': 'aespv',
  'POST /admin/content/{kind}': 'ae---',
  'GET /admin/content/{kind}/choices': 'aespv',
  'GET /admin/content/{kind}/slug': 'ae---',
  'GET /admin/records': 'aespv',
  'GET /admin/records/{id}': 'aespv',
  'DELETE /admin/records/{id}': 'ae---',
  'GET /admin/records/{id}/parts/{part}': 'aespv',
  'PUT /admin/records/{id}/parts/{part}': 'ae---',
  'DELETE /admin/records/{id}/parts/{part}': 'ae---',
  'GET /admin/records/{id}/parts/{part}/differences': 'aespv',
  'POST /admin/records/{id}/parts/{part}/conflict-revisions': 'ae---',
  'POST /admin/records/{id}/parts/{part}/revisions': 'ae---',
  'GET /admin/records/{id}/findings': 'aespv',
  'POST /admin/records/{id}/publication': 'ae---',
  'POST /admin/records/{id}/withdrawal': 'ae---',
  'POST /admin/records/{id}/schedules': 'ae---',
  'GET /admin/records/{id}/revisions': 'aespv',
  'GET /admin/records/{id}/source-changes': 'aespv',
  'POST /admin/records/{id}/source-confirmation': 'ae---',
  'POST /admin/records/{id}/recovery': 'ae---',
  'GET /admin/records/{id}/uses': 'aespv',
  'PUT /admin/records/{id}/presence': 'aespv',
  'DELETE /admin/records/{id}/presence': 'aespv',
  'GET /admin/records/{id}/preview': 'aespv',
  'POST /admin/records/{id}/preview-links': 'ae---',
  'GET /admin/revisions/{id}': 'aespv',
  'POST /admin/revisions/{id}/restoration': 'ae---',
  'GET /admin/schedules': 'aespv',
  'DELETE /admin/schedules/{id}': 'ae---',
  'GET /admin/translations': 'aespv',
  'GET /admin/translation-counts': 'aespv',
  'GET /admin/trash': 'aespv',
  'POST /admin/trash/{id}/recovery': 'aes--',
  'GET /admin/content/{kind}/bulk-fields': 'aespv',
  'GET /admin/record-counts': 'aespv',
  'GET /admin/bulk-operations': 'aespv',
  'POST /admin/bulk-operations': 'ae---',
  'GET /admin/plain-records/{kind}/count': 'aespv',
  'POST /admin/plain-records/{kind}/bulk-operations': 'aesp-',
  'GET /admin/bulk-operations/{id}': 'aespv',
  'GET /admin/bulk-operations/{id}/items': 'aespv',
  'POST /admin/bulk-operations/{id}/stop': 'aesp-',
  'POST /admin/bulk-operations/{id}/undo': 'aesp-',
  'GET /admin/exports/content/{kind}': 'aespv',
  'GET /admin/exports/reply-templates': 'a-sp-',
  'GET /admin/exports/risky-words': 'aespv',
  'GET /admin/exports/media': 'aespv',
  'GET /admin/exports/redirects': 'aespv',
  'GET /admin/exports/customers': 'aesp-',
  'GET /admin/exports/projects': 'aesp-',
  'GET /admin/exports/facts': 'aespv',
  'GET /admin/exports/missing-pages': 'aespv',
  'GET /admin/exports/search-misses': 'aespv',
  'GET /admin/exports/search-synonyms': 'aespv',
  'GET /admin/exports/search-questions': 'aespv',
  'GET /admin/exports/document-sections': 'aespv',
  'GET /admin/exports/releases': 'aespv',
  'GET /admin/exports/privacy-notices': 'aespv',
  'GET /admin/exports/feedback': 'ae-p-',
  'GET /admin/exports/bookings': 'a-sp-',
  'GET /admin/exports/sheets': 'aesp-',
  'GET /admin/exports/staff': 'a----',
  'GET /admin/exports/audit': 'a----',
  'POST /admin/import-checks': 'aesp-',
  'GET /admin/imports': 'aespv',
  'GET /admin/exports/rejected-rows': 'aesp-',
  'POST /admin/imports': 'aesp-',
  'POST /admin/imports/{id}/undo': 'aesp-',
  'GET /admin/media': 'aespv',
  'GET /admin/media/{id}': 'aespv',
  'GET /admin/media/{id}/original': 'aespv',
  'POST /admin/media': 'ae---',
  'POST /admin/media-imports': 'ae---',
  'PATCH /admin/media/{id}': 'ae---',
  'POST /admin/media-changes': 'ae---',
  'PUT /admin/media/{id}/file': 'ae---',
  'POST /admin/media/{id}/processing': 'ae---',
  'DELETE /admin/media/{id}/processing': 'ae---',
  'DELETE /admin/media/{id}': 'ae---',
  'POST /admin/media-deletions': 'ae---',
  'POST /admin/media/{id}/restoration': 'ae---',
  'GET /admin/media-folders': 'aespv',
  'POST /admin/media-folders': 'ae---',
  'PATCH /admin/media-folders/{id}': 'ae---',
  'DELETE /admin/media-folders/{id}': 'ae---',
  'GET /admin/bookings': 'aesp-',
  'GET /admin/bookings/{id}': 'aesp-',
  'GET /admin/booking-figures': 'aesp-',
  'PATCH /admin/bookings/{id}': 'a-sp-',
  'POST /admin/bookings/{id}/proposals': 'a-sp-',
  'POST /admin/bookings/{id}/notes': 'a-sp-',
  'POST /admin/bookings/{id}/answers': 'a-sp-',
  'GET /admin/booking-assignees': 'a-sp-',
  'GET /admin/share-links': 'aesp-',
  'POST /admin/share-links': 'a-sp-',
  'POST /admin/share-links/{id}/revocation': 'a-sp-',
  'POST /admin/share-links/{id}/replacement': 'a-sp-',
  'POST /admin/share-links/{id}/passcode': 'a-sp-',
  'GET /admin/share-links/{id}/openings': 'aesp-',
  'GET /admin/share-links/{id}/code': 'a-sp-',
  'POST /admin/share-links/{id}/preview': 'a-sp-',
  'GET /admin/sheets': 'aesp-',
  'POST /admin/sheets': 'a-sp-',
  'GET /admin/sheets/{id}': 'aesp-',
  'PUT /admin/sheets/{id}': 'a-sp-',
  'DELETE /admin/sheets/{id}': 'a-sp-',
  'POST /admin/sheets/{id}/recovery': 'a-sp-',
  'GET /admin/sheets/{id}/findings': 'aesp-',
  'POST /admin/sheets/{id}/sending': 'a-sp-',
  'GET /admin/acceptance/{id}': 'aesp-',
  'POST /admin/acceptance/{id}/sending': 'a-sp-',
  'POST /admin/sheets/{id}/withdrawal': 'a-sp-',
  'POST /admin/sheets/{id}/closing': 'a-sp-',
  'GET /admin/sheets/{id}/timeline': 'aesp-',
  'POST /admin/sheets/{id}/timeline': 'a-sp-',
  'POST /admin/sheets/{id}/template': 'a-sp-',
  'POST /admin/private-pictures': 'a-sp-',
  'GET /admin/private-pictures/{id}/{size}': 'aesp-',
  'GET /admin/scene-choices': 'aesp-',
  'GET /admin/scene-openings': 'aespv',
  'GET /admin/scenes/{id}/views': 'aespv',
  'GET /admin/scenes/{id}/comments': 'aesp-',
  'POST /admin/scenes/{id}/comments': 'a-sp-',
  'GET /admin/requirements/{id}/changes': 'aesp-',
  'PUT /admin/requirements/{id}/milestones/{key}': 'a-sp-',
  'POST /admin/sheets/{id}/tables/{table}': 'a-sp-',
  'GET /admin/sheets/{id}/comments': 'aesp-',
  'POST /admin/sheets/{id}/comments': 'a-sp-',
  'GET /admin/sheets/{id}/files': 'aesp-',
  'PUT /admin/comments/{id}/resolution': 'a-sp-',
  'GET /admin/sheet-owners': 'a-sp-',
  'GET /admin/sheet-templates': 'aesp-',
  'DELETE /admin/sheet-templates/{id}': 'a-sp-',
  'GET /admin/search': 'aespv',
  'GET /admin/system': 'a----',
  'POST /admin/jobs/{id}/retry': 'a----',
  'POST /admin/audit-verifications': 'a----',
  'GET /admin/outbox': 'a----',
  'POST /admin/outbox/retries': 'a----',
  'POST /admin/outbox/{id}/retry': 'a----',
  'POST /admin/outbox/{id}/cancellation': 'a----',
  'POST /admin/mail-tests': 'a----',
  'GET /admin/statistics': 'aespv',
  'GET /admin/downloads/{id}/releases': 'aespv',
  'POST /admin/downloads/{id}/releases': 'ae---',
  'GET /admin/releases/{id}': 'aespv',
  'PATCH /admin/releases/{id}': 'ae---',
  'DELETE /admin/releases/{id}': 'ae---',
  'GET /admin/releases/{id}/downloads': 'aespv',
  'PUT /admin/releases/{id}/file': 'ae---',
  'POST /admin/releases/{id}/publication': 'ae---',
  'POST /admin/releases/{id}/withdrawal': 'ae---',
  'GET /admin/reply-templates': 'a-sp-',
  'GET /admin/reply-templates/{id}': 'a-sp-',
  'POST /admin/reply-templates': 'a-sp-',
  'PATCH /admin/reply-templates/{id}': 'a-sp-',
  'DELETE /admin/reply-templates/{id}': 'a-s--',
  'GET /admin/risky-words': 'aespv',
  'GET /admin/risky-words/{id}': 'aespv',
  'POST /admin/risky-words': 'ae---',
  'PATCH /admin/risky-words/{id}': 'ae---',
  'DELETE /admin/risky-words/{id}': 'ae---',
  'GET /admin/customers': 'aesp-',
  'GET /admin/customers/{id}': 'aesp-',
  'POST /admin/customers': 'a-sp-',
  'PATCH /admin/customers/{id}': 'a-sp-',
  'DELETE /admin/customers/{id}': 'a-s--',
  'POST /admin/customers/matches': 'a-sp-',
  'POST /admin/customers/{id}/merger': 'a-s--',
  'POST /admin/customers/{id}/erasure': 'a-s--',
  'POST /admin/bookings/{id}/project': 'a-sp-',
  'GET /admin/projects/{id}/chain': 'aesp-',
  'GET /admin/waiting-sheets': 'aesp-',
  'GET /admin/projects': 'aesp-',
  'GET /admin/projects/{id}': 'aesp-',
  'POST /admin/projects': 'a-sp-',
  'PATCH /admin/projects/{id}': 'a-sp-',
  'DELETE /admin/projects/{id}': 'a-s--',
  'GET /admin/code-batches': 'a-sp-',
  'POST /admin/code-batches': 'a----',
  'POST /admin/code-batch-imports': 'a----',
  'GET /admin/code-batches/{id}/file': 'a----',
  'POST /admin/code-batches/{id}/revocation': 'a----',
  'GET /admin/codes': 'a-sp-',
  'POST /admin/codes/{id}/revocation': 'a----',
  'GET /admin/facts': 'aespv',
  'GET /admin/facts/{id}': 'aespv',
  'POST /admin/facts': 'ae---',
  'POST /admin/facts/{id}/check': 'ae---',
  'PATCH /admin/facts/{id}': 'ae---',
  'DELETE /admin/facts/{id}': 'ae---',
  'GET /admin/document-tree': 'aespv',
  'GET /admin/document-sections/{id}/documents': 'aespv',
  'POST /admin/document-tree/moves': 'ae---',
  'POST /admin/document-sections': 'ae---',
  'PATCH /admin/document-sections/{id}': 'ae---',
  'DELETE /admin/document-sections/{id}': 'ae---',
  'GET /admin/exports/webhooks': 'a----',
  'GET /admin/webhooks': 'a----',
  'POST /admin/webhooks': 'a----',
  'GET /admin/webhooks/{id}': 'a----',
  'PATCH /admin/webhooks/{id}': 'a----',
  'DELETE /admin/webhooks/{id}': 'a----',
  'POST /admin/webhooks/{id}/tests': 'a----',
  'GET /admin/exports/message-templates': 'aesp-',
  'GET /admin/message-templates': 'aesp-',
  'GET /admin/message-templates/{id}': 'aesp-',
  'PATCH /admin/message-templates/{id}': 'ae---',
  'POST /admin/message-templates/{id}/restoration': 'ae---',
  'POST /admin/message-templates/{id}/tests': 'ae---',
  'GET /admin/redirects': 'aespv',
  'POST /admin/redirects': 'ae---',
  'PATCH /admin/redirects/{id}': 'ae---',
  'DELETE /admin/redirects/{id}': 'ae---',
  'GET /admin/missing-pages': 'aespv',
  'GET /admin/missing-pages/suggestion': 'aespv',
  'PUT /admin/missing-pages/status': 'ae---',
  'GET /admin/search-misses': 'aespv',
  'PUT /admin/search-misses/{id}/status': 'ae---',
  'POST /admin/search-misses/{id}/synonym': 'ae---',
  'POST /admin/search-misses/{id}/question': 'ae---',
  'GET /admin/feedback': 'aespv',
  'GET /admin/feedback-documents': 'aespv',
  'PUT /admin/feedback/{id}/status': 'ae-p-',
  'GET /admin/search-records': 'aespv',
  'GET /admin/search-synonyms': 'aespv',
  'DELETE /admin/search-synonyms/{id}/terms/{term}': 'ae---',
  'GET /admin/search-questions': 'aespv',
  'GET /admin/search-questions/{id}': 'aespv',
  'PUT /admin/search-questions/{id}/{locale}': 'ae---',
  'GET /admin/privacy-notices': 'aespv',
  'GET /admin/privacy-notices/{id}': 'aespv',
  'POST /admin/privacy-notices': 'ae---',
  'PATCH /admin/privacy-notices/{id}': 'ae---',
  'DELETE /admin/privacy-notices/{id}': 'ae---',
  'POST /admin/privacy-notices/{id}/publication': 'ae---',
  'GET /admin/privacy-requests': 'a----',
  'POST /admin/privacy-requests': 'a----',
  'GET /admin/privacy-requests/{id}': 'a----',
  'POST /admin/privacy-requests/{id}/verification': 'a----',
  'GET /admin/privacy-requests/{id}/export': 'a----',
  'POST /admin/privacy-requests/{id}/erasure': 'a----',
  'POST /admin/privacy-requests/{id}/end': 'a----',
  'GET /admin/retention': 'aespv',
  'PUT /admin/feedback/{id}/answer': 'ae-p-',
  'POST /admin/feedback-closures': 'ae-p-',
  'GET /admin/qr-pages/{id}/targets': 'aespv',
};

/** Operations of everybody that are not reads. */
const publicWrites = [
  'POST /bandwidth-tests',
  'POST /bandwidth-tests/samples',
  'POST /bookings',
  'POST /bookings/acceptance',
  'POST /bookings/cancellation',
  'POST /bookings/change',
  'POST /bookings/status',
  'POST /bookings/withdrawal',
  'POST /documents/{slug}/feedback',
  'POST /licence-checks',
  'POST /redemptions',
  'POST /shares/links/{token}/pass',
];

const letters: Record<StaffRole, string> = {
  administrator: 'a',
  editor: 'e',
  sales: 's',
  support: 'p',
  viewer: 'v',
};

const database = await createTestDatabase();
const { db } = database;
const api = createTestApi(db);
afterAll(() => database.drop());

const document = (await (await api.fetch('/openapi.json')).json()) as OpenApiDocument;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    access: operation['x-access'],
    security: operation.security,
  })),
);
// Those by a shared link have a walk of their own: src/api/sheets/link-walk.test.ts.
const staffOperations = operations.filter(({ access }) => access !== 'public' && access !== 'link');
const people = new Map<StaffRole, StaffMember>();

beforeAll(async () => {
  for (const role of staffRoles) people.set(role, await addStaffMember(db, role));
});

/** A call of the operation, with an id where its path has one, and no valid input. */
const callOf = (name: string) => name.replace('{id}', '00000000-0000-7000-8000-000000000000');

test('every operation below /admin has a line in the table of this test, and no other one', () => {
  expect(staffOperations.map(({ name }) => name).sort()).toEqual(Object.keys(expected).sort());
  const publicAdmin = operations.filter(
    ({ name, access }) => access === 'public' && name.includes('/admin'),
  );
  expect(publicAdmin).toEqual([]);
});

test('only known operations write without a session', () => {
  const writes = operations.filter(
    ({ name, access }) => access === 'public' && !name.startsWith('GET '),
  );
  expect(writes.map(({ name }) => name).sort()).toEqual(publicWrites);
});

test('the reference says which operations need a session', () => {
  for (const { name, security } of operations) {
    const needsSession = expected[name] !== undefined && expected[name] !== 'sign-in';
    expect([name, security]).toEqual([name, needsSession ? [{ staffSession: [] }] : []]);
  }
});

describe.each(staffOperations)('$name', ({ name, access }) => {
  test('refuses nobody or asks for a session', async () => {
    const { status, body } = await visitorClient(api)(callOf(name));
    if (access === 'sign-in') expect(status).toBe(400);
    else expect([status, body.errorCode]).toEqual([401, 'SIGN_IN_REQUIRED']);
  });

  test.runIf(access !== 'sign-in').each(staffRoles)('as %s', async (role) => {
    const person = people.get(role);
    if (!person) throw new Error(`there is no ${role}`);
    const client = await staffClient(db, api, person);
    const { body, status } = await client(callOf(name));
    if (expected[name]?.includes(letters[role])) {
      expect(['FORBIDDEN', 'SIGN_IN_REQUIRED', 'INTERNAL']).not.toContain(body.errorCode);
    } else expect([status, body.errorCode]).toEqual([403, 'FORBIDDEN']);
  });

  test.runIf(access !== 'sign-in' && !name.startsWith('GET '))(
    'refuses other sites and requests without the token',
    async () => {
      const person = people.get('administrator');
      if (!person) throw new Error('there is no administrator');
      const client = await staffClient(db, api, person);
      const forged: Record<string, string | null>[] = [
        { origin: 'https://evil.example' },
        { origin: null },
        { 'sec-fetch-site': 'cross-site' },
        { 'x-csrf-token': null },
        { 'x-csrf-token': 'x'.repeat(43) },
      ];
      for (const headers of forged) {
        const { status, body } = await client(callOf(name), { headers });
        expect([headers, status, body.errorCode]).toEqual([headers, 403, 'CROSS_SITE']);
      }
    },
  );
});
