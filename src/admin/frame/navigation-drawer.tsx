import { useState } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconMenu } from '#ui/icons.tsx';
import { Dialog } from '../core/dialog.tsx';
import { coreMessages } from '../core/messages.ts';
import { Navigation } from './navigation.tsx';

/** Opens the navigation as a drawer, on windows too narrow to show it beside the screen. */
export function NavigationDrawer() {
  const text = useMessages(coreMessages);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className="-me-3 flex size-11 shrink-0 items-center justify-center lg:hidden"
        aria-label={text.openNavigation}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconMenu size={24} />
      </button>
      {isOpen && (
        <Dialog title={text.navigation} isDrawer closesOutside onClose={close}>
          <Navigation className="-mx-3 grid sm:grid-cols-2" onFollow={close} />
        </Dialog>
      )}
    </>
  );
}
