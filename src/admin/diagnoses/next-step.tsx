import { Combobox } from '@base-ui/react/combobox';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconArrowRight, IconChevronDown } from '#ui/icons.tsx';
import { diagnosisEditorMessages } from './messages.ts';
import type { StepType } from './steps.ts';
import type { DiagnosisEditor } from './use-diagnosis-editor.ts';

interface Option {
  value: string;
  label: string;
}

/** Values that make a new step; no step has such an id. */
const newSteps = ['+question', '+result'] as const;

/** The step to which an answer leads, found by its number or words, or made here. */
export function NextStep({
  editor,
  id,
  label,
  current,
  value,
  onChange,
  onNew,
}: {
  editor: DiagnosisEditor;
  id: string;
  label: string;
  /** The step with the answer. */
  current: string;
  value: string;
  /** Absent where it cannot be changed. */
  onChange: ((id: string) => void) | undefined;
  onNew: (type: StepType) => void;
}) {
  const text = useMessages(diagnosisEditorMessages);
  const nameOf = (step: string) => `${editor.numberOf(step)}. ${editor.nameOf(step)}`;
  const known = editor.structure.some((step) => step.id === value);
  const options: Option[] = [
    ...editor.structure
      .filter((step) => step.id !== current)
      .map((step) => ({ value: step.id, label: nameOf(step.id) })),
    ...newSteps.map((option) => ({ value: option, label: text.newStep[typeOf(option)] })),
  ];
  const choose = (option: Option | null) => {
    if (!option || option.value === value) return;
    const made = newSteps.find((one) => one === option.value);
    if (made) onNew(typeOf(made));
    else onChange?.(option.value);
  };
  return (
    <div className="flex items-end gap-1">
      <div className="min-w-0 grow">
        <label htmlFor={id} className="mb-1 block text-xs text-ink-muted">
          {text.nextOf}
        </label>
        {onChange ? (
          <Combobox.Root
            items={options}
            value={known ? { value, label: nameOf(value) } : null}
            isItemEqualToValue={(one: Option, other: Option) => one.value === other.value}
            onValueChange={choose}
          >
            <Combobox.InputGroup className="relative">
              <Combobox.Input
                id={id}
                aria-label={label}
                placeholder={text.chooseNext}
                className="control pe-10"
              />
              <Combobox.Trigger
                aria-label={label}
                className="absolute inset-y-0 end-0 flex w-10 items-center justify-center text-ink-muted"
              >
                <IconChevronDown size={18} />
              </Combobox.Trigger>
            </Combobox.InputGroup>
            <Combobox.Portal>
              <Combobox.Positioner sideOffset={4} className="z-30">
                <Combobox.Popup className="menu max-h-72 w-(--anchor-width) overflow-y-auto">
                  <Combobox.Empty className="px-4 py-3 text-sm text-ink-muted empty:hidden">
                    {text.noStep}
                  </Combobox.Empty>
                  <Combobox.List>
                    {(option: Option) => (
                      <Combobox.Item key={option.value} value={option} className="menu-item">
                        {option.label}
                      </Combobox.Item>
                    )}
                  </Combobox.List>
                </Combobox.Popup>
              </Combobox.Positioner>
            </Combobox.Portal>
          </Combobox.Root>
        ) : (
          <p id={id} className="min-h-6 text-sm">
            {known ? nameOf(value) : text.nowhere}
          </p>
        )}
      </div>
      {known && (
        <button
          type="button"
          className="editor-tool mb-1 shrink-0"
          aria-label={text.goTo(editor.numberOf(value))}
          title={text.goTo(editor.numberOf(value))}
          onClick={() => editor.choose(value)}
        >
          <IconArrowRight size={18} />
        </button>
      )}
    </div>
  );
}

const typeOf = (option: (typeof newSteps)[number]): StepType =>
  option === '+result' ? 'result' : 'question';
