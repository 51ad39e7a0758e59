import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconCalendar, IconInfo, IconOffline, IconRefresh, IconSearch } from '#ui/icons.tsx';
import { searchMessages } from '../i18n/search.ts';
import { closeSearch } from '../state/search.ts';
import type { Answer, Search } from './use-search.ts';

/** The request failed: the text stays in the field and can be sent again. */
export function Failure({
  kind,
  onRetry,
}: {
  kind: NonNullable<Search['failure']>;
  onRetry: () => void;
}) {
  const text = useMessages(searchMessages);
  const isOffline = kind === 'offline';
  return (
    <div role="alert" className="search-state">
      <IconOffline size={28} className="text-ink-muted" />
      <p className="mt-3 font-semibold">{isOffline ? text.offlineTitle : text.failedTitle}</p>
      <p className="mt-1 text-sm text-ink-muted">
        {isOffline ? text.offlineText : text.failedText}
      </p>
      <Button variant="secondary" icon={IconRefresh} className="mt-5" onClick={onRetry}>
        {text.retry}
      </Button>
    </div>
  );
}

/** No results: says so and offers contact. Other search words follow as options. */
export function Miss({ words }: { words: string }) {
  const text = useMessages(searchMessages);
  return (
    <div className="search-miss">
      <div className="flex min-w-0 grow items-start gap-3">
        <IconSearch size={22} className="mt-0.5 text-ink-muted" />
        <div className="min-w-0">
          <p className="font-semibold break-words">{text.noneTitle(words)}</p>
          <p className="text-sm text-ink-muted">{text.noneText}</p>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the link inside is the control */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys activate the link, too */}
      <div className="flex-none max-sm:w-full" onClick={closeSearch}>
        <Button to="/cooperation" variant="secondary" icon={IconCalendar} className="max-sm:w-full">
          {text.ask}
        </Button>
      </div>
    </div>
  );
}

/** Notice that the results are for corrected search words. */
export function Corrections({ answer: { words, results } }: { answer: Answer }) {
  const text = useMessages(searchMessages);
  if (results.corrected !== null) {
    return (
      <p className="search-note">
        <IconInfo size={18} />
        <span>
          {text.corrected(words)} <strong>{results.corrected}</strong>
        </span>
      </p>
    );
  }
  if (!results.relaxed) return null;
  return (
    <p className="search-note">
      <IconInfo size={18} />
      <span>{text.relaxed}</span>
    </p>
  );
}
