import { bounds, type RunOfShow, type Segment } from './plan.ts';

const STORAGE_KEY = 'run-of-show';

/** The run of show of this device, if there is one. */
export function readPlan(): RunOfShow | undefined {
  try {
    return checkedPlan(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

export function storePlan(plan: RunOfShow): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(plan));
  } catch {
    // Storage may be full or disabled. The builder works without it.
  }
}

export function deletePlan(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is disabled, so there is no run of show.
  }
}

/** A stored value if it is a run of show; an earlier release may have written another form. */
export function checkedPlan(value: unknown): RunOfShow | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { title, day, start, booked, segments } = value as Record<string, unknown>;
  const isPlan =
    typeof title === 'string' &&
    typeof day === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    typeof start === 'string' &&
    /^\d{2}:\d{2}$/.test(start) &&
    typeof booked === 'number' &&
    Array.isArray(segments) &&
    segments.length <= bounds.segments &&
    segments.every(isSegment);
  return isPlan ? { title, day, start, booked, segments } : undefined;
}

function isSegment(value: unknown): value is Segment {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, minutes, goods, points } = value as Record<string, unknown>;
  return (
    [id, name, goods, points].every((text) => typeof text === 'string') &&
    Number.isInteger(minutes) &&
    Number(minutes) >= 1
  );
}
