import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../core/use-action.ts';
import { SYSTEM_KEY } from './use-system.ts';

/** Runs an operation of the system page and then reads the state again. */
export function useOperation() {
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const operate = (call: () => Promise<unknown>) =>
    run(async () => {
      await call();
      await queries.invalidateQueries({ queryKey: SYSTEM_KEY });
    });
  return { operate, isBusy };
}
