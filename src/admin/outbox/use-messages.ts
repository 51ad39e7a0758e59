import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#ui/state/notices.ts';
import { useSession } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { type ListQuery, type Message, OUTBOX_KEY } from './types.ts';

/** Pause between two looks while something is under way. */
const SOON_MS = 2_000;

/** Messages of the outbox, read again while one is on its way. */
export function useOutbox(query: ListQuery) {
  const { api } = useSession();
  return useQuery({
    queryKey: [OUTBOX_KEY, query],
    queryFn: () => api('GET /admin/outbox', { query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.items.some(isUnderWay) ? SOON_MS : false),
  });
}

/** Being sent, or not tried yet. */
const isUnderWay = ({ status, attempts }: Message) =>
  status === 'sending' || (status === 'pending' && attempts === 0);

/** Runs a call that changes messages and reads them again. */
export function useOutboxAction() {
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const operate = <Result>(
    call: () => Promise<Result>,
    said?: (result: Result) => string,
  ): Promise<void> =>
    run(async () => {
      const result = await call();
      await queries.invalidateQueries({ queryKey: [OUTBOX_KEY] });
      if (said) showToast('success', said(result));
    }).then(() => undefined);
  return { operate, isBusy };
}
