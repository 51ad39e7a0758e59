import type { ReactNode } from 'react';

/** The English line below a Chinese one, on pages whose reader's language is not known. */
export function English({ children }: { children: ReactNode }) {
  return (
    <span lang="en" className="block text-sm font-normal tracking-[0] text-ink-muted">
      {children}
    </span>
  );
}
