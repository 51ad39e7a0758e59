import type { BookingStatus } from '#contracts/enums/bookings.ts';
import { useAction } from '../core/use-action.ts';
import { useRefresh } from '../core/use-refresh.ts';
import { BOOKINGS_KEY, type Booking } from './types.ts';

/** Changes of a booking; each reads the booking again, also after a conflict. */
export function useHandling({ id, version }: Pick<Booking, 'id' | 'version'>) {
  const refresh = useRefresh([BOOKINGS_KEY]);
  const { run, isBusy } = useAction();
  const change = async (changes: { status?: BookingStatus; assigneeId?: string | null }) => {
    await run((api) =>
      api('PATCH /admin/bookings/:id', { params: { id }, body: { version, ...changes } }),
    );
    await refresh();
  };
  return { change, isBusy };
}
