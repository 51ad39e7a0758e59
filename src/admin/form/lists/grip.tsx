import type { ComponentProps } from 'react';
import { IconGrip } from '#ui/tool-icons.tsx';

/** The grip that moves a row of a sorted list; the rest comes from `useSorting`. */
export function Grip({ label, ...attributes }: { label: string } & ComponentProps<'button'>) {
  return (
    <button type="button" className="grip" aria-label={label} title={label} {...attributes}>
      <IconGrip size={18} />
    </button>
  );
}
