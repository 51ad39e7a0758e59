import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconClose } from '#ui/icons.tsx';
import { cx } from '#ui/text.ts';
import { coreMessages } from './messages.ts';

/** A modal dialog. Escape and the cross close it; the focus returns to where it was. */
export function Dialog({
  title,
  description,
  onClose,
  isWide,
  isTall,
  isDrawer,
  closesOutside,
  children,
}: {
  title: string;
  description?: string;
  /** For pictures, comparisons and lists. */
  isWide?: boolean;
  /** Over the whole height, for frames. */
  isTall?: boolean;
  /** At the edge of the window, beside a list. */
  isDrawer?: boolean;
  /** A click outside closes it; for dialogs in which nothing typed can be lost. */
  closesOutside?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const text = useMessages(coreMessages);
  return (
    <Base.Root
      open
      onOpenChange={(open) => !open && onClose()}
      disablePointerDismissal={!closesOutside}
    >
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Popup
          className={cx(isDrawer ? 'drawer' : 'dialog', isWide && 'dialog-wide')}
          data-tall={isTall || undefined}
        >
          <div className="flex items-start justify-between gap-4">
            <Base.Title className="min-w-0 text-xl break-words">{title}</Base.Title>
            <Base.Close
              aria-label={text.close}
              className="-me-3 -mt-2 flex size-11 shrink-0 items-center justify-center text-ink-muted hover:text-ink"
            >
              <IconClose />
            </Base.Close>
          </div>
          {description && (
            <Base.Description className="mt-1 text-sm text-ink-muted">
              {description}
            </Base.Description>
          )}
          <div className={isTall ? 'mt-5 flex grow flex-col' : 'mt-5'}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
