import { type RefObject, useMemo, useRef } from 'react';
import { describeStudio } from '#contracts/studio-plan/i18n/describe.ts';
import { decodePlan, encodePlan } from '#contracts/studio-plan/plan-code.ts';
import { answersOfPlan } from '#contracts/studio-plan/room-answers.ts';
import { planStudio, type Studio } from '#contracts/studio-plan/studio.ts';
import { findWarnings, type Warning } from '#contracts/studio-plan/warnings.ts';
import { Badge } from '#ui/badge.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import type { BlockOf } from '../block.ts';
import { Actions } from './actions.tsx';
import { ChooserLink } from './chooser-link.tsx';
import { Inputs } from './inputs.tsx';
import { plannerMessages } from './messages.ts';
import { PlanDrawing } from './plan-drawing.tsx';
import { Results } from './results.tsx';
import { usePlan } from './use-plan.ts';
import { WarningList } from './warning-list.tsx';

interface PlannerProps {
  studio: NonNullable<BlockOf<'studio-plan'>['studio']>;
  /** The plan of the address. */
  code: string;
}

/**
 * The configurator: inputs on the left, the plan with its warnings on the right, figures below. On
 * phones and tablets the plan is above the inputs and stays in sight while they scroll.
 */
export function Planner({ studio: { figures, starts, options, publicUrl }, code }: PlannerProps) {
  const text = useMessages(plannerMessages);
  const locale = useLocale();
  const fallback = useMemo(() => decodePlan(starts[0]?.plan ?? ''), [starts]);
  if (!fallback) throw new Error('The configurator needs a plan to begin with');
  const { plan, change } = usePlan(code, fallback);
  const studio = useMemo(() => planStudio(plan, figures), [plan, figures]);
  const warnings = useMemo(() => findWarnings(studio, figures), [studio, figures]);
  const sections = useMemo(
    () => describeStudio(studio, figures, locale),
    [studio, figures, locale],
  );
  const verdict = useRef<HTMLDivElement>(null);
  return (
    <>
      {!decodePlan(code) && (
        <div className="mb-6">
          <Notice kind="warning">{text.unreadable}</Notice>
        </div>
      )}
      <div className="items-start gap-x-12 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:grid-rows-[auto_1fr]">
        <div className="lg:contents">
          <div className="z-10 break-inside-avoid max-lg:top-16 max-lg:[@media(height>=640px)]:sticky max-lg:bg-stage max-lg:pt-2 max-lg:pb-3 md:top-28 lg:col-start-2">
            <Verdict focusRef={verdict} studio={studio} warnings={warnings} />
            <PlanDrawing studio={studio} />
          </div>
          <div className="max-lg:mb-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <ChooserLink answers={answersOfPlan(plan)} />
            <Inputs plan={plan} options={options} onChange={change} />
          </div>
        </div>
        <div className="min-w-0 lg:col-start-2">
          <Actions plan={plan} code={encodePlan(plan)} publicUrl={publicUrl} />
          <div className="mt-8">
            <WarningList warnings={warnings} verdict={verdict} onFix={change} />
          </div>
        </div>
      </div>
      <Results sections={sections} />
    </>
  );
}

function Verdict({
  studio,
  warnings,
  focusRef,
}: {
  studio: Studio;
  warnings: readonly Warning[];
  focusRef: RefObject<HTMLDivElement | null>;
}) {
  const text = useMessages(plannerMessages);
  const worst = warnings[0]?.severity;
  const verdict = worst === 'bad' || worst === 'warn' ? worst : 'good';
  const { plan, placement } = studio;
  return (
    <div
      ref={focusRef}
      tabIndex={-1}
      aria-live="polite"
      data-verdict={verdict}
      className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 lg:mb-4"
    >
      <Badge dot tone={verdict}>
        {text.verdicts[verdict]}
      </Badge>
      <p className="text-sm text-ink-muted tabular-nums">
        {text.depthUse(placement.neededDepth.toFixed(2), plan.depth.toFixed(2))}
      </p>
    </div>
  );
}
