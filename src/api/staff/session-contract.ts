import { z } from 'zod';
import { staffRoles } from '#contracts/enums/staff.ts';
import { locales } from '#contracts/locale.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema } from '#contracts/schemas.ts';
import { emailSchema, passwordSchema } from './contract.ts';

const { route } = routesOf('session');
const codeSchema = z.string().trim().min(6).max(20);
const tokenSchema = z.string().min(20).max(100);

/** Either signed in, or a code of the second factor is needed with this ticket. */
const signInAnswer = z.object({ ticket: z.string().nullable() });

export const signIn = route('POST /admin/session', {
  summary: 'Signs in with email and password',
  description: 'With a second factor, the answer has a ticket for the code, valid for 5 minutes.',
  body: z.strictObject({ email: emailSchema, password: passwordSchema }),
  data: signInAnswer,
});

export const completeSignIn = route('POST /admin/session/code', {
  summary: 'Completes a sign-in with a code of the authenticator app, or a recovery code',
  body: z.strictObject({ ticket: tokenSchema, code: codeSchema }),
  data: signInAnswer,
});

export const requestNewPassword = route('POST /admin/password-requests', {
  summary: 'Sends a link to choose a new password',
  description: 'The answer is the same whether or not the address is known.',
  body: z.strictObject({ email: emailSchema }),
});

export const chooseNewPassword = route('POST /admin/new-password', {
  summary: 'Sets a password by the link of a mail and ends all sessions',
  body: z.strictObject({ token: tokenSchema, password: passwordSchema }),
  data: z.object({ email: z.string() }),
});

export const readSession = route('GET /admin/session', {
  summary: 'The signed-in person',
  data: z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role: z.enum(staffRoles),
    locale: z.enum(locales),
    hasTwoFactor: z.boolean(),
    /** From this time on the role cannot be used without a second factor. */
    twoFactorDueAt: instantSchema.nullable(),
    /** Goes into the header `x-csrf-token` of writes. */
    csrfToken: z.string(),
  }),
});

export const confirmSession = route('POST /admin/session/confirmation', {
  summary: 'Confirms the session with the password, for operations that need it',
  body: z.strictObject({ password: passwordSchema }),
});

export const signOut = route('DELETE /admin/session', {
  summary: 'Signs out',
});
