import { readDueBookings } from '#api/bookings/reminders.ts';
import { readDueRequests } from '#api/privacy-requests/reminders.ts';
import { readWaitingByOwner } from '#api/projects/waiting.ts';
import { mailStaff } from '#api/staff/mails.ts';
import { beijingDay } from '#contracts/days.ts';
import { sheetKindFacts } from '#contracts/sheets/kinds.ts';
import type { Executor } from '#db/connection.ts';
import { defineJob } from './job.ts';

/** Days after which the owner of a waiting sheet is told of it. */
const WAITING_DAYS = 2;
/** Records of each kind that a mail names; the lists in the back office have all. */
const NAMED = 20;
const DAY_MS = 86_400_000;

/**
 * Writes one mail to each person for whom something waits: sheets that have waited too long, bookings
 * that have to be answered, next steps and requests about personal data that are due. The day is part of its key, so that neither a
 * second run nor another instance writes a second one.
 */
export async function remindStaff(
  db: Executor,
  { staffUrl, now = new Date() }: { staffUrl: string; now?: Date },
): Promise<void> {
  const ofSheets = await readWaitingByOwner(db, WAITING_DAYS);
  const ofBookings = await readDueBookings(db, now);
  const privacy = await readDueRequests(db, now);
  const people = [
    ...ofSheets.map(({ owner }) => owner),
    ...ofBookings.map(({ person }) => person),
    ...privacy.people,
  ];
  for (const person of new Map(people.map((one) => [one.id, one])).values()) {
    const sheets = ofSheets.find(({ owner }) => owner.id === person.id)?.sheets ?? [];
    const bookings = ofBookings.find((one) => one.person.id === person.id)?.bookings ?? [];
    const requests = privacy.people.some(({ id }) => id === person.id) ? privacy.requests : [];
    const waiting = sheets.map(({ kind, number, waitingOn, waitingSince, ...sheet }) => ({
      name: `${sheetKindFacts[kind][person.locale]} ${number}`,
      title: (person.locale === 'en' && sheet.titleEn) || sheet.titleZh,
      waitingOn,
      days: Math.floor((now.getTime() - (waitingSince?.getTime() ?? 0)) / DAY_MS),
    }));
    await mailStaff(
      db,
      person,
      {
        event: 'staff.reminder',
        payload: {
          count: sheets.length + bookings.length + requests.length,
          sheets: waiting.slice(0, NAMED),
          sheetsPage: sheets.length > 0 ? `${staffUrl}admin/sheets?owner=${person.id}` : '',
          bookings: bookings.slice(0, NAMED),
          bookingsPage: bookings.length > 0 ? `${staffUrl}admin/bookings?assignee=mine` : '',
          requests: requests.slice(0, NAMED),
          requestsPage: requests.length > 0 ? `${staffUrl}admin/privacy-requests` : '',
        },
      },
      { once: `${person.id}:${beijingDay(now)}` },
    );
  }
}

/** Every morning begins with what waits. */
export const remindOfWaiting = defineJob({
  name: 'remind-staff',
  cron: '30 8 * * *',
  async run(_, { db, settings: { staffUrl } }) {
    if (staffUrl) await remindStaff(db, { staffUrl });
  },
});
