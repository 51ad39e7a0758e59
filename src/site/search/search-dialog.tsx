import { useLocation } from '@tanstack/react-router';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { SearchKind } from '#contracts/enums/search.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { searchMessages } from '../i18n/search.ts';
import { useRouteInfo } from '../routing/route-info.ts';
import { themeOf } from '../routing/table.ts';
import { closeSearch, searchState } from '../state/search.ts';
import { Corrections, Failure, Miss } from './answers.tsx';
import { countText, firstGroups, missGroups, resultGroups } from './entries.ts';
import { KeyHints, KindFilter } from './frame-parts.tsx';
import { refreshRecent, rememberSearch, useRecent } from './recent.ts';
import { optionId, ResultList } from './result-list.tsx';
import { SearchField } from './search-field.tsx';
import { useModal } from './use-modal.ts';
import { useOptions } from './use-options.ts';
import { useSearch } from './use-search.ts';

export { fetchFirstView } from './use-search.ts';

/** The field's text when the dialog was last closed. It is selected when the dialog opens again. */
let lastText = '';

/** Search over the whole site: a field with results as the visitor types. */
export function SearchDialog() {
  const text = useMessages(searchMessages);
  const locale = useLocale();
  const { row } = useRouteInfo();
  const theme = themeOf(row, useLocation().search);
  const listId = useId();
  const [value, setValue] = useState(() => searchState.get().typed || lastText);
  const [words, setWords] = useState(value.trim());
  const [kind, setKind] = useState<SearchKind | undefined>();
  const search = useSearch(words, words ? kind : undefined);
  const recent = useRecent(locale);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useModal(dialog, closeSearch);
  useEffect(refreshRecent, []);
  useCloseOnNavigation();

  const { answer, isCurrent, failure } = search;
  const results = answer?.results;
  const isFirst = answer?.words === '';
  const isMiss = !isFirst && results?.suggestions != null;
  const groups = useMemo(() => {
    if (!answer || failure) return [];
    if (answer.words === '') return firstGroups(answer.results, recent);
    if (answer.results.suggestions) return missGroups(answer.results);
    return resultGroups(answer.results, answer.words, answer.kind, locale);
  }, [answer, failure, recent, locale]);

  const type = (typed: string, isComposing = false) => {
    lastText = typed;
    setValue(typed);
    if (!isComposing) setWords(typed.trim());
  };
  const options = useOptions({
    groups,
    // The first result is active at once; suggestions are not.
    chooseFirst: !isFirst && !isMiss,
    isCurrent,
    idOf: (entry) => optionId(listId, entry),
    field,
  });
  const onOpen = () => {
    if (answer && words && !isMiss) rememberSearch(locale, value);
    closeSearch();
  };
  const chooseWords = (chosen: string) => {
    setKind(undefined);
    type(chosen);
    field.current?.focus();
  };

  return (
    <dialog
      ref={dialog}
      className="search"
      aria-label={text.title}
      data-theme={theme}
      lang={locale === 'en' ? 'en' : 'zh-CN'}
    >
      <SearchField
        field={field}
        value={value}
        isWaiting={!isCurrent && !failure}
        listId={groups.length > 0 ? listId : null}
        activeId={options.active ? optionId(listId, options.active) : null}
        onType={type}
        onKey={options.onKey}
      />
      {words !== '' && results && !isFirst && !isMiss && !failure && (
        <KindFilter results={results} kind={kind} onChange={setKind} />
      )}
      <div className="search-body">
        {failure && <Failure kind={failure} onRetry={search.retry} />}
        {!failure && answer && results && isMiss && <Miss words={answer.words} />}
        {!failure && answer && results && !isFirst && !isMiss && <Corrections answer={answer} />}
        <ResultList
          id={listId}
          groups={groups}
          active={options.active}
          onPoint={options.point}
          onOpen={onOpen}
          onWords={chooseWords}
        />
      </div>
      <KeyHints />
      <p role="status" className="sr-only">
        {!failure && isCurrent && results && !isFirst
          ? isMiss
            ? text.noneTitle(words)
            : text.found(countText(results.total))
          : ''}
      </p>
    </dialog>
  );
}

/** Calls back after navigation by other means, such as the browser's Back button. */
function useCloseOnNavigation(): void {
  const href = useLocation({ select: (location) => location.href });
  const first = useRef(href);
  useEffect(() => {
    if (first.current !== href) closeSearch();
  }, [href]);
}
