import { useEffect, useState } from 'react';

/**
 * Runs once a part is hydrated and what its effects changed at first is shown too. A form that takes
 * over typed text in an effect must know it before the visitor's submit is repeated.
 */
export function useHydrated(run: () => void): void {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the first values
  useEffect(() => {
    if (isHydrated) run();
  }, [isHydrated]);
}
