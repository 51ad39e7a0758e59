import { z } from 'zod';
import { bookingTypes, visitorStates } from '#contracts/enums/bookings.ts';
import { instantSchema } from '#contracts/schemas.ts';

/** A booking as its visitor sees it. */
export const ownBookingSchema = z.object({
  reference: z.string(),
  state: z.enum(visitorStates),
  type: z.enum(bookingTypes),
  createdAt: instantSchema,
  /** First answer of staff. */
  answeredAt: instantSchema.nullable(),
  withdrawnAt: instantSchema.nullable(),
  /** Names of the products. */
  products: z.array(z.string()),
  /** Preferred times, in the zone of the booking. */
  slots: z.array(z.object({ startsAt: instantSchema, endsAt: instantSchema })),
  timeZone: z.string(),
  message: z.string(),
  availability: z.string(),
  canWithdraw: z.boolean(),
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
