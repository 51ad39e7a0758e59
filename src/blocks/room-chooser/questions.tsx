import { type FormEvent, useEffect, useRef } from 'react';
import type { RoomGuide } from '#contracts/room-guide.ts';
import { Button } from '#ui/button.tsx';
import { useUiHost } from '#ui/host.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { roomChooserMessages } from './messages.ts';

/**
 * The questions as a form whose address has all answers: without scripts its button opens it. With
 * scripts the last answer does, and later changes too; the page does not scroll.
 */
export function Questions({
  questions,
  isAnswered,
}: {
  questions: RoomGuide['questions'];
  isAnswered: boolean;
}) {
  const text = useMessages(roomChooserMessages);
  const { basePath, navigate } = useUiHost();
  const form = useRef<HTMLFormElement>(null);
  const answers = questions.map(({ answer }) => answer ?? '').join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: new answers in the address
  useEffect(() => {
    for (const { name, answer } of questions) {
      if (answer) setAnswer(form.current, name, answer);
    }
  }, [answers]);

  const isFirst = useRef(!isAnswered);
  useEffect(() => {
    // On a phone the advice is below the questions.
    const advice = document.getElementById('room-answer');
    if (isAnswered && isFirst.current && advice) {
      isFirst.current = false;
      if (advice.getBoundingClientRect().top > innerHeight * 0.6) advice.scrollIntoView();
    }
  }, [isAnswered]);

  const answer = () => {
    const fields = [...new FormData(form.current ?? undefined)].map(([name, value]) => [
      name,
      String(value),
    ]);
    const path = location.pathname.slice(basePath.length - 1);
    const href = `${path}?${new URLSearchParams(fields)}#room-answer`;
    navigate(href, { keepScroll: true, replace: isAnswered });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    answer();
  };
  return (
    <form
      ref={form}
      action="#room-answer"
      autoComplete="off"
      onSubmit={submit}
      onChange={() => form.current?.checkValidity() && answer()}
      className="grid gap-7"
    >
      {questions.map((question, index) => (
        <fieldset key={question.name}>
          <legend className="mb-3 font-semibold">
            <span aria-hidden="true" className="me-3 text-key tabular-nums">
              {index + 1}
            </span>
            {question.label}
          </legend>
          <div className="flex flex-wrap gap-2">
            {question.options.map(({ value, label }) => (
              <label key={value} className="segment choice max-w-full text-start whitespace-normal">
                <input
                  type="radio"
                  name={question.name}
                  value={value}
                  defaultChecked={question.answer === value}
                  required
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div>
        <Button type="submit" size="lg" className="max-sm:w-full">
          {text.submit}
        </Button>
      </div>
    </form>
  );
}

/** Ticks an answer: a visitor who goes back sees the answers of that address. */
function setAnswer(form: HTMLFormElement | null, name: string, value: string): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof RadioNodeList) control.value = value;
}
