import { checks } from './checks.ts';
import type { StudioFigures } from './figures.ts';
import type { StudioPlan } from './plan.ts';
import { planStudio, type Studio } from './studio.ts';

/**
 * How bad: it cannot be built so; it can, with a loss; or something to know.
 */
export type Severity = 'bad' | 'warn' | 'note';

export type WarningId = keyof typeof checks;

export interface Warning {
  id: WarningId;
  severity: Severity;
  /** The figures of its sentence. */
  values: Readonly<Record<string, number>>;
  /** The change that removes it and leaves the plan better; absent if none is known. */
  fix?: Partial<StudioPlan>;
}

const severities: readonly Severity[] = ['bad', 'warn', 'note'];

/** The warnings of a studio, the worst first, each with a fix that was tried out. */
export function findWarnings(studio: Studio, figures: StudioFigures): Warning[] {
  const found = runChecks(studio, figures);
  return found.map(({ candidates, ...warning }) => {
    const fix = candidates.find((change) => helps(warning.id, change, studio.plan, found, figures));
    return fix ? { ...warning, fix } : warning;
  });
}

type Found = Omit<Warning, 'fix'> & { candidates: readonly Partial<StudioPlan>[] };

function runChecks(studio: Studio, figures: StudioFigures): Found[] {
  const ids = Object.keys(checks) as WarningId[];
  return ids
    .flatMap((id) => {
      const finding = checks[id](studio, figures);
      return finding ? [{ id, ...finding }] : [];
    })
    .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

/** Whether a change removes a warning, and leaves fewer or lesser ones than there were. */
function helps(
  id: WarningId,
  change: Partial<StudioPlan>,
  plan: StudioPlan,
  before: readonly Found[],
  figures: StudioFigures,
): boolean {
  const after = runChecks(planStudio({ ...plan, ...change }, figures), figures);
  return !after.some((warning) => warning.id === id) && weightOf(after) < weightOf(before);
}

const weights: Record<Severity, number> = { bad: 100, warn: 10, note: 1 };

function weightOf(warnings: readonly Found[]): number {
  return warnings.reduce((sum, { severity }) => sum + weights[severity], 0);
}
