import { z } from 'zod';
import {
  consentPurposes,
  keptReasons,
  personSources,
  privacyRequestKinds,
  privacyRequestStatuses,
} from '#contracts/enums/privacy.ts';
import { transferFormats } from '#contracts/enums/transfers.ts';
import { routesOf } from '#contracts/route.ts';
import { daySchema, instantSchema } from '#contracts/schemas.ts';

const { route, file } = routesOf('privacy-requests');

const summary = {
  id: z.uuid(),
  reference: z.string(),
  kind: z.enum(privacyRequestKinds),
  status: z.enum(privacyRequestStatuses),
  createdAt: instantSchema,
  dueOn: daySchema,
  /** Nobody has answered it within its time. */
  isOverdue: z.boolean(),
  doneAt: instantSchema.nullable(),
  handledBy: z.string().nullable(),
};

export const listPrivacyRequests = route('GET /admin/privacy-requests', {
  summary: 'Lists the requests of persons about their data: those that wait, or those that ended',
  query: z.strictObject({
    state: z.enum(['open', 'ended']).default('open'),
    after: z.uuid().optional(),
  }),
  data: z.object({ items: z.array(z.object(summary)), next: z.uuid().nullable() }),
});

export const createPrivacyRequest = route('POST /admin/privacy-requests', {
  summary: 'Takes down the request of a person; what is stored is looked for by its contacts',
  body: z.strictObject({
    kind: z.enum(privacyRequestKinds),
    /** Telephone number, email address, WeChat ID, or one of each. */
    contact: z.string().trim().min(1).max(400),
  }),
  data: z.object({ id: z.uuid() }),
});

export const readPrivacyRequest = route('GET /admin/privacy-requests/:id', {
  summary: 'A request with all that is stored about the person, and what of it is kept and why',
  data: z.object({
    ...summary,
    phone: z.string().nullable(),
    email: z.string().nullable(),
    wechat: z.string().nullable(),
    note: z.string(),
    verifiedAt: instantSchema.nullable(),
    erased: z.array(z.object({ source: z.enum(personSources), count: z.int() })),
    found: z.array(
      z.object({
        source: z.enum(personSources),
        records: z.array(
          z.object({
            id: z.uuid(),
            title: z.string(),
            at: instantSchema,
            /** Screen of the back office that shows it. */
            page: z.string().nullable(),
            kept: z.enum(keptReasons).nullable(),
          }),
        ),
      }),
    ),
    consents: z.array(
      z.object({
        id: z.uuid(),
        purpose: z.enum(consentPurposes),
        noticeVersion: z.string(),
        givenAt: instantSchema,
        withdrawnAt: instantSchema.nullable(),
      }),
    ),
  }),
});

export const verifyPrivacyRequest = route('POST /admin/privacy-requests/:id/verification', {
  summary: 'Notes that the person has confirmed the request by the contact that we have',
  body: z.strictObject({}),
});

export const exportPerson = file('GET /admin/privacy-requests/:id/export', {
  summary: 'Exports all that is stored about the person of a verified request',
  query: z.strictObject({ format: z.enum(transferFormats) }),
  mediaType: 'application/octet-stream',
});

export const erasePersonOfRequest = route('POST /admin/privacy-requests/:id/erasure', {
  summary:
    'Erases what is stored about the person of a verified request, and withdraws its consents',
  description:
    'It cannot be undone. Records of projects in progress and what was signed stay. A request for a copy is refused with 409 (CONFLICT).',
  body: z.strictObject({}),
});

export const endPrivacyRequest = route('POST /admin/privacy-requests/:id/end', {
  summary: 'Ends a request as done or refused; its contact is erased',
  description:
    'Done only when verified and nothing is left to erase; refused only with a reason. Else 409 (CONFLICT) or 400.',
  body: z.strictObject({
    status: z.enum(['done', 'refused']),
    note: z.string().trim().max(2000).default(''),
  }),
});
