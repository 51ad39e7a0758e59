import { useEffect, useRef } from 'react';

/**
 * Moves the focus after a change that takes away the button that made it: the focus would fall to
 * the page. The function returned takes what finds the element, which may be there only after the
 * change; it is called with the event that makes the change.
 * @param changed is another value once the change has been drawn
 */
export function useFocusAfter(changed: unknown) {
  const find = useRef<() => HTMLElement | null | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the change counts
  useEffect(() => {
    find.current?.()?.focus();
    find.current = undefined;
  }, [changed]);
  return (found: () => HTMLElement | null | undefined) => {
    find.current = found;
  };
}
