import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { AuditEntity } from '#contracts/enums/audit.ts';
import { historyRight } from '#contracts/staff/rights.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { cx } from '#ui/text.ts';
import type { AdminApi } from './api.ts';
import { coreMessages } from './messages.ts';
import { useMay } from './session.tsx';
import { useAction } from './use-action.ts';

/** Further actions below the form of a record. */
export function RecordActions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4 text-sm">
      {children}
    </div>
  );
}

/** Deletes a record, after a question. */
export function DeleteAction({
  label,
  question,
  remove,
}: {
  label: string;
  question: string;
  remove: (api: AdminApi) => Promise<void>;
}) {
  const core = useMessages(coreMessages);
  const { run, isBusy } = useAction();
  const [asks, setAsks] = useState(false);
  if (!asks) {
    return (
      <Button variant="ghost" flush onClick={() => setAsks(true)}>
        {label}
      </Button>
    );
  }
  return (
    <>
      <span role="alert">{question}</span>
      <Button size="sm" busy={isBusy} onClick={() => run(remove)}>
        {label}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setAsks(false)}>
        {core.cancel}
      </Button>
    </>
  );
}

/** Leads to what was done with a record, for those who may change it. */
export function HistoryLink({
  entityType,
  entityId,
  isSmall = false,
}: {
  entityType: AuditEntity;
  entityId: string;
  isSmall?: boolean;
}) {
  const core = useMessages(coreMessages);
  const may = useMay();
  if (!may(historyRight(entityType))) return null;
  return (
    <Link
      to={may('audit.read') ? '/audit' : '/history'}
      search={{ entityType, entityId } as never}
      className={cx('btn btn-ghost btn-flush', isSmall && 'btn-sm')}
    >
      {core.history}
    </Link>
  );
}
