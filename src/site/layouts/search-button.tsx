import { type FormEvent, useSyncExternalStore } from 'react';
import { useBasePath } from '#ui/host.tsx';
import { commonMessages } from '#ui/i18n/common.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconSearch } from '#ui/icons.tsx';
import { cx } from '#ui/text.ts';
import { useApi } from '../request/use-api.ts';
import { localizePath } from '../routing/table.ts';
import { loadSearchDialog } from '../search/load-dialog.ts';
import { openSearch } from '../state/search.ts';

/** Fallback without the dialog: the largest searchable list of the language. */
export function useSearchFallback(): string {
  const locale = useLocale();
  return (
    useBasePath() + localizePath(locale === 'zh' ? '/support/document' : '/info', locale).slice(1)
  );
}

/**
 * Opens the search dialog; without scripts it links to a searchable list. Hovering fetches the
 * dialog's script. The hydration loader submits its form for keys pressed before hydration.
 */
export function SearchButton({ wide, className }: { wide?: boolean; className?: string }) {
  const text = useMessages(commonMessages);
  const fallback = useSearchFallback();
  const api = useApi();
  const locale = useLocale();
  const keys = useSyncExternalStore(noSubscription, shortcut, () => 'Ctrl K');
  const preloadDialog = () => {
    loadSearchDialog().then(({ fetchFirstView }) => fetchFirstView(api, locale), ignore);
  };
  const submit = (event: FormEvent) => {
    if (!('showModal' in HTMLDialogElement.prototype)) return;
    event.preventDefault();
    openSearch();
  };
  return (
    <form action={fallback} onSubmit={submit} className={className} data-search-form>
      <button
        type="submit"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        title={`${text.search} (${keys})`}
        className={cx('search-button', wide && 'search-button-wide')}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      >
        <IconSearch size={20} />
        <span className={wide ? 'max-xl:sr-only' : 'sr-only'}>{text.search}</span>
        {wide && (
          <span aria-hidden="true" className="keycap max-xl:hidden">
            {keys}
          </span>
        )}
      </button>
    </form>
  );
}

const noSubscription = () => () => {};
const ignore = () => {};

function shortcut(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';
}
