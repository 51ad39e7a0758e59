import type { LiveReportEventKind } from '#contracts/enums/live-reports.ts';
import type { Suggestion } from '#contracts/sheets/suggestions.ts';

/** The figures of an ended session that the rules read. Offsets are minutes from the start. */
export interface Session {
  /** In order of time. */
  minutes: readonly { offset: number; concurrent: number; comments: number }[];
  /** In order of time. */
  events: readonly SessionEvent[];
  products: readonly { code: string; name: string; clicks: number; orders: number }[];
}

export interface SessionEvent {
  kind: LiveReportEventKind;
  offset: number;
  productCode: string | null;
  lengthSeconds: number | null;
}

/** Finds the strongest case of one kind; undefined if none is above the rule's threshold. */
export type Rule = (session: Session) => Suggestion | undefined;

/** Minutes before and after an event whose means are compared: shorter ones are mostly noise. */
export const WINDOW = 5;

/** Whether the event asks viewers to buy. */
export function isOffer({ kind }: SessionEvent): boolean {
  return kind === 'product_card' || kind === 'coupon';
}

/** The mean of a figure from one minute up to another, which is not included; 0 without minutes. */
export function meanOf(
  { minutes }: Session,
  figure: 'concurrent' | 'comments',
  from: number,
  to: number,
): number {
  const values = minutes
    .filter(({ offset }) => offset >= from && offset < to)
    .map((minute) => minute[figure]);
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The case with the highest strength. */
export function strongest<Case extends { strength: number }>(
  cases: readonly Case[],
): Case | undefined {
  return cases.reduce<Case | undefined>(
    (best, next) => (best && best.strength >= next.strength ? best : next),
    undefined,
  );
}
