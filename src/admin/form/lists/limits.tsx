import { useMessages } from '#ui/i18n/messages.tsx';
import { formKitMessages } from '../messages.ts';

/** How many entries a list may have. */
export function Limits({ min, max }: { min: number; max: number }) {
  const text = useMessages(formKitMessages);
  if (Number.isFinite(max)) return min > 0 ? text.between(min, max) : text.atMost(max);
  return min > 0 ? text.atLeast(min) : null;
}
