import { and, desc, eq, lt } from 'drizzle-orm';
import type { StaffCall } from '#api/access/staff-registry.ts';
import { sceneNames } from '#api/scenes/names.ts';
import { namedColumns } from '#api/transfers/column-names/others.ts';
import { allRows, BATCH, type Resource } from '#api/transfers/table.ts';
import type { RouteInput } from '#contracts/route.ts';
import { bookings } from '#db/schema/bookings.ts';
import { scenes } from '#db/schema/scenes.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { readOverdueMoment } from './answer-time.ts';
import type { listBookings } from './inbox-contract.ts';
import { bookingFilters, productsOf } from './listing.ts';

type Filter = Omit<RouteInput<typeof listBookings>['query'], 'after'>;

/** Bookings with their contacts, the newest first; only for exports. */
export function bookingResource({ staff }: StaffCall): Resource<Filter> {
  return {
    columns: namedColumns('booking'),
    // People search by names and telephone numbers.
    personalFilters: ['q'],
    async *rows(db, filter) {
      const overdueBefore = await readOverdueMoment(db);
      const readBatch = async (last?: string) => {
        const page = await db
          .select({ booking: bookings, assignee: staffUsers.name, scene: sceneNames.zh })
          .from(bookings)
          .leftJoin(staffUsers, eq(staffUsers.id, bookings.assigneeId))
          .leftJoin(scenes, eq(scenes.id, bookings.sceneId))
          .where(
            and(
              ...bookingFilters(filter, staff, overdueBefore),
              last ? lt(bookings.id, last) : undefined,
            ),
          )
          .orderBy(desc(bookings.id))
          .limit(BATCH);
        const products = await productsOf(
          db,
          page.map(({ booking }) => booking.id),
        );
        return page.map(({ booking, assignee, scene }) => ({
          ...booking,
          assignee,
          scene,
          products: (products.get(booking.id) ?? []).join(', '),
        }));
      };
      yield* allRows(readBatch, ({ id }) => id);
    },
  };
}
