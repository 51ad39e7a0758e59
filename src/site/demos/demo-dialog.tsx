import { type ReactNode, useEffect, useRef } from 'react';
import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconClose } from '#ui/icons.tsx';

/** A demo over the page. */
export function DemoDialog({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose(): void;
  children: ReactNode;
}) {
  const common = useMessages(commonMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="demo-dialog"
      aria-label={label}
      data-theme="dark"
      data-product="3d"
      onClose={onClose}
    >
      <div className="wrap py-3">
        <div className="flex justify-end">
          <button
            type="button"
            aria-label={common.close}
            className="flex size-11 items-center justify-center text-ink-muted hover:text-ink"
            onClick={() => dialog.current?.close()}
          >
            <IconClose />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
