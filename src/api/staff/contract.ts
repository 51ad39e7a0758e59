import { z } from 'zod';
import { staffRoles } from '#contracts/enums/staff.ts';
import { locales } from '#contracts/locale.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema, keysetOf } from '#contracts/schemas.ts';
import { PASSWORD_LENGTH } from '#contracts/staff/password.ts';

const { route } = routesOf('staff');
/** An email address as sign-in name. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .regex(/^[^\s@]+@[^\s@]+$/);
/** Checked by the rules of `passwordProblem`; here only its size. */
export const passwordSchema = z
  .string()
  .min(1)
  .max(PASSWORD_LENGTH.max * 4);
const nameSchema = z.string().trim().min(1).max(80);

/** Filters of the list and its page. */
export const staffQuery = z.strictObject({
  q: z.string().trim().max(80).optional(),
  role: z.enum(staffRoles).optional(),
  state: z.enum(['active', 'deactivated']).optional(),
  after: z.uuid().optional(),
});

export const listStaff = route('GET /admin/staff', {
  summary: 'Lists members of staff, the newest first',
  description: 'Roles without the right to a field get the record without it.',
  query: staffQuery,
  data: keysetOf({
    id: z.uuid(),
    name: z.string(),
    role: z.enum(staffRoles),
    isActive: z.boolean(),
    isInvited: z.boolean(),
    createdAt: instantSchema,
    version: z.int(),
    email: z.string().optional(),
    twoFactor: z.boolean().optional(),
    lastSignInAt: instantSchema.nullable().optional(),
  }),
});

export const createStaff = route('POST /admin/staff', {
  summary: 'Creates a member of staff and sends an invitation to choose a password',
  body: z.strictObject({
    name: nameSchema,
    email: emailSchema,
    role: z.enum(staffRoles),
    locale: z.enum(locales).default('zh'),
  }),
  data: z.object({ id: z.uuid(), invitationUrl: z.string() }),
});

export const updateStaff = route('PATCH /admin/staff/:id', {
  summary: 'Changes name or role of a member of staff, or deactivates the account',
  description:
    'Answers CONFLICT if version is not the current one. Deactivation ends all sessions. At least one active administrator remains.',
  body: z.strictObject({
    version: z.int().min(1),
    name: nameSchema.optional(),
    role: z.enum(staffRoles).optional(),
    isActive: z.boolean().optional(),
  }),
});

export const inviteStaff = route('POST /admin/staff/:id/invitation', {
  summary: 'Makes a new link to choose a password and sends it',
  data: z.object({ invitationUrl: z.string() }),
});

export const resetTwoFactor = route('DELETE /admin/staff/:id/two-factor', {
  summary: 'Removes the second factor of another member of staff who has lost it',
});
