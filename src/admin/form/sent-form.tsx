import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notices.tsx';

/** The frame of a form that is sent by its button. */
export function SentForm({
  form: { submit, failure, isBusy },
  label,
  variant,
  isWide,
  actions,
  className = 'grid gap-5',
  children,
}: {
  /** Of `useForm`. */
  form: {
    submit: (event?: FormEvent) => Promise<void>;
    failure: string | undefined;
    isBusy: boolean;
  };
  /** What the button says. */
  label?: string;
  /** How prominent it is, where the panel has another one. */
  variant?: 'secondary';
  /** Whether the button is as wide as the form. */
  isWide?: boolean;
  /** In place of the button; null for none. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <form onSubmit={submit} className={className} noValidate>
      {failure && <Notice kind="error">{failure}</Notice>}
      {children}
      {actions === undefined ? (
        <Button
          type="submit"
          {...(variant && { variant })}
          busy={isBusy}
          className={isWide ? undefined : 'justify-self-start'}
        >
          {label}
        </Button>
      ) : (
        actions
      )}
    </form>
  );
}
