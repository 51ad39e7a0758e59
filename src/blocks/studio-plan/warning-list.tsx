import { type RefObject, useRef } from 'react';
import { studioLabels } from '#contracts/studio-plan/i18n/labels.ts';
import { warningTexts } from '#contracts/studio-plan/i18n/warnings.ts';
import type { StudioPlan } from '#contracts/studio-plan/plan.ts';
import type { Severity, Warning } from '#contracts/studio-plan/warnings.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { plannerMessages } from './messages.ts';

const tones: Record<Severity, Tone> = { bad: 'bad', warn: 'warn', note: 'info' };

/** The warnings with their reasons; those that can be fixed here have a button. */
export function WarningList({
  warnings,
  verdict,
  onFix,
}: {
  warnings: readonly Warning[];
  /** Gets the focus when the last warning is fixed. */
  verdict: RefObject<HTMLElement | null>;
  onFix(fix: Partial<StudioPlan>): void;
}) {
  const text = useMessages(plannerMessages);
  const texts = warningTexts[useLocale()];
  const fixLabel = useFixLabel();
  const list = useRef<HTMLUListElement>(null);
  const focusAfter = useFocusAfter(warnings);
  /** Goes to the warning that takes the place of a fixed one. */
  const focusOn = (index: number) =>
    focusAfter(() => {
      if (document.activeElement !== document.body) return null;
      const items = list.current?.querySelectorAll<HTMLElement>(':scope > li');
      return items?.[Math.min(index, items.length - 1)] ?? verdict.current;
    });
  if (warnings.length === 0) return null;
  return (
    <ul ref={list} aria-label={text.warnings} className="divide-y divide-line border-y border-line">
      {warnings.map(({ id, severity, values, fix }, index) => {
        const { what, why, change } = texts[id](values);
        return (
          <li key={id} data-warning={id} tabIndex={-1} className="py-4">
            <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <Badge tone={tones[severity]}>{text.levels[severity]}</Badge>
              <p className="font-semibold">{what}</p>
            </div>
            <p className="mt-2 text-sm text-ink-muted">
              {text.why}
              {why}
            </p>
            <p className="mt-1 text-sm">
              {text.change}
              {change}
            </p>
            {fix && (
              <Button
                variant="secondary"
                size="sm"
                className="mt-3 noscript:hidden"
                onClick={() => {
                  focusOn(index);
                  onFix(fix);
                }}
              >
                {fixLabel(fix)}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Puts a fix into words: what its button changes. */
function useFixLabel() {
  const { fixes, and } = useMessages(plannerMessages);
  const labels = studioLabels[useLocale()];
  return (fix: Partial<StudioPlan>): string =>
    [
      fix.upright === undefined ? [] : fix.upright ? fixes.upright : fixes.landscape,
      fix.shot ? fixes.shot(labels.shots[fix.shot]) : [],
      fix.background ? fixes.background(labels.backgrounds[fix.background]) : [],
      fix.stop ? fixes.stop(fix.stop) : [],
      fix.cameras ? fixes.cameras(fix.cameras) : [],
      fix.amps ? fixes.amps(fix.amps) : [],
      fix.circuits ? fixes.circuits(fix.circuits) : [],
      fix.streams ? fixes.streams : [],
    ]
      .flat()
      .join(and);
}
