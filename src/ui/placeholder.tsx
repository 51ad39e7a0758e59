import type { ReactNode } from 'react';

/** Shown while a page or a part is loading; an aria-live region. */
export function Placeholder({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      aria-live="polite"
      className="flex min-h-[60vh] flex-col items-center justify-center gap-5 p-8 text-ink-muted"
    >
      <span className="spinner text-4xl text-key" aria-hidden="true" />
      <p>{children}</p>
    </div>
  );
}
