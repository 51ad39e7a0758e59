import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MAX_QUESTIONS } from '#contracts/search-questions.ts';
import { RequestError } from '#request/errors.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import { IconPlus } from '#ui/tool-icons.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { isErrorCode } from '../core/error-text.ts';
import { useSession } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { useRefresh } from '../core/use-refresh.ts';
import { linesOf, questionsOn, withLineAfter, withMoved, withPasted, withTheirs } from './lines.ts';
import { searchQuestionMessages } from './messages.ts';
import { QuestionLine } from './question-line.tsx';
import { Rank } from './rank.tsx';
import { type AskedRecord, QUESTIONS_KEY, type QuestionList } from './types.ts';

/** The questions of a record in one language, one on each line. They are saved together. */
export function QuestionForm({
  record,
  list,
  isReadOnly,
  isHidden,
  onDirty,
}: {
  record: AskedRecord;
  list: QuestionList;
  isReadOnly: boolean;
  /** The other language is shown; what was typed stays. */
  isHidden: boolean;
  /** Called when there is something to save, and when there is nothing left. */
  onDirty: (isDirty: boolean) => void;
}) {
  const text = useMessages(searchQuestionMessages);
  const { locale, isFound } = list;
  const [showsRanks, setShowsRanks] = useState(false);
  const { saved, lines, setLines, problems, isMerged, save, isBusy } = useList(record, list, () =>
    setShowsRanks(isFound),
  );
  const form = useRef<HTMLFormElement>(null);
  const focusAfter = useFocusAfter(lines);
  const questions = questionsOn(lines);
  const isDirty = questions.map((one) => one.text).join('\n') !== saved.questions.join('\n');
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const fieldOf = (key: number | undefined) =>
    form.current?.querySelector<HTMLElement>(`[data-line="${key}"]`);
  const addAfter = (at: number) => {
    if (lines.length >= MAX_QUESTIONS) return;
    const { lines: longer, added } = withLineAfter(lines, at);
    setLines(longer);
    focusAfter(() => fieldOf(added.key));
  };
  const remove = (at: number) => {
    const others = lines.toSpliced(at, 1);
    const left = others.length > 0 ? others : linesOf([]);
    setLines(left);
    focusAfter(() => fieldOf(left[Math.max(at - 1, 0)]?.key));
  };
  const move = (from: number, to: number) => {
    const { activeElement } = document;
    setLines(withMoved(lines, from, to));
    // A button that was pressed keeps the focus, unless it is disabled at its new place.
    focusAfter(() => {
      const field = fieldOf(lines[from]?.key);
      const isField = activeElement instanceof HTMLInputElement;
      return isField || to === 0 || to === lines.length - 1
        ? field
        : (activeElement as HTMLElement);
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDirty) void save();
  };
  /** Ctrl+S saves the questions, not the draft behind them. */
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.stopPropagation();
    submit(event);
  };
  return (
    <form ref={form} hidden={isHidden} onSubmit={submit} onKeyDown={press} noValidate>
      <div className="mb-4 grid gap-3 empty:hidden">
        {!isFound && <Notice>{text.notFound}</Notice>}
        {isMerged && <Notice kind="warning">{text.merged}</Notice>}
      </div>
      {isReadOnly && saved.questions.length === 0 ? (
        <p className="text-sm text-ink-muted">{text.none}</p>
      ) : (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-2 max-sm:gap-3">
          {lines.map((line, index) => (
            <QuestionLine
              key={line.key}
              line={line}
              index={index}
              count={lines.length}
              lang={locale === 'zh' ? 'zh-CN' : 'en'}
              problem={problems.get(line.key)}
              isReadOnly={isReadOnly}
              actions={{
                change: (value) => setLines(lines.with(index, { ...line, text: value })),
                addAfter: () => addAfter(index),
                paste: (pasted) =>
                  setLines(withPasted(lines, index, pasted).slice(0, MAX_QUESTIONS)),
                remove: () => remove(index),
                move: (to) => move(index, to),
                focus: (at) => fieldOf(lines[at]?.key)?.focus(),
              }}
            >
              {showsRanks && saved.questions.includes(line.text) && (
                <Rank
                  record={record}
                  locale={locale}
                  question={line.text}
                  updatedAt={saved.updatedAt}
                />
              )}
            </QuestionLine>
          ))}
        </ol>
      )}
      {!isReadOnly && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant="secondary"
            size="sm"
            icon={IconPlus}
            disabled={lines.length >= MAX_QUESTIONS}
            onClick={() => addAfter(lines.length - 1)}
          >
            {text.add}
          </Button>
          <span className="text-xs text-ink-muted pointer-coarse:hidden">{text.keys}</span>
          <span className="ms-auto text-sm text-ink-muted tabular-nums">
            {questions.length} / {MAX_QUESTIONS}
          </span>
        </div>
      )}
      <div className="dialog-foot">
        {isFound && saved.questions.length > 0 && !showsRanks && (
          <Button variant="secondary" onClick={() => setShowsRanks(true)}>
            {text.showRanks}
          </Button>
        )}
        {!isReadOnly && (
          <Button type="submit" busy={isBusy} disabled={!isDirty}>
            {text.save}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The lines of a list, what is saved of them, and the save. */
function useList(record: AskedRecord, { locale, ...start }: QuestionList, onSaved: () => void) {
  const text = useMessages(searchQuestionMessages);
  const { api } = useSession();
  const refresh = useRefresh([QUESTIONS_KEY]);
  const { run, isBusy } = useAction();
  const [saved, setSaved] = useState<Pick<QuestionList, 'questions' | 'updatedAt'>>(start);
  const [lines, setLines] = useState(() => linesOf(start.questions));
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map());
  const [isMerged, setMerged] = useState(false);
  const params = { id: record.id, locale };

  /** Takes over what somebody else has saved meanwhile; nothing is saved yet. */
  const merge = async () => {
    const { languages } = await api('GET /admin/search-questions/:id', { params });
    const theirs = languages.find((one) => one.locale === locale);
    if (!theirs) return;
    setLines(withTheirs(lines, saved.questions, theirs.questions));
    setSaved(theirs);
    setMerged(true);
  };
  const save = () =>
    run(async () => {
      const questions = questionsOn(lines);
      setProblems(new Map());
      try {
        const body = { questions: questions.map((one) => one.text), updatedAt: saved.updatedAt };
        const answer = await api('PUT /admin/search-questions/:id/:locale', { params, body });
        setSaved(answer);
        setLines(questions.length > 0 ? questions : linesOf([]));
        setMerged(false);
        onSaved();
        showToast('success', text.saved);
        await refresh();
      } catch (error) {
        if (isErrorCode(error, 'CONFLICT')) return merge();
        const fields = error instanceof RequestError ? error.fields : [];
        const known = fields.flatMap(({ path, message }) => {
          const line = questions[Number(path.split('.')[1])];
          return line ? [[line.key, message] as const] : [];
        });
        if (known.length === 0) throw error;
        setProblems(new Map(known));
      }
    });
  return { saved, lines, setLines, problems, isMerged, save, isBusy };
}
