import { keepPreviousData } from '@tanstack/react-query';
import { useAnswer } from '../core/use-answer.ts';
import { type ListQuery, type Message, OUTBOX_KEY } from './types.ts';

/** Pause between two looks while something is under way. */
const SOON_MS = 2_000;

/** Messages of the outbox, read again while one is on its way. */
export function useOutbox(query: ListQuery) {
  return useAnswer([OUTBOX_KEY, query], (api) => api('GET /admin/outbox', { query }), {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.items.some(isUnderWay) ? SOON_MS : false),
  });
}

/** Being sent, or not tried yet. */
const isUnderWay = ({ status, attempts }: Message) =>
  status === 'sending' || (status === 'pending' && attempts === 0);
