import type { Diagnosis } from '#api/documents/contract.ts';
import { Button } from '#ui/button.tsx';
import { diagnosisMessages } from '#ui/diagnosis/messages.ts';
import { Advice } from '#ui/diagnosis/steps.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconCalendar } from '#ui/icons.tsx';
import { DocumentLinks } from './result.tsx';

/** A diagnosis without scripts: all steps in one list, each answer a link to its next step. */
export function AllSteps({ diagnosis: { steps, product } }: { diagnosis: Diagnosis }) {
  const { all: text, support } = useMessages(diagnosisMessages);
  const places = new Map(steps.map(({ id }, index) => [id, index + 1]));
  const numberOf = (id: string) => places.get(id) ?? 1;
  return (
    <>
      <p className="text-sm text-ink-muted">{text.lead}</p>
      <ol className="mt-4">
        {steps.map((step) => (
          <li
            key={step.id}
            id={`diagnosis-${step.id}`}
            className="border-t border-line py-4 target:bg-surface-2"
          >
            <h3 className="text-base">
              <span className="mb-0.5 block text-xs font-semibold text-key">
                {text.number(numberOf(step.id))}
              </span>
              {step.text}
            </h3>
            {step.hint && <p className="mt-1 text-sm text-ink-muted">{step.hint}</p>}
            {step.actions.length > 0 && (
              <Advice step={step}>
                <DocumentLinks documents={step.documents} />
              </Advice>
            )}
            <ul className="mt-1">
              {step.answers.map(({ label, to }) => (
                <li key={label}>
                  <a
                    href={`#diagnosis-${to}`}
                    className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm"
                  >
                    {label}
                    <span className="link">{text.goTo(numberOf(to))}</span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
        <p className="text-sm">{text.support}</p>
        <Button
          variant="secondary"
          icon={IconCalendar}
          to="/cooperation"
          search={{ type: 'support', product: product?.key }}
        >
          {support.book}
        </Button>
      </div>
    </>
  );
}
