import { type ReactNode, useState } from 'react';
import { bookingChoices } from '#contracts/bookings/fields.ts';
import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronDown } from '#ui/icons.tsx';
import type { Problems } from './form-problems.ts';
import type { FormStart } from './form-start.ts';

/** A part of the form that opens on request, or if a field in it has a value or an error. */
export function FormFold({
  heading,
  hint,
  fields,
  start,
  problems,
  children,
}: {
  heading: string;
  hint?: string;
  /** Names of its fields. */
  fields: readonly string[];
  start: FormStart;
  problems: Problems;
  children: ReactNode;
}) {
  const { optional } = useMessages(commonMessages);
  const isInside = (name: string) =>
    fields.some((field) => name === field || name.startsWith(`${field}.`));
  const [isOpen, setOpen] = useState(() =>
    Object.entries(start.values).some(
      ([name, values]) => isInside(name) && values.some((value) => isFilledIn(name, value)),
    ),
  );
  // It stays open when the error is gone.
  if (!isOpen && Object.keys(problems).some(isInside)) setOpen(true);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-t border-line not-open:print:hidden"
    >
      <summary className="flex min-h-14 items-center gap-x-2 py-3 hover:text-key">
        <h2 className="text-base">{heading}</h2>
        <span className="me-auto shrink-0 text-xs text-ink-muted">{optional}</span>
        <IconChevronDown className="chevron text-ink-muted group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-5 pb-7">
        {hint && <p className="text-sm text-ink-muted">{hint}</p>}
        {children}
      </div>
    </details>
  );
}

/** Whether a value was chosen: these fields are never empty. */
function isFilledIn(name: string, value: string): boolean {
  if (name === 'timeZone' || name.endsWith('.part')) return false;
  return value !== '' && !(name === 'type' && value === bookingChoices.type[0]);
}
