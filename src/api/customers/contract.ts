import { z } from 'zod';
import { matchReasons } from '#contracts/enums/customers.ts';
import { customerFields } from '#contracts/fields/customers.ts';
import { routesOf } from '#contracts/route.ts';
import { listOf } from '#contracts/schemas.ts';

const { route } = routesOf('customers');
const { name, contactPhone, contactEmail, contactWechat } = customerFields;

/** A POST, so that contacts stay out of addresses. */
export const matchCustomers = route('POST /admin/customers/matches', {
  summary: 'Finds customers with one of these contacts or with this name; writes nothing',
  body: z.strictObject({
    name: name.or(z.literal('')).default(''),
    contactPhone: contactPhone.default(''),
    contactEmail: contactEmail.default(''),
    contactWechat: contactWechat.default(''),
    /** The customer that is edited. */
    except: z.uuid().optional(),
  }),
  data: listOf({
    id: z.uuid(),
    name: z.string(),
    region: z.string(),
    contactName: z.string(),
    projects: z.int(),
    /** What they have in common, contacts first. */
    reasons: z.array(z.enum(matchReasons)),
  }),
});

export const mergeCustomer = route('POST /admin/customers/:id/merger', {
  summary: 'Merges another customer into this one: its projects move, and it goes to the trash',
  description:
    'What this one lacks is taken over. Recovering the other one from the trash moves nothing back.',
  body: z.strictObject({ other: z.uuid() }),
  data: z.object({ projects: z.int() }),
});

export const eraseCustomer = route('POST /admin/customers/:id/erasure', {
  summary: 'Erases the personal data of a customer, on request of a person; it cannot be undone',
  description:
    'Refused with 409 (CONFLICT) while a project is in progress. Signed sheets keep the name of the signer.',
});
