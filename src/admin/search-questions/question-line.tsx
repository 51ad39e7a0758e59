import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { MAX_QUESTION_LENGTH } from '#contracts/search-questions.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { RowTools } from '../form/lists/row-tools.tsx';
import type { Line } from './lines.ts';
import { searchQuestionMessages } from './messages.ts';

/** What can be done with a line, by keyboard or its buttons. */
export interface LineActions {
  change: (text: string) => void;
  addAfter: () => void;
  paste: (text: string) => void;
  remove: () => void;
  /** Puts it at another place. */
  move: (to: number) => void;
  /** Puts the focus on another line. */
  focus: (at: number) => void;
}

/** A question in its field, with what belongs to it. */
export function QuestionLine({
  line: { key, text: value },
  index,
  count,
  lang,
  problem,
  isReadOnly,
  actions: { change, addAfter, paste, remove, move, focus },
  children,
}: {
  line: Line;
  index: number;
  /** Number of lines. */
  count: number;
  lang: string;
  problem: string | undefined;
  isReadOnly: boolean;
  actions: LineActions;
  children?: ReactNode;
}) {
  const text = useMessages(searchQuestionMessages);
  const id = useId();
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const target = index + (step ?? 0);
    if (event.key === 'Enter' && !isReadOnly) addAfter();
    else if (event.key === 'Backspace' && value === '' && count > 1) remove();
    else if (step && target >= 0 && target < count) {
      if (event.altKey && !isReadOnly) move(target);
      else focus(target);
    } else return;
    event.preventDefault();
  };
  const takeLines = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    paste(pasted);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="w-6 shrink-0 text-end text-sm text-ink-muted tabular-nums" aria-hidden>
        {index + 1}
      </span>
      <input
        type="text"
        className="control min-w-0 grow basis-60"
        data-line={key}
        lang={lang}
        value={value}
        readOnly={isReadOnly}
        maxLength={MAX_QUESTION_LENGTH}
        aria-label={text.line(index + 1)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        onChange={({ target }) => change(target.value)}
        onKeyDown={press}
        onPaste={takeLines}
      />
      <span className="flex items-center gap-2 max-sm:basis-full max-sm:flex-wrap sm:ms-auto">
        {children}
        {!isReadOnly && (
          <span className="ms-auto">
            <RowTools index={index} count={count} onMove={move} onRemove={remove} />
          </span>
        )}
      </span>
      {problem && (
        <p id={id} className="basis-full ps-8 text-sm text-bad">
          {problem}
        </p>
      )}
    </li>
  );
}
