import { z } from 'zod';
import { locales } from '#contracts/locale.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema, listOf } from '#contracts/schemas.ts';
import { passwordSchema } from './contract.ts';

const { route } = routesOf('account');
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const updateAccount = route('PATCH /admin/account', {
  summary: 'Changes the own name or language',
  body: z.strictObject({
    name: z.string().trim().min(1).max(80).optional(),
    locale: z.enum(locales).optional(),
  }),
});

export const changePassword = route('PUT /admin/account/password', {
  summary: 'Changes the own password and ends all other sessions',
  body: z.strictObject({ password: passwordSchema }),
});

export const listSessions = route('GET /admin/account/sessions', {
  summary: 'Lists the own sessions',
  data: listOf({
    id: z.uuid(),
    network: z.string(),
    userAgent: z.string(),
    createdAt: instantSchema,
    lastSeenAt: instantSchema,
    isCurrent: z.boolean(),
  }),
});

export const endSession = route('DELETE /admin/account/sessions/:id', {
  summary: 'Ends one of the own sessions',
});

export const endOtherSessions = route('DELETE /admin/account/sessions', {
  summary: 'Ends all own sessions but this one',
});

export const readTwoFactor = route('GET /admin/account/two-factor', {
  summary: 'Whether the second factor is on, and how many recovery codes are left',
  data: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() }),
});

export const beginTwoFactor = route('POST /admin/account/two-factor', {
  summary: 'Makes a secret for an authenticator app',
  data: z.object({ secret: z.string(), uri: z.string() }),
});

export const confirmTwoFactor = route('POST /admin/account/two-factor/confirmation', {
  summary: 'Turns the second factor on with a first code; returns the recovery codes',
  body: z.strictObject({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/),
  }),
  data: recoveryCodes,
});

export const removeTwoFactor = route('DELETE /admin/account/two-factor', {
  summary: 'Turns the own second factor off, where the role allows it',
});

export const renewRecoveryCodes = route('POST /admin/account/recovery-codes', {
  summary: 'Replaces the recovery codes',
  data: recoveryCodes,
});
