import type { ReactNode } from 'react';
import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Button } from './button.tsx';
import { type Icon, IconBox, IconOffline, IconRefresh } from './icons.tsx';

/** What both states have. */
interface StateProps {
  actions?: ReactNode;
  /** It is all that the page shows: its title is the page's. */
  isPage?: boolean;
}

/** Layout of the empty and the error state. */
function State({
  icon: Picture,
  title,
  children,
  actions,
  isPage,
  alert,
}: StateProps & {
  icon: Icon;
  title: ReactNode;
  children?: ReactNode;
  alert?: boolean;
}) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div
      role={alert ? 'alert' : undefined}
      className="mx-auto flex max-w-[34em] flex-col items-center px-4 py-16 text-center"
    >
      <span className="keylight flex size-16 items-center justify-center rounded-md border border-line bg-surface text-key">
        <Picture size={28} />
      </span>
      <Heading className="mt-6 text-xl">{title}</Heading>
      {children && <div className="mt-2 text-ink-muted">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}

/** Empty list or search: says why and offers a next step. */
export function EmptyState({
  title,
  children,
  actions,
  isPage,
  icon = IconBox,
}: StateProps & {
  title: ReactNode;
  children?: ReactNode;
  icon?: Icon;
}) {
  return (
    <State icon={icon} title={title} actions={actions} isPage={isPage}>
      {children}
    </State>
  );
}

/** Failed load with a retry button. `requestId` is the one in the server's log. */
export function ErrorState({
  title,
  description,
  retryLabel,
  onRetry,
  retryHref,
  actions,
  isPage,
  requestId,
}: StateProps & {
  title?: ReactNode;
  description?: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  /** Address of the retry link without JavaScript. */
  retryHref?: string;
  requestId?: string | null;
}) {
  const text = useMessages(commonMessages);
  const retry = (onRetry || retryHref !== undefined) && (
    <Button icon={IconRefresh} onClick={onRetry} href={onRetry ? undefined : retryHref}>
      {retryLabel ?? text.retry}
    </Button>
  );
  return (
    <State
      alert
      isPage={isPage}
      icon={IconOffline}
      title={title ?? text.failed}
      actions={
        (retry || actions) && (
          <>
            {retry}
            {actions}
          </>
        )
      }
    >
      {description ?? text.failedHint}
      {requestId && (
        <p className="mt-3 text-xs">
          {text.requestId}: <code className="font-mono">{requestId}</code>
        </p>
      )}
    </State>
  );
}
