/** Runs the conformance kit on this device. */
import { type MatteDifference, matteDifference } from '#keyer/conformance.ts';
import { createEngine } from './create-engine.ts';
import type { Engine } from './engine.ts';
import { type KitCase, kitPixels } from './kit.ts';

/** An implementation conforms if alpha differs by at most this, of 255. */
const GREATEST = 2;

export interface CaseResult extends MatteDifference {
  readonly key: string;
  readonly milliseconds: number;
  readonly passes: boolean;
}

export interface ConformanceReport {
  readonly engine: Engine['kind'];
  readonly cases: readonly CaseResult[];
  readonly passes: boolean;
}

/** Keys each frame and compares it with its golden matte; calls `onResult` after each. */
export async function runConformance(
  cases: readonly KitCase[],
  onResult: (results: readonly CaseResult[]) => void,
): Promise<ConformanceReport> {
  const ignore = () => {};
  const engine = createEngine({ unavailable: ignore, lost: ignore, restored: ignore });
  try {
    const results: CaseResult[] = [];
    for (const { key, settings } of cases) {
      const [frame, golden] = await Promise.all([
        kitPixels(`${key}.frame`),
        kitPixels(`${key}.keyed`),
      ]);
      const { keyed, milliseconds } = await engine.key(frame, settings, frame);
      const difference = matteDifference(keyed, golden);
      results.push({
        key,
        ...difference,
        milliseconds,
        passes: difference.greatest <= GREATEST,
      });
      onResult([...results]);
    }
    return { engine: engine.kind, cases: results, passes: results.every((one) => one.passes) };
  } finally {
    engine.dispose();
  }
}

/** The report as JSON; identical mattes have no PSNR. */
export function reportText(report: ConformanceReport, userAgent: string): string {
  const cases = report.cases.map((one) => ({
    ...one,
    psnr: Number.isFinite(one.psnr) ? Number(one.psnr.toFixed(2)) : null,
    milliseconds: Number(one.milliseconds.toFixed(1)),
  }));
  return `${JSON.stringify({ ...report, cases, userAgent }, null, 2)}\n`;
}
