import { useBlocker } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/messages.tsx';
import { LeaveDialog } from '../../core/leave-dialog.tsx';
import { isUnsaved } from '../../core/save-engine/types.ts';
import { sheetMessages } from '../messages.ts';
import type { SheetSession } from './session.ts';

/** Saves a draft before the screen is left; asks where that is not possible, or customers would see it. */
export function LeaveGuard({ session: { engine, sheet, uploads } }: { session: SheetSession }) {
  const text = useMessages(sheetMessages);
  const hasUnsaved = () => uploads.isBusy || isUnsaved(engine.getSnapshot().state);
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || !hasUnsaved()) return false;
      if (sheet.stage !== 'draft') return true;
      return !(await uploads.done()) || isUnsaved(await engine.save());
    },
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  return <LeaveDialog blocker={blocker} text={text} />;
}
