import { useMemo, useState } from 'react';
import type { PartData } from '#api/publishing/contract.ts';
import type { DiagnosisStep } from '#contracts/content/diagnosis.ts';
import {
  answersOf,
  type DiagnosisFault,
  diagnosisFaults,
  draftSteps,
  structureFaults,
} from '#contracts/diagnosis.ts';
import type { Locale } from '#contracts/locale.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import type { PartSession } from '../publishing/record/part-session.ts';
import { useSnapshot } from '../publishing/record/use-parts.ts';
import { diagnosisEditorMessages } from './messages.ts';
import {
  alignSteps,
  changeStep,
  duplicateStep,
  emptyStep,
  freeKey,
  insertStep,
  moveEntry,
  removeStep,
  type StepType,
} from './steps.ts';

/** The languages of a diagnosis, open for editing. */
export type DiagnosisSides = Readonly<Record<Locale, PartSession>>;

type Steps = readonly DiagnosisStep[];
type ChangeStep = (step: DiagnosisStep) => DiagnosisStep;

/** The steps of a language, and a function that writes them. */
function useSteps(session: PartSession): [DiagnosisStep[], PartData] {
  const { data } = useSnapshot(session);
  return [useMemo(() => draftSteps(data.steps), [data.steps]), data];
}

/**
 * The steps of a diagnosis in both languages. Changes of texts belong to one language. Changes of the
 * structure are made in Chinese, and a translation that has steps follows.
 */
export function useDiagnosisEditor(sides: DiagnosisSides, shown: readonly Locale[]) {
  const text = useMessages(diagnosisEditorMessages);
  const { search, change } = useSearchFields();
  const [announcement, setAnnouncement] = useState('');
  const [zh, chinese] = useSteps(sides.zh);
  const [en, english] = useSteps(sides.en);
  const steps = { zh, en };
  const data = { zh: chinese, en: english };
  const faults = useMemo(
    () => ({
      zh: diagnosisFaults(zh),
      en: [...diagnosisFaults(en), ...(en.length > 0 ? structureFaults(zh, en) : [])],
    }),
    [zh, en],
  );
  const write = (locale: Locale, next: Steps) => {
    const { engine } = sides[locale];
    engine.change({ ...engine.getSnapshot().data, steps: next });
  };
  const lead: Locale = zh.length === 0 && en.length > 0 ? 'en' : 'zh';
  const restructure = (next: Steps, texts: Steps = en) => {
    write(lead, next);
    if (lead === 'zh' && en.length > 0) write('en', alignSteps(next, texts));
  };
  const structure = steps[lead];
  const firstShown = shown[0] ?? 'zh';
  /** Words by which a person knows a step. */
  const nameOf = (id: string): string =>
    [steps[firstShown], structure].flat().find((step) => step.id === id && step.text.trim() !== '')
      ?.text ?? text.untitled;
  /** Words by which a person knows an answer. */
  const answerName = (stepId: string, answerId: string): string => {
    const labels = [steps[firstShown], structure].flatMap((side) => {
      const step = side.find(({ id }) => id === stepId);
      return step ? answersOf(step) : [];
    });
    const own = labels.filter(({ id }) => id === answerId);
    const position = labels.findIndex(({ id }) => id === answerId) + 1;
    return own.find(({ label }) => label.trim() !== '')?.label ?? text.answer(position);
  };
  const chosen = structure.find(({ id }) => id === search.step);
  const choose = (id: string | undefined) =>
    change({ step: id, pane: undefined }, { replace: true });
  const put = (id: string, message: string) => {
    choose(id);
    setAnnouncement(message);
  };
  return {
    steps,
    data,
    /** The steps that the list shows. */
    structure,
    /** Problems that the check before publishing reports too. */
    faults,
    /** Problems in the shown languages, of one step or of the whole. */
    faultsOf: (id: string | undefined): (DiagnosisFault & { locale: Locale })[] =>
      shown.flatMap((locale) =>
        (locale === 'en' && en.length === 0 ? [] : faults[locale])
          .filter(({ step }) => step === id)
          .map((fault) => ({ ...fault, locale })),
      ),
    chosen,
    announcement,
    nameOf,
    answerName,
    numberOf: (id: string) => structure.findIndex((step) => step.id === id) + 1,
    choose,
    isDrawing: search.pane === 'drawing',
    draw: (isDrawn: boolean) =>
      change({ pane: isDrawn ? 'drawing' : undefined }, { replace: true }),
    /** Changes texts of a step in one language. */
    changeText: (locale: Locale, id: string, make: ChangeStep) =>
      write(locale, changeStep(steps[locale], id, make)),
    /** Changes answers, actions or documents of a step. */
    changeStructure: (id: string, make: ChangeStep) => restructure(changeStep(structure, id, make)),
    /** Adds a step after the chosen one. */
    add(type: StepType) {
      const id = freeKey('step', structure);
      restructure(insertStep(structure, emptyStep(id, type), chosen?.id));
      put(id, text.added(text.types[type]));
    },
    /** Adds a step to which an answer of the chosen one leads. */
    addNext(type: StepType, from: string, answer: string) {
      const id = freeKey('step', structure);
      const linked = changeStep(structure, from, (step) => withTarget(step, answer, id));
      restructure(insertStep(linked, emptyStep(id, type), from));
      setAnnouncement(text.added(text.types[type]));
    },
    duplicate(id: string) {
      const copy = freeKey('step', structure);
      restructure(duplicateStep(structure, id, copy), duplicateStep(en, id, copy));
      put(copy, text.added(nameOf(id)));
    },
    remove(id: string) {
      const index = structure.findIndex((step) => step.id === id);
      const name = nameOf(id);
      restructure(removeStep(structure, id));
      put((structure[index + 1] ?? structure[index - 1])?.id ?? '', text.removed(name));
    },
    move(from: number, to: number) {
      const id = structure[from]?.id;
      if (!id) return;
      restructure(moveEntry(structure, from, to));
      setAnnouncement(text.moved(nameOf(id), to + 1, structure.length));
    },
    /** Gives the translation the steps of the Chinese text. */
    align: () => write('en', alignSteps(zh, en)),
  };
}

export type DiagnosisEditor = ReturnType<typeof useDiagnosisEditor>;

/** A question with another next step of an answer. */
export function withTarget(step: DiagnosisStep, answer: string, to: string): DiagnosisStep {
  if (step.type !== 'question') return step;
  const answers = step.answers.map((one) => (one.id === answer ? { ...one, to } : one));
  return { ...step, answers };
}
