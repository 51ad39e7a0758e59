import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../../core/dialog.tsx';
import { coreMessages } from '../../core/messages.ts';

/** Asks before an action that customers notice. */
export function ConfirmDialog({
  title,
  question,
  onConfirm,
  onClose,
}: {
  title: string;
  question: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}) {
  const core = useMessages(coreMessages);
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
    setBusy(false);
  };
  return (
    <Dialog title={title} description={question} onClose={onClose}>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {core.cancel}
        </Button>
        <Button busy={isBusy} onClick={() => void confirm()}>
          {title}
        </Button>
      </div>
    </Dialog>
  );
}
