import type { BookingType } from '#contracts/enums/bookings.ts';

/** The zones of a booking. */
export interface BookingZones {
  /** Of the visitor. */
  timeZone: string;
  /** Of the site of a visit; empty if it is that of the visitor. */
  siteTimeZone: string | null;
}

/** The zone of preferred days and hours: a visit takes place on the clocks of its site. */
export const slotZone = ({ timeZone, siteTimeZone }: BookingZones): string =>
  siteTimeZone || timeZone;

/** The zone of the site as given; empty for everything but a visit. */
export const siteZoneOf = ({
  type,
  siteTimeZone,
}: {
  type: BookingType;
  siteTimeZone: string;
}): string => (type === 'onsite' ? siteTimeZone : '');
