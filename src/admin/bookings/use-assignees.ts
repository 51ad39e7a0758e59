import { useAnswer } from '../core/use-answer.ts';
import { BOOKINGS_KEY } from './types.ts';

/** The people that a booking can be assigned to; empty while they are under way. */
export function useAssignees(): { id: string; name: string }[] {
  const { data } = useAnswer([BOOKINGS_KEY, 'assignees'], (api) =>
    api('GET /admin/booking-assignees'),
  );
  return data?.items ?? [];
}
