import { z } from 'zod';
import { type RoomQuestion, roomAnswers } from '#contracts/enums/rooms.ts';
import { roomGuideSchema } from '#contracts/room-guide.ts';
import { routesOf } from '#contracts/route.ts';
import { localeSchema } from '#contracts/schemas.ts';
import { decodePlan } from '#contracts/studio-plan/plan-code.ts';
import { studioStartSchema } from '#contracts/studio-plan/starts.ts';

const { route, file } = routesOf('rooms');

/** An answer as typed into an address; unknown ones count as not given. */
const answer = <Q extends RoomQuestion>(name: Q) =>
  z.enum(roomAnswers[name]).optional().catch(undefined);

/** The questions of the room chooser, and its advice once all of them are answered. */
export const getRoomGuide = route('GET /rooms/guide', {
  summary: 'The room chooser: its questions, and its advice once all of them are answered',
  query: z.strictObject({
    locale: localeSchema,
    sells: answer('sells'),
    area: answer('area'),
    depth: answer('depth'),
    height: answer('height'),
    budget: answer('budget'),
  }),
  data: roomGuideSchema,
});

/** What the configurator starts with. */
export const getStudioStarts = route('GET /rooms/studio-plans', {
  summary: 'The configurator of studios: the facts that its rules use, and plans to begin with',
  query: z.strictObject({ locale: localeSchema }),
  data: studioStartSchema,
});

/** A plan in a language; the code is the query field `plan` of a link. */
const planFile = z.strictObject({
  locale: localeSchema,
  plan: z
    .string()
    .max(40)
    .refine((code) => decodePlan(code) !== null),
});

export const getStudioPlanPdf = file('GET /rooms/studio-plans/plan.pdf', {
  summary: 'A studio plan as PDF: the drawing to scale, warnings and every figure',
  query: planFile,
  mediaType: 'application/pdf',
});

export const getStudioPlanSvg = file('GET /rooms/studio-plans/plan.svg', {
  summary: 'The drawing of a studio plan as SVG, one unit to the centimetre',
  query: planFile,
  mediaType: 'image/svg+xml',
});
