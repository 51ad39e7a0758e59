import { lazy, Suspense, useEffect, useState } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconSearch } from '#ui/icons.tsx';
import { coreMessages } from '../core/messages.ts';

const Palette = lazy(async () => {
  const { Palette: component } = await import('../command-palette/palette.tsx');
  return { default: component };
});

/** Opens the search over the whole back office; Ctrl+K and Cmd+K do the same everywhere. */
export function PaletteButton() {
  const text = useMessages(coreMessages);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // The text editor uses the same keys for links.
      const isPalette = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isPalette || event.defaultPrevented) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className="nav-link lg:w-full"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <IconSearch />
        <span className="max-sm:sr-only">{text.find}</span>
        <kbd className="ms-auto text-xs font-normal max-lg:hidden">Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
