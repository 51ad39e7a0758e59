import { bounds, type RunOfShow, type Segment } from './plan.ts';

/** An id that no other segment has; also works on pages without https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An empty run of show for tonight. */
export function emptyPlan(today = new Date()): RunOfShow {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${today.getFullYear()}-${two(today.getMonth() + 1)}-${two(today.getDate())}`;
  return { title: '', day, start: '20:00', booked: 40, segments: [] };
}

/** The run of show with the segments of an example. */
export function withExample(
  plan: RunOfShow,
  title: string,
  segments: readonly Omit<Segment, 'id'>[],
): RunOfShow {
  return {
    ...plan,
    title: plan.title || title,
    segments: segments.slice(0, bounds.segments).map((segment) => ({ ...segment, id: newId() })),
  };
}
