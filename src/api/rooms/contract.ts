import { z } from 'zod';
import { type RoomQuestion, roomAnswers } from '#contracts/enums/rooms.ts';
import { roomGuideSchema } from '#contracts/room-guide.ts';
import { defineRoute } from '#contracts/route.ts';
import { localeSchema } from '#contracts/schemas.ts';

/** An answer as typed into an address; unknown ones count as not given. */
const answer = <Q extends RoomQuestion>(name: Q) =>
  z.enum(roomAnswers[name]).optional().catch(undefined);

/** The questions of the room chooser, and its advice once all of them are answered. */
export const getRoomGuide = defineRoute({
  method: 'GET',
  path: '/rooms/guide',
  group: 'rooms',
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
