import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { useSession } from '../../core/session.tsx';
import { useAction } from '../../core/use-action.ts';
import { photoMessages } from '../photo-messages.ts';
import { SHEETS_KEY } from '../types.ts';
import type { SheetSession } from './session.ts';

/** Changes of a sheet other than typing. Each saves first, and reads the sheet again after. */
export function useSheetActions({ sheet, engine, uploads }: SheetSession) {
  const text = useMessages(photoMessages);
  const { api } = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { run, isBusy } = useAction();
  const params = { id: sheet.id };
  const refresh = () => queries.invalidateQueries({ queryKey: [SHEETS_KEY] });
  /** Runs an action on what is saved; false if something could not be saved, or it was refused. */
  const act = async (call: (version: number) => Promise<unknown>): Promise<boolean> => {
    const isDone = await run(async () => {
      if (!(await uploads.done())) {
        showToast('error', text.leftOut);
        return false;
      }
      const { kind } = await engine.save();
      if (kind !== 'saved' && kind !== 'idle') return false;
      await call(engine.getSnapshot().version);
      await refresh();
      return true;
    });
    return isDone ?? false;
  };
  return {
    isBusy,
    act,
    refresh,
    withdraw: () =>
      act((version) => api('POST /admin/sheets/:id/withdrawal', { params, body: { version } })),
    close: () =>
      act((version) => api('POST /admin/sheets/:id/closing', { params, body: { version } })),
    recover: () =>
      run(async () => {
        await api('POST /admin/sheets/:id/recovery', { params });
        await refresh();
      }),
    remove: () =>
      act(async (version) => {
        await api('DELETE /admin/sheets/:id', { params, body: { version } });
        void navigate({ to: '/sheets' });
      }),
  };
}
