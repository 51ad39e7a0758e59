import { eq, sql } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { productsOf } from '#api/bookings/listing.ts';
import { customerDefinition } from '#api/customers/definition.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { lockById } from '#api/rows.ts';
import { isProductKey } from '#contracts/enums/products.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { bookingEvents, bookings } from '#db/schema/bookings.ts';
import { customers, projects } from '#db/schema/projects.ts';
import type { openProject } from './contract.ts';
import { projectDefinition } from './definition.ts';

type BookingRow = typeof bookings.$inferSelect;

/** The project that was made of a booking. */
export async function findProjectOf(db: Executor, bookingId: string) {
  const [project] = await db
    .select({
      id: projects.id,
      number: projects.number,
      name: projects.name,
      customer: { id: customers.id, name: customers.name },
    })
    .from(projects)
    .innerJoin(customers, eq(customers.id, projects.customerId))
    .where(eq(projects.bookingId, bookingId));
  return project ?? null;
}

/**
 * Makes a project of a booking. Whoever comes second finds the booking locked, and then the project.
 * @throws AppError NOT_FOUND, CONFLICT, VALIDATION_FAILED
 */
export async function makeProjectOf(
  bookingId: string,
  { name, customer }: RouteInput<typeof openProject>['body'],
  site: SiteAddresses,
  call: StaffWriteCall,
): Promise<RouteData<typeof openProject>> {
  const { transaction, staff, audit } = call;
  const booking = await lockById(transaction, bookings, bookingId);
  const known = await findProjectOf(transaction, bookingId);
  if (known) throw new AppError('CONFLICT', { messages: hasProject(known.number) });
  if (booking.erasedAt) throw new AppError('CONFLICT', { messages: erased });
  const ownerId = booking.assigneeId ?? staff.id;
  const customerId =
    'id' in customer ? customer.id : await addCustomer(booking, customer.name, ownerId, site, call);
  const products = (await productsOf(transaction, [bookingId])).get(bookingId) ?? [];
  const { id } = await projectDefinition.add(
    {
      name,
      customerId,
      bookingId,
      ownerId,
      products: products.filter(isProductKey),
      siteAddress: booking.siteAddress ?? '',
      timeZone: booking.timeZone,
    },
    { ...call, site },
  );
  const status = booking.status === 'new' ? 'in_progress' : booking.status;
  await transaction
    .update(bookings)
    .set({ status, assigneeId: ownerId, version: sql`${bookings.version} + 1` })
    .where(eq(bookings.id, bookingId));
  const opened = await findProjectOf(transaction, bookingId);
  await transaction.insert(bookingEvents).values({
    bookingId,
    kind: 'project_opened',
    actorId: staff.id,
    detail: { to: opened?.number ?? null },
  });
  audit({
    action: 'booking.project',
    entityType: 'booking',
    entityId: bookingId,
    changes: { number: [null, opened?.number ?? null] },
  });
  return { id };
}

/** A customer with the contact of the booking; returns its id. */
async function addCustomer(
  { name: contactName, phone, email, wechat, region, locale }: BookingRow,
  name: string,
  ownerId: string,
  site: SiteAddresses,
  call: StaffWriteCall,
): Promise<string> {
  const contact = {
    contactName,
    contactPhone: phone ?? '',
    contactEmail: email ?? '',
    contactWechat: wechat ?? '',
  };
  const values = { name, ...contact, region: region ?? '', locale, ownerId };
  return (await customerDefinition.add(values, { ...call, site })).id;
}

const hasProject = (number: string) => ({
  zh: `这条预约已经建成项目 ${number}，请刷新页面查看。`,
  en: `This booking has become the project ${number} by now. Reload the page to see it.`,
});

const erased = {
  zh: '这条预约的个人信息已经删除，不能再建成项目。请直接新建项目。',
  en: 'The personal data of this booking was erased, so it cannot become a project. Add a project instead.',
};
