import { useLocation, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { CaseDetail } from '#api/cases/contract.ts';
import { IconClose } from '#site/components/icons.tsx';
import { casesMessages } from '#site/i18n/cases.ts';
import { useMessages } from '#site/i18n/messages.tsx';
import { Link } from '#site/link.tsx';
import type { Fields } from './filters.ts';

/** Whether the case was opened from the list, which then lies one step back in the history. */
export function useFromList(): boolean {
  return useLocation({ select: ({ state }) => 'fromList' in state && state.fromList === true });
}

/**
 * Leads back to the list as it was: with its filters and page, at the case. Opened from the list it
 * goes one step back instead, and the browser finds the very place again.
 */
export function CloseCase({ item, list }: { item: CaseDetail; list: Fields }) {
  const text = useMessages(casesMessages);
  const router = useRouter();
  const fromList = useFromList();
  const goBack = (event: MouseEvent) => {
    if (!fromList || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.history.back();
  };
  return (
    <Link
      to="/cases"
      search={list}
      hash={item.place === null ? undefined : `case-${item.slug}`}
      onClick={goBack}
      className="btn btn-secondary shrink-0 bg-stage/80"
    >
      <IconClose size={18} />
      {text.close}
    </Link>
  );
}
