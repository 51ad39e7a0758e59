import { type FormEvent, useEffect, useRef } from 'react';
import type { RoomGuide } from '#contracts/room-guide.ts';
import { Button } from '#ui/button.tsx';
import { useUiHost } from '#ui/host.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { roomChooserMessages } from './messages.ts';

/**
 * The questions as a form whose address has all answers: without scripts its button opens it. With
 * scripts the last answer does and scrolls to the advice; later changes do not scroll.
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
  const query = queryOf(questions.flatMap(({ name, answer }) => (answer ? [[name, answer]] : [])));

  const answer = () => {
    const values = formValues(form.current);
    if (values.length < questions.length || queryOf(values) === query) return;
    const path = location.pathname.slice(basePath.length - 1);
    navigate(`${path}?${queryOf(values)}#room-answer`, {
      keepScroll: isAnswered,
      replace: isAnswered,
    });
  };

  const isHydrated = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each address
  useEffect(() => {
    // Before hydration only the form knows what was ticked; later the address decides.
    if (isHydrated.current) tickAnswers(form.current, questions);
    else answer();
    isHydrated.current = true;
  }, [query]);

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
      onChange={answer}
      className="grid gap-5"
    >
      {questions.map((question, index) => (
        <fieldset key={question.name}>
          {/* Beside its answers on wide windows; a legend leaves its place only if it floats. */}
          <legend className="mb-3 ps-[1.35rem] -indent-[1.35rem] font-semibold lg:float-start lg:mb-0 lg:w-64 lg:pe-6 lg:pt-2.5">
            <span aria-hidden="true" className="me-3 text-key tabular-nums">
              {index + 1}
            </span>
            {question.label}
          </legend>
          <div className="flex flex-wrap gap-2 lg:ms-64">
            {question.options.map(({ value, label }) => (
              <label
                key={value}
                className="segment choice max-w-full max-sm:px-3 text-start whitespace-normal print:not-has-checked:hidden"
              >
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
      <div className="lg:ms-64">
        <Button type="submit" size="lg" className="max-sm:w-full">
          {text.submit}
        </Button>
      </div>
    </form>
  );
}

type Values = [name: string, value: string][];

function formValues(form: HTMLFormElement | null): Values {
  return [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]);
}

function queryOf(values: Values): string {
  return new URLSearchParams(values).toString();
}

/** Ticks the answers of the address: a visitor who goes back sees the earlier ones. */
function tickAnswers(form: HTMLFormElement | null, questions: RoomGuide['questions']): void {
  for (const { name, answer } of questions) {
    const control = form?.elements.namedItem(name);
    if (answer && control instanceof RadioNodeList) control.value = answer;
  }
}
