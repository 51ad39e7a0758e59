import { useQueryClient } from '@tanstack/react-query';
import type { BookingStatus } from '#contracts/enums/bookings.ts';
import { useSession } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { BOOKINGS_KEY, type Booking } from './types.ts';

/** Changes of a booking; each reads the booking again, also after a conflict. */
export function useHandling({ id, version }: Pick<Booking, 'id' | 'version'>) {
  const { api } = useSession();
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const change = async (changes: { status?: BookingStatus; assigneeId?: string | null }) => {
    await run(() =>
      api('PATCH /admin/bookings/:id', { params: { id }, body: { version, ...changes } }),
    );
    await queries.invalidateQueries({ queryKey: [BOOKINGS_KEY] });
  };
  return { change, isBusy };
}
