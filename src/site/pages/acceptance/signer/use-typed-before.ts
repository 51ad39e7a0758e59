import { useEffect } from 'react';

/** Takes over what was typed into a field before its script was there. */
export function useTypedBefore(id: string, take: (text: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after hydration
  useEffect(() => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.value) take(field.value);
    }
  }, []);
}
