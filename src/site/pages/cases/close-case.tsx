import { useLocation, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect } from 'react';
import type { CaseDetail } from '#api/cases/contract.ts';
import { casesMessages } from '#site/i18n/cases.ts';
import { localizePath } from '#site/routing/table.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconClose } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { type Fields, listAround } from './filters.ts';

/** Whether the case was opened from the list, which is then the previous history entry. */
export function useFromList(): boolean {
  return useLocation({ select: ({ state }) => 'fromList' in state && state.fromList === true });
}

/**
 * Returns to the list with its filters and page, scrolled to the case. If the case was opened from
 * the list it goes back in the history, and the browser restores the scroll position.
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
      hash={placeOf(item)}
      onClick={goBack}
      className="btn btn-secondary shrink-0 bg-stage/80"
    >
      <IconClose size={18} />
      {text.close}
    </Link>
  );
}

/** Closes the case on Escape, if the key has nothing else to close or clear. */
export function CloseByEscape({ item, search }: { item: CaseDetail; search: Fields }) {
  const router = useRouter();
  const locale = useLocale();
  const fromList = useFromList();
  useEffect(() => {
    const list = listAround(search, item.place);
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== 'Escape' || event.isComposing) return;
      if (target instanceof Element && target.closest('input, textarea, select')) return;
      if (document.querySelector('dialog[open], details[open]')) return;
      if (fromList) {
        router.history.back();
        return;
      }
      const hash = placeOf(item);
      void router.navigate({
        to: localizePath('/cases', locale) as '/',
        search: list as never,
        ...(hash ? { hash } : {}),
      });
    };
    // Capture phase: handlers that close something on Escape run later, and nothing would be open
    // then.
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [router, locale, fromList, item, search]);
  return null;
}

/** Fragment of the case in the list; undefined if it is not in the list. */
function placeOf(item: CaseDetail): string | undefined {
  return item.place === null ? undefined : `case-${item.slug}`;
}
