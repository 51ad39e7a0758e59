import { eq, sql } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { AppError, invalidField } from '#contracts/errors.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { bookingEvents, bookingSlots, bookings } from '#db/schema/bookings.ts';
import { dropProposals, readTimes } from './appointment.ts';
import type { proposeBookingTimes } from './inbox-contract.ts';
import { lockBooking } from './lock.ts';
import { isOpenForVisitor } from './own-booking-view.ts';
import type { BookingSite } from './site.ts';
import { mailAppointment, mailProposals } from './visitor-mails.ts';

const HOUR_MS = 3_600_000;
/** Longest time that can be proposed. */
const MAX_HOURS = 12;
/** A time can be at most this many days ahead. */
const MAX_DAYS_AHEAD = 365;

const messages = {
  past: {
    zh: '开始时间已经过去，请选择将来的时间。',
    en: 'This start has passed; please choose a later one.',
  },
  far: {
    zh: `只能选择 ${MAX_DAYS_AHEAD} 天以内的时间。`,
    en: `Please choose a time within ${MAX_DAYS_AHEAD} days.`,
  },
  length: {
    zh: `时长要大于零，不超过 ${MAX_HOURS} 小时。`,
    en: `The length must be more than nothing and at most ${MAX_HOURS} hours.`,
  },
  twice: { zh: '这个时间填了两次。', en: 'This time is given twice.' },
  one: {
    zh: '已与访客商定时，只能填一个时间。',
    en: 'With the visitor’s agreement there is only one time.',
  },
  closed: {
    zh: '这条预约已经结束，不能再约时间。请先把状态改回处理中。',
    en: 'This booking is closed, so no time can be proposed. Set it to in progress first.',
  },
} as const;

type BookingRow = typeof bookings.$inferSelect;
type Input = RouteInput<typeof proposeBookingTimes>['body'];

/**
 * Proposes times to the visitor, or records the agreed one. They replace earlier ones.
 * @throws AppError NOT_FOUND, CONFLICT, VALIDATION_FAILED
 */
export async function proposeTimes(
  id: string,
  { version, times, isAgreed }: Input,
  site: BookingSite,
  { transaction, staff, audit, locale }: StaffWriteCall,
  now = new Date(),
): Promise<void> {
  const booking = await lockBooking(transaction, id, version);
  if (!isOpenForVisitor(booking)) throw new AppError('CONFLICT', { messages: messages.closed });
  const problem = problemOf(times, isAgreed, now);
  if (problem) throw invalidField(problem.path, messages[problem.name][locale]);
  await dropProposals(transaction, id);
  await transaction.insert(bookingSlots).values(
    times.map(({ startsAt, endsAt }, index) => ({
      bookingId: id,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      preference: index + 1,
      proposed: true,
      chosen: isAgreed,
    })),
  );
  // A proposal that is sent, or a time that was talked about, is an answer.
  const isAnswer = isAgreed || (site.sendsMail && booking.email !== null);
  const status = booking.status === 'new' ? 'in_progress' : booking.status;
  const [after = booking] = await transaction
    .update(bookings)
    .set({
      status,
      assigneeId: booking.assigneeId ?? staff.id,
      answeredAt: booking.answeredAt ?? (isAnswer ? now : null),
      version: sql`${bookings.version} + 1`,
    })
    .where(eq(bookings.id, id))
    .returning();
  const first = new Date(times[0]?.startsAt ?? now).toISOString();
  const kind = isAgreed ? 'slot_chosen' : 'times_proposed';
  await transaction
    .insert(bookingEvents)
    .values({ bookingId: id, kind, actorId: staff.id, detail: { to: first } });
  if (isAgreed) await mailAgreed(transaction, after, site);
  else await mailProposals(transaction, after, site);
  audit({
    action: 'booking.propose',
    entityType: 'booking',
    entityId: id,
    changes: {
      ...changedFields({ status: booking.status }, { status }),
      times: [null, times.map(({ startsAt }) => startsAt).join(' ')],
    },
  });
}

async function mailAgreed(db: Executor, booking: BookingRow, site: BookingSite): Promise<void> {
  const { appointment } = await readTimes(db, booking.id);
  if (appointment) await mailAppointment(db, booking, appointment, site);
}

function problemOf(times: Input['times'], isAgreed: boolean, now: Date) {
  if (isAgreed && times.length > 1) return { path: 'times.1', name: 'one' } as const;
  for (const [index, { startsAt, endsAt }] of times.entries()) {
    const path = `times.${index}`;
    const [from, to] = [Date.parse(startsAt), Date.parse(endsAt)];
    if (from <= now.getTime()) return { path, name: 'past' } as const;
    if (from > now.getTime() + MAX_DAYS_AHEAD * 24 * HOUR_MS) return { path, name: 'far' } as const;
    if (to <= from || to > from + MAX_HOURS * HOUR_MS) return { path, name: 'length' } as const;
    const isTwice = times.slice(0, index).some((other) => Date.parse(other.startsAt) === from);
    if (isTwice) return { path, name: 'twice' } as const;
  }
  return null;
}
