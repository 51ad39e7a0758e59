import { z } from 'zod';
import { locales } from '#contracts/locale.ts';
import { defineRoute } from '#contracts/route.ts';
import { instantSchema } from '#contracts/schemas.ts';
import { passwordSchema } from './contract.ts';

const group = 'account';
const done = z.object({});
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const updateAccount = defineRoute({
  method: 'PATCH',
  path: '/admin/account',
  group,
  summary: 'Changes the own name or language',
  body: z.strictObject({
    name: z.string().trim().min(1).max(80).optional(),
    locale: z.enum(locales).optional(),
  }),
  data: done,
});

export const changePassword = defineRoute({
  method: 'PUT',
  path: '/admin/account/password',
  group,
  summary: 'Changes the own password and ends all other sessions',
  body: z.strictObject({ password: passwordSchema }),
  data: done,
});

export const listSessions = defineRoute({
  method: 'GET',
  path: '/admin/account/sessions',
  group,
  summary: 'Lists the own sessions',
  data: z.object({
    items: z.array(
      z.object({
        id: z.uuid(),
        network: z.string(),
        userAgent: z.string(),
        createdAt: instantSchema,
        lastSeenAt: instantSchema,
        isCurrent: z.boolean(),
      }),
    ),
  }),
});

export const endSession = defineRoute({
  method: 'DELETE',
  path: '/admin/account/sessions/:id',
  group,
  summary: 'Ends one of the own sessions',
  params: z.strictObject({ id: z.uuid() }),
  data: done,
});

export const endOtherSessions = defineRoute({
  method: 'DELETE',
  path: '/admin/account/sessions',
  group,
  summary: 'Ends all own sessions but this one',
  data: done,
});

export const readTwoFactor = defineRoute({
  method: 'GET',
  path: '/admin/account/two-factor',
  group,
  summary: 'Whether the second factor is on, and how many recovery codes are left',
  data: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() }),
});

export const beginTwoFactor = defineRoute({
  method: 'POST',
  path: '/admin/account/two-factor',
  group,
  summary: 'Makes a secret for an authenticator app',
  body: z.strictObject({}),
  data: z.object({ secret: z.string(), uri: z.string() }),
});

export const confirmTwoFactor = defineRoute({
  method: 'POST',
  path: '/admin/account/two-factor/confirmation',
  group,
  summary: 'Turns the second factor on with a first code; returns the recovery codes',
  body: z.strictObject({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/),
  }),
  data: recoveryCodes,
});

export const removeTwoFactor = defineRoute({
  method: 'DELETE',
  path: '/admin/account/two-factor',
  group,
  summary: 'Turns the own second factor off, where the role allows it',
  data: done,
});

export const renewRecoveryCodes = defineRoute({
  method: 'POST',
  path: '/admin/account/recovery-codes',
  group,
  summary: 'Replaces the recovery codes',
  body: z.strictObject({}),
  data: recoveryCodes,
});
