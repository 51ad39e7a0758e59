import { useState } from 'react';
import type { Requirement } from '#api/requirements/contract.ts';
import { lazyView } from '#site/lazy-view.tsx';

/** The dialog and its texts are fetched when somebody wants to approve. */
const Dialog = lazyView(async () => (await import('./approve-dialog.tsx')).ApproveDialog);

/** Fragment of the state of approval, which takes the focus once it is given. */
export const APPROVAL_ID = 'approval';

/** What the buttons that begin an approval need, and the dialog that they open. */
export function useApproval(data: Requirement, token: string) {
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const open = async () => {
    setState('loading');
    try {
      await Dialog.load();
      setState('open');
    } catch {
      setState('failed');
    }
  };
  const close = (approved: boolean) => {
    setState('closed');
    // The button that opened it is gone.
    if (approved) document.getElementById(APPROVAL_ID)?.focus();
  };
  return {
    open,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    dialog: state === 'open' && <Dialog data={data} token={token} onClose={close} />,
  };
}

export type ApprovalStart = Omit<ReturnType<typeof useApproval>, 'dialog'>;
