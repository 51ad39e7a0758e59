import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { addMail } from '#api/outbox/add-mail.ts';
import { mailStaff } from '#api/staff/mails.ts';
import { tellWebhooks } from '#api/webhooks/announce.ts';
import { invalidField } from '#contracts/errors.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import { rolesWith } from '#contracts/staff/rights.ts';
import type { Executor } from '#db/connection.ts';
import { bookingAnswers, bookingEvents, bookingNotes, bookings } from '#db/schema/bookings.ts';
import { staffUsers } from '#db/schema/staff.ts';
import type {
  addBookingNote,
  answerBooking,
  changeBooking,
  listBookingAssignees,
} from './inbox-contract.ts';
import { lockBooking } from './lock.ts';
import { isOpenForVisitor } from './own-booking-view.ts';
import type { BookingSite } from './site.ts';
import { mailTaken } from './visitor-mails.ts';

type BookingRow = typeof bookings.$inferSelect;
type Event = Omit<typeof bookingEvents.$inferInsert, 'bookingId' | 'actorId'>;

const messages = {
  assignee: {
    zh: '不能分配给此人：账号已停用，或其角色不处理预约。',
    en: 'This person cannot take it: the account is deactivated, or the role does not work with bookings.',
  },
  noAddress: {
    zh: '访客没有留下邮箱，请电话或微信联系后记录结果。',
    en: 'The visitor gave no email address. Call or chat, then record the result.',
  },
  noMail: {
    zh: '网站还没有设置邮件服务器（SMTP_URL），不能发送邮件。',
    en: 'The site has no mail server (SMTP_URL), so it cannot send mail.',
  },
  erased: {
    zh: '这条预约的个人信息已经删除，不能再添加内容。',
    en: 'The personal data of this booking was erased; nothing can be added.',
  },
} as const;

/** The people that a booking can be assigned to, by name. */
export async function readAssignees(db: Executor): Promise<RouteData<typeof listBookingAssignees>> {
  const items = await db
    .select({ id: staffUsers.id, name: staffUsers.name })
    .from(staffUsers)
    .where(canTakeBookings())
    .orderBy(asc(staffUsers.name));
  return { items };
}

const canTakeBookings = () =>
  and(isNull(staffUsers.deactivatedAt), inArray(staffUsers.role, rolesWith('bookings.update')));

/**
 * Assigns a booking, changes its state or its next step.
 * @throws AppError NOT_FOUND, CONFLICT, VALIDATION_FAILED for an unknown assignee
 */
export async function handleBooking(
  id: string,
  { version, status, assigneeId, nextStep, nextStepOn }: RouteInput<typeof changeBooking>['body'],
  site: BookingSite,
  call: StaffWriteCall,
): Promise<void> {
  const { transaction, audit } = call;
  const before = await lockBooking(transaction, id, version);
  const after = {
    status: status ?? before.status,
    assigneeId: assigneeId === undefined ? before.assigneeId : assigneeId,
    nextStep: nextStep ?? before.nextStep,
    nextStepOn: nextStepOn === undefined ? before.nextStepOn : nextStepOn,
  };
  if (before.erasedAt && after.nextStep)
    throw invalidField('nextStep', messages.erased[call.locale]);
  const events: Event[] = [];
  if (after.status !== before.status) {
    events.push({ kind: 'status_changed', detail: { from: before.status, to: after.status } });
  }
  if (after.assigneeId !== before.assigneeId) {
    const assignee = after.assigneeId ? await findAssignee(after.assigneeId, call) : null;
    events.push({ kind: 'assigned', detail: { to: assignee?.name ?? null } });
    if (assignee) await tellOfAssignment(assignee, before, site.publicUrl, call);
    // Who has been told of one consultant need not be told of each further one.
    const isFirst = before.assigneeId === null && before.answeredAt === null;
    if (assignee && isFirst && isOpenForVisitor({ ...before, ...after })) {
      await mailTaken(transaction, before, assignee.name, site);
    }
  }
  await saveBooking(before, after, events, call);
  // The next step is written freely, so it may name a person.
  const changes = changedFields(before, after, ['nextStep']);
  audit({ action: 'booking.update', entityType: 'booking', entityId: id, changes });
}

/** Adds a note. Its text is not written to the audit log. @throws AppError NOT_FOUND, CONFLICT */
export async function addNote(
  id: string,
  { text }: RouteInput<typeof addBookingNote>['body'],
  { transaction, staff, audit, locale }: StaffWriteCall,
): Promise<void> {
  const booking = await lockBooking(transaction, id);
  if (booking.erasedAt) throw invalidField('text', messages.erased[locale]);
  await transaction.insert(bookingNotes).values({ bookingId: id, authorId: staff.id, body: text });
  audit({ action: 'booking.note', entityType: 'booking', entityId: id });
}

/**
 * Sends an answer by mail or records a call. Its text is not written to the audit log.
 * @throws AppError NOT_FOUND, CONFLICT, VALIDATION_FAILED if no mail can be sent
 */
export async function addAnswer(
  id: string,
  { version, channel, text }: RouteInput<typeof answerBooking>['body'],
  sendsMail: boolean,
  call: StaffWriteCall,
): Promise<void> {
  const { transaction, staff, audit, locale } = call;
  const booking = await lockBooking(transaction, id, version);
  if (booking.erasedAt) throw invalidField('text', messages.erased[locale]);
  if (channel === 'mail' && !booking.email)
    throw invalidField('channel', messages.noAddress[locale]);
  if (channel === 'mail' && !sendsMail) throw invalidField('channel', messages.noMail[locale]);
  const [answer] = await transaction
    .insert(bookingAnswers)
    .values({ bookingId: id, authorId: staff.id, channel, body: text })
    .returning({ id: bookingAnswers.id });
  if (channel === 'mail' && booking.email && answer) {
    const { reference, locale: language } = booking;
    await addMail(transaction, {
      event: 'booking.answer',
      locale: language,
      recipient: booking.email,
      once: answer.id,
      payload: { reference, text },
      thread: reference,
    });
  }
  const after = { status: 'answered', answeredAt: booking.answeredAt ?? new Date() } as const;
  await saveBooking(booking, after, [{ kind: 'answered', detail: { to: channel } }], call);
  const changes = changedFields({ status: booking.status }, { status: after.status, channel });
  audit({ action: 'booking.answer', entityType: 'booking', entityId: id, changes });
}

async function saveBooking(
  { id }: BookingRow,
  values: Partial<BookingRow>,
  events: readonly Event[],
  { transaction, staff }: StaffWriteCall,
): Promise<void> {
  await transaction
    .update(bookings)
    .set({ ...values, version: sql`${bookings.version} + 1` })
    .where(eq(bookings.id, id));
  if (events.length > 0) {
    await transaction
      .insert(bookingEvents)
      .values(events.map((event) => ({ ...event, bookingId: id, actorId: staff.id })));
  }
}

type StaffRow = typeof staffUsers.$inferSelect;

/** @throws AppError VALIDATION_FAILED */
async function findAssignee(
  id: string,
  { transaction, locale }: StaffWriteCall,
): Promise<StaffRow> {
  const [person] = await transaction
    .select()
    .from(staffUsers)
    .where(and(eq(staffUsers.id, id), canTakeBookings()));
  if (!person) throw invalidField('assigneeId', messages.assignee[locale]);
  return person;
}

/**
 * Tells subscribed webhooks and, by mail, the person whose booking it is now; nobody gets a mail of
 * what they did themselves.
 */
async function tellOfAssignment(
  assignee: StaffRow,
  { id, version, reference, type, name, company }: BookingRow,
  publicUrl: string,
  { transaction, staff }: StaffWriteCall,
): Promise<void> {
  const page = `${publicUrl}admin/bookings/${id}`;
  await tellWebhooks(transaction, {
    event: 'booking.assigned',
    // A booking may be assigned several times, once in each version.
    key: `${id}:${version}`,
    payload: { reference, type, assignee: assignee.name, by: staff.name, page },
  });
  if (assignee.id === staff.id) return;
  await mailStaff(transaction, assignee, {
    event: 'booking.assigned_to_you',
    payload: { reference, name, company, by: staff.name, page },
  });
}
