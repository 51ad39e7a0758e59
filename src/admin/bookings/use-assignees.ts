import { useQuery } from '@tanstack/react-query';
import { useSession } from '../core/session.tsx';
import { BOOKINGS_KEY } from './types.ts';

/** The people that a booking can be assigned to; empty while they are under way. */
export function useAssignees(): { id: string; name: string }[] {
  const { api } = useSession();
  const { data } = useQuery({
    queryKey: [BOOKINGS_KEY, 'assignees'],
    queryFn: () => api('GET /admin/booking-assignees'),
  });
  return data?.items ?? [];
}
