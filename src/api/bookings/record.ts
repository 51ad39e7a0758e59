import { asc, eq, sql } from 'drizzle-orm';
import { mailKey } from '#api/outbox/add-mail.ts';
import { findProjectOf } from '#api/projects/of-booking.ts';
import { viewWords } from '#api/scenes/chosen-view.ts';
import { sceneNames } from '#api/scenes/names.ts';
import { staffName } from '#api/staff/name.ts';
import type { OutboxStatus } from '#contracts/enums/outbox.ts';
import { notFound } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteAnswer } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { bookingAnswers, bookingEvents, bookingNotes, bookings } from '#db/schema/bookings.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { scenes } from '#db/schema/scenes.ts';
import { solutions } from '#db/schema/solutions.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { readOverdueMoment } from './answer-time.ts';
import { readTimes } from './appointment.ts';
import { readBrought } from './brought.ts';
import type { readBooking } from './inbox-contract.ts';
import { productsOf, summaryOf } from './listing.ts';
import { findRepeated, readRepeats } from './repeats.ts';
import { type BookingSite, lookUpAddress } from './site.ts';

const sceneFields = {
  slug: scenes.slug,
  ...sceneNames,
  cameras: scenes.cameras,
  variants: scenes.variants,
};

/** One booking with all that staff recorded about it. @throws AppError NOT_FOUND */
export async function readRecord(
  db: Executor,
  id: string,
  { sendsMail, publicUrl }: BookingSite,
  locale: Locale,
): Promise<RouteAnswer<typeof readBooking>> {
  const [row = notFound()] = await db
    .select({ booking: bookings, assignee: staffName, solution: solutions, scene: sceneFields })
    .from(bookings)
    .leftJoin(staffUsers, eq(staffUsers.id, bookings.assigneeId))
    .leftJoin(solutions, eq(solutions.key, bookings.solutionKey))
    .leftJoin(scenes, eq(scenes.id, bookings.sceneId))
    .where(eq(bookings.id, id));
  const { booking, assignee, solution, scene } = row;
  const products = await productsOf(db, [id]);
  const times = await readTimes(db, id);
  return {
    ...summaryOf(booking, assignee, await readOverdueMoment(db)),
    products: products.get(id) ?? [],
    solution: solution && { zh: solution.nameZh, en: solution.nameEn },
    slots: times.wishes,
    proposals: times.proposals,
    appointment: times.appointment,
    scene: scene?.slug
      ? {
          slug: scene.slug,
          name: { zh: scene.zh, en: scene.en },
          view: viewWords(scene, { camera: booking.sceneCamera, light: booking.sceneLight }),
        }
      : null,
    brought: await readBrought(db, booking.prefill, locale),
    isRepeated: (await findRepeated(db, [id])).has(id),
    repeats: await readRepeats(db, id),
    project: await findProjectOf(db, id),
    canMail: sendsMail && booking.email !== null,
    lookUpAddress: lookUpAddress(publicUrl, booking.reference, booking.locale),
    notes: await readNotes(db, id),
    answers: await readAnswers(db, id),
    history: await readHistory(db, id),
  };
}

async function readNotes(db: Executor, bookingId: string) {
  const rows = await db
    .select({ note: bookingNotes, author: staffUsers.name })
    .from(bookingNotes)
    .leftJoin(staffUsers, eq(staffUsers.id, bookingNotes.authorId))
    .where(eq(bookingNotes.bookingId, bookingId))
    .orderBy(asc(bookingNotes.createdAt));
  return rows.map(({ note, author }) => ({ ...note, author }));
}

async function readAnswers(db: Executor, bookingId: string) {
  const rows = await db
    .select({
      answer: bookingAnswers,
      author: staffUsers.name,
      mail: outboxMessages.status,
    })
    .from(bookingAnswers)
    .leftJoin(staffUsers, eq(staffUsers.id, bookingAnswers.authorId))
    .leftJoin(
      outboxMessages,
      sql`${outboxMessages.idempotencyKey} = ${mailKey('booking.answer', '')} || ${bookingAnswers.id}`,
    )
    .where(eq(bookingAnswers.bookingId, bookingId))
    .orderBy(asc(bookingAnswers.createdAt));
  return rows.map(({ answer, author, mail }) => ({
    ...answer,
    author,
    delivery: mail && deliveries[mail],
  }));
}

const deliveries = {
  pending: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  failed: 'failed',
  cancelled: 'failed',
} as const satisfies Record<OutboxStatus, string>;

async function readHistory(db: Executor, bookingId: string) {
  const rows = await db
    .select({ event: bookingEvents, actor: staffUsers.name })
    .from(bookingEvents)
    .leftJoin(staffUsers, eq(staffUsers.id, bookingEvents.actorId))
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(asc(bookingEvents.createdAt), asc(bookingEvents.id));
  return rows.map(({ event, actor }) => ({
    ...event,
    actor,
    from: detailText(event.detail.from),
    to: detailText(event.detail.to),
  }));
}

const detailText = (value: unknown) => (typeof value === 'string' ? value : null);
