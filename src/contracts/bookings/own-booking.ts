import { z } from 'zod';
import { bookingTypes, visitorStates } from '#contracts/enums/bookings.ts';
import { instantSchema } from '#contracts/schemas.ts';

const period = { startsAt: instantSchema, endsAt: instantSchema };

/** A booking as its visitor sees it. */
export const ownBookingSchema = z.object({
  reference: z.string(),
  state: z.enum(visitorStates),
  type: z.enum(bookingTypes),
  createdAt: instantSchema,
  /** First answer of staff. */
  answeredAt: instantSchema.nullable(),
  cancelledAt: instantSchema.nullable(),
  /** Its personal data was erased at this moment. */
  withdrawnAt: instantSchema.nullable(),
  /** Who of the staff answers. */
  consultant: z.string().nullable(),
  /** The first answer comes by this moment; null once it has come. */
  answerBy: instantSchema.nullable(),
  /** Names of the products. */
  products: z.array(z.string()),
  /** Preferred times. */
  slots: z.array(z.object(period)),
  /** Times that staff propose; the visitor accepts one of them. */
  proposals: z.array(z.object({ id: z.uuid(), ...period })),
  /** The time on which both sides have agreed. */
  appointment: z.object(period).nullable(),
  /** Address of the appointment's calendar file, below the base path. */
  calendar: z.string().nullable(),
  /** Zone of the visitor. */
  timeZone: z.string(),
  /** Zone of the site of a visit, where it is another one. */
  siteTimeZone: z.string().nullable(),
  message: z.string(),
  availability: z.string(),
  siteAddress: z.string(),
  /** It can be changed and cancelled. */
  isOpen: z.boolean(),
});

/** Import only the type in the browser: it must not load the schema. */
export type OwnBooking = z.output<typeof ownBookingSchema>;

/** A look-up that was posted without scripts; its page shows it. */
export interface LookUp {
  /** As they were typed. */
  reference: string;
  contact: string;
  /** Null if none was found. */
  booking: OwnBooking | null;
  error: string | null;
}
