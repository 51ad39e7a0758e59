import { z } from 'zod';
import { projectFields } from '#contracts/fields/projects.ts';
import { defineRoute } from '#contracts/route.ts';
import { instantSchema, localizedTextSchema } from '#contracts/schemas.ts';
import { sheetKinds, sheetStages, waitingParties } from '#contracts/sheets/kinds.ts';

const { name } = projectFields;

export const openProject = defineRoute({
  method: 'POST',
  path: '/admin/bookings/:id/project',
  group: 'bookings',
  summary: 'Makes a project of a booking, for a known customer or for a new one',
  description:
    'A new customer gets the contact of the booking. 409 (CONFLICT) if the booking has a project by now.',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    name,
    customer: z.union([
      z.strictObject({ id: z.uuid() }),
      z.strictObject({ name: projectFields.name }),
    ]),
  }),
  data: z.object({ id: z.uuid() }),
});

const person = z.object({ id: z.uuid(), name: z.string() });
const waiting = z.object({ on: z.enum(waitingParties), since: instantSchema });

/** What the chain shows of a sheet. */
const chainSheet = z.object({
  id: z.uuid(),
  number: z.string(),
  title: localizedTextSchema,
  stage: z.enum(sheetStages),
  /** Whose move it is, and since when. */
  waiting: waiting.nullable(),
  owner: person.nullable(),
  sentAt: instantSchema.nullable(),
  /** Links that open it now, and when one of them did last. */
  links: z.int(),
  lastOpenedAt: instantSchema.nullable(),
});

export const readProjectChain = defineRoute({
  method: 'GET',
  path: '/admin/projects/:id/chain',
  group: 'projects',
  summary: 'The sheets of a project, kind by kind in the order of the chain',
  params: z.strictObject({ id: z.uuid() }),
  data: z.object({
    steps: z.array(
      z.object({
        kind: z.enum(sheetKinds),
        /** The oldest first. */
        sheets: z.array(chainSheet),
        /** The sheet from which a new one of this kind is made; null if it begins with the project. */
        source: z.object({ id: z.uuid(), number: z.string() }).nullable(),
      }),
    ),
  }),
});

export const listWaitingSheets = defineRoute({
  method: 'GET',
  path: '/admin/waiting-sheets',
  group: 'projects',
  summary: 'The sheets that have waited longest for somebody’s move',
  data: z.object({
    items: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(sheetKinds),
        number: z.string(),
        title: localizedTextSchema,
        waiting,
        project: z.object({ id: z.uuid(), number: z.string(), name: z.string() }).nullable(),
        owner: person.nullable(),
      }),
    ),
  }),
});
