import type { ReactNode } from 'react';
import type { AnyLabel } from '#contracts/form-labels.ts';
import { commonMessages } from '#ui/i18n/common.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconErrorCircle } from '#ui/icons.tsx';
import { useFormField } from '../context.tsx';

/** Name, help and refusal of a field that consists of several controls. */
export function FieldFrame({
  label,
  path,
  isOptional,
  end,
  children,
}: {
  label: AnyLabel;
  path: string;
  isOptional?: boolean;
  /** At the end of the line of the name. */
  end?: ReactNode;
  children: ReactNode;
}) {
  const common = useMessages(commonMessages);
  const locale = useLocale();
  const { id, error } = useFormField(path);
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0">
      <legend className="mb-1.5 flex w-full items-baseline gap-2 text-sm font-medium">
        {label.label[locale]}
        {isOptional && (
          <span className="text-xs font-normal text-ink-muted">{common.optional}</span>
        )}
        {end && <span className="ms-auto text-xs font-normal text-ink-muted">{end}</span>}
      </legend>
      {children}
      {label.help && <p className="mt-1.5 text-sm text-ink-muted">{label.help[locale]}</p>}
      {error && (
        <p className="mt-1.5 flex gap-1.5 text-sm text-bad">
          <IconErrorCircle size={16} className="mt-1" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
