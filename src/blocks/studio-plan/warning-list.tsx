import { studioLabels } from '#contracts/studio-plan/i18n/labels.ts';
import { warningTexts } from '#contracts/studio-plan/i18n/warnings.ts';
import type { StudioPlan } from '#contracts/studio-plan/plan.ts';
import type { Severity, Warning } from '#contracts/studio-plan/warnings.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { plannerMessages } from './messages.ts';

const tones: Record<Severity, Tone> = { bad: 'bad', warn: 'warn', note: 'info' };

/** The warnings with their reasons; those that can be fixed here have a button. */
export function WarningList({
  warnings,
  onFix,
}: {
  warnings: readonly Warning[];
  onFix(fix: Partial<StudioPlan>): void;
}) {
  const text = useMessages(plannerMessages);
  const texts = warningTexts[useLocale()];
  const fixLabel = useFixLabel();
  if (warnings.length === 0) return null;
  return (
    <ul aria-label={text.warnings} className="divide-y divide-line border-y border-line">
      {warnings.map(({ id, severity, values, fix }) => {
        const { what, why, change } = texts[id](values);
        return (
          <li key={id} data-warning={id} className="py-4">
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
                onClick={() => onFix(fix)}
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
