import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from './dialog.tsx';
import { coreMessages } from './messages.ts';

/** A dialog with a question, one action and the way back. */
export function Confirmation({
  title,
  description,
  action,
  isBusy,
  isDisabled,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  description: string;
  /** What the button says, if not that it confirms. */
  action?: string;
  isBusy?: boolean;
  isDisabled?: boolean;
  onConfirm: (form: FormData) => void;
  onClose: () => void;
  children?: ReactNode;
}) {
  const text = useMessages(coreMessages);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onConfirm(new FormData(event.currentTarget));
  };
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" busy={isBusy} disabled={isDisabled}>
            {action ?? text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
