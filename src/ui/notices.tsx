import { type ReactNode, useEffect, useState } from 'react';
import { NOTIFICATION_LEFT_PERCENT, NOTIFICATION_TOP_PX } from '#contracts/constants.ts';
import {
  type Icon,
  IconAlert,
  IconCheckCircle,
  IconClose,
  IconErrorCircle,
  IconInfo,
} from './icons.tsx';

/** Severity of a message. */
export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

/** Duration of a fade in milliseconds, as in parts.css. */
const FADE_MS = 200;

const looks: Record<NoticeKind, { icon: Icon; tone?: string }> = {
  info: { icon: IconInfo },
  success: { icon: IconCheckCircle, tone: 'good' },
  warning: { icon: IconAlert, tone: 'warn' },
  error: { icon: IconErrorCircle, tone: 'bad' },
};

/** An inline message, beside its subject. */
export function Notice({ kind = 'info', children }: { kind?: NoticeKind; children: ReactNode }) {
  const { icon: Picture, tone } = looks[kind];
  return (
    <div className="notice w-full max-w-none" data-tone={tone}>
      <Picture />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

type ToastItem = {
  id: number;
  kind: NoticeKind;
  message: string;
  link?: { label: string; href: string } | undefined;
};

/**
 * Toasts, stacked at the bottom of the window. They fade in, and fade out when removed from
 * `toasts`. The region stays in the page, so that screen readers announce new toasts.
 */
export function ToastStack({ toasts }: { toasts: readonly ToastItem[] }) {
  const [before, setBefore] = useState(toasts);
  useEffect(() => {
    const timer = setTimeout(() => setBefore(toasts), FADE_MS);
    return () => clearTimeout(timer);
  }, [toasts]);
  const leaving = before.filter(({ id }) => !toasts.some((toast) => toast.id === id));
  const visible = [...leaving, ...toasts].sort((a, b) => a.id - b.id);
  return (
    <div className="toasts no-print" role="status" aria-live="polite">
      {visible.map((toast) => {
        const { icon: Picture, tone } = looks[toast.kind];
        return (
          <div
            key={toast.id}
            className="notice shadow-lg"
            data-tone={tone}
            data-leaving={leaving.includes(toast) || undefined}
          >
            <Picture />
            <p className="min-w-0 grow">
              {toast.message}
              {toast.link && (
                <a href={toast.link.href} target="_blank" rel="noopener" className="link ms-3">
                  {toast.link.label}
                </a>
              )}
            </p>
          </div>
        );
      })}
    </div>
  );
}

/** The notification, at the position of the specification, until closed. */
export function NotificationCard({
  title,
  description,
  closeLabel,
  onClose,
  kind = 'error',
}: {
  title: ReactNode;
  description: ReactNode;
  closeLabel: string;
  onClose: () => void;
  kind?: NoticeKind;
}) {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(onClose, FADE_MS);
    return () => clearTimeout(timer);
  }, [leaving, onClose]);
  const { icon: Picture, tone } = looks[kind];
  return (
    <div
      role="alert"
      className="notice no-print fixed z-50 w-96 -translate-x-1/2 shadow-lg"
      style={{ top: NOTIFICATION_TOP_PX, left: `${NOTIFICATION_LEFT_PERCENT}%` }}
      data-tone={tone}
      data-leaving={leaving || undefined}
    >
      <Picture />
      <div className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        <p className="mt-1 text-ink-muted">{description}</p>
      </div>
      <button
        type="button"
        onClick={() => setLeaving(true)}
        aria-label={closeLabel}
        className="-my-3 -me-4 flex size-11 shrink-0 items-center justify-center text-ink-muted hover:text-ink"
      >
        <IconClose size={18} />
      </button>
    </div>
  );
}
