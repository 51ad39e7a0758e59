import { useDeferredValue, useMemo, useReducer } from 'react';
import type { FindRisks } from '#contracts/risky-words.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { TextAreaField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Screen } from '../phone.tsx';
import { Findings } from './findings.tsx';
import {
  type Action,
  check,
  emptyScript,
  type ListedWord,
  MAX_SCRIPT,
  reduce,
  type State,
} from './machine.ts';
import { MarkedScript } from './marked-script.tsx';
import { scriptCheckMessages } from './messages.ts';
import { useWordList } from './use-word-list.ts';

/** The check of a script against the list of risky words, in the browser. */
export function ScriptCheckFlow() {
  const text = useMessages(scriptCheckMessages);
  const [state, dispatch] = useReducer(reduce, emptyScript);
  const list = useWordList();
  const isEmpty = state.script === '';
  return (
    <Screen title={text.title}>
      <TextAreaField
        label={text.script}
        hint={text.scriptHint}
        lang="zh-CN"
        rows={5}
        required
        maxLength={MAX_SCRIPT}
        value={state.script}
        onChange={({ target }) => dispatch({ type: 'write', script: target.value })}
      />
      <div className="flex flex-wrap gap-2">
        {isEmpty ? (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => dispatch({ type: 'write', script: text.exampleText })}
          >
            {text.example}
          </Button>
        ) : (
          <Button variant="ghost" size="sm" onClick={() => dispatch({ type: 'clear' })}>
            {text.clear}
          </Button>
        )}
      </div>
      {list.name === 'loading' && <p className="text-sm text-ink-muted">{text.loading}</p>}
      {list.name === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-2">
          <Notice kind="error">{text.notLoaded}</Notice>
          <Button variant="secondary" size="sm" onClick={list.retry}>
            {text.retry}
          </Button>
        </div>
      )}
      {list.name === 'ready' && (
        <>
          {!isEmpty && <Result state={state} find={list.find} dispatch={dispatch} />}
          <p className="text-xs text-ink-muted">
            {text.words(list.count)} {text.aid}
          </p>
        </>
      )}
    </Screen>
  );
}

function Result({
  state,
  find,
  dispatch,
}: {
  state: State;
  find: FindRisks<ListedWord>;
  dispatch(action: Action): void;
}) {
  const text = useMessages(scriptCheckMessages);
  // Typing stays smooth in a long script.
  const deferred = useDeferredValue(state);
  const { open, words, acceptedCount } = useMemo(() => check(deferred, find), [deferred, find]);
  const report = () =>
    [
      text.reportTitle,
      ...words.map(({ word, quote, isAccepted }) =>
        [
          `${quote} [${text.severities[word.severity]}]`,
          isAccepted ? text.accept : word.reason,
          !isAccepted && word.suggestion && `${text.insteadOf}${word.suggestion}`,
        ]
          .filter(Boolean)
          .join(' · '),
      ),
      '',
      deferred.script,
    ].join('\n');
  return (
    <>
      <p role="status" className="text-sm font-medium" data-found={open.length}>
        {open.length > 0 && text.found(open.length)}
        {open.length > 0 && acceptedCount > 0 && text.accepted(acceptedCount)}
        {open.length === 0 && (acceptedCount > 0 ? text.allAccepted(acceptedCount) : text.none)}
      </p>
      {words.length > 0 && (
        <>
          <MarkedScript script={deferred.script} matches={open} />
          <Findings words={words} dispatch={dispatch} />
          <CopyButton text={report}>{text.copy}</CopyButton>
        </>
      )}
    </>
  );
}
