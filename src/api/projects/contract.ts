import { z } from 'zod';
import { projectFields } from '#contracts/fields/projects.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema, listOf, localizedTextSchema } from '#contracts/schemas.ts';
import { sheetKinds, sheetStages, waitingParties } from '#contracts/sheets/kinds.ts';

const { name } = projectFields;
const projects = routesOf('projects');

export const openProject = routesOf('bookings').route('POST /admin/bookings/:id/project', {
  summary: 'Makes a project of a booking, for a known customer or for a new one',
  description:
    'A new customer gets the contact of the booking. 409 (CONFLICT) if the booking has a project by now.',
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

export const readProjectChain = projects.route('GET /admin/projects/:id/chain', {
  summary: 'The sheets of a project, kind by kind in the order of the chain',
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

export const listWaitingSheets = projects.route('GET /admin/waiting-sheets', {
  summary: 'The sheets that have waited longest for somebody’s move',
  data: listOf({
    id: z.uuid(),
    kind: z.enum(sheetKinds),
    number: z.string(),
    title: localizedTextSchema,
    waiting,
    project: z.object({ id: z.uuid(), number: z.string(), name: z.string() }).nullable(),
    owner: person.nullable(),
  }),
});
