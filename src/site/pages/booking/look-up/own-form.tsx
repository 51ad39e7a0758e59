import type { ReactNode, SubmitEvent } from 'react';
import { IconChevronDown } from '#ui/icons.tsx';
import type { Found } from './use-look-up.ts';

/** What the forms of a found booking share. */
export interface OwnForms {
  found: Found;
  /** Address of the forms without scripts. */
  action: string;
  busy: boolean;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
}

/** A form that does something with the found booking. */
export function OwnForm({
  forms: { found, action, onSubmit },
  operation,
  className,
  children,
}: {
  forms: OwnForms;
  operation: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <form method="post" action={action} onSubmit={onSubmit} className={className}>
      <input type="hidden" name="lookUp" value={operation} />
      <input type="hidden" name="reference" value={found.reference} />
      <input type="hidden" name="contact" value={found.contact} />
      {children}
    </form>
  );
}

/** A part of the view that is open on request. */
export function OwnFold({
  heading,
  isOpen,
  children,
}: {
  heading: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="group border-t border-line" open={isOpen}>
      <summary className="flex min-h-14 items-center justify-between gap-2 py-3 hover:text-key">
        <h3 className="text-base">{heading}</h3>
        <IconChevronDown className="chevron text-ink-muted group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
