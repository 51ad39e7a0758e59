import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { EmptyState } from '#ui/states.tsx';
import { coreMessages } from './messages.ts';

/** Head of a screen: its name, and its main action at the end. */
export function ScreenHeader({ title, action }: { title: string; action?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-2xl">{title}</h1>
      {action}
    </div>
  );
}

export function NotFound() {
  const text = useMessages(coreMessages);
  return (
    <EmptyState isPage title={text.notFoundTitle} actions={<ToAccount />}>
      {text.notFoundText}
    </EmptyState>
  );
}

/** Shown in place of a screen that the role may not see. */
export function NoRight() {
  const text = useMessages(coreMessages);
  return (
    <EmptyState isPage title={text.noRightTitle} actions={<ToAccount />}>
      {text.noRightText}
    </EmptyState>
  );
}

function ToAccount() {
  return (
    <Link to="/account" className="btn btn-primary">
      {useMessages(coreMessages).backToAccount}
    </Link>
  );
}
