/** Rows as a Markdown table; the columns are those of the first row, in its order. */
export function markdownTable(rows: readonly Record<string, string>[]): string {
  const heads = Object.keys(rows[0] ?? {});
  const widths = heads.map((head) =>
    Math.max(...[head, ...rows.map((row) => row[head] ?? '')].map((text) => text.length)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |\n`;
  return [
    line(heads),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map((row) => line(heads.map((head) => row[head] ?? ''))),
  ].join('');
}

/** A number for a table: two decimals if it is small. */
export function figure(value: number): string {
  const digits = value < 10 ? 2 : value < 100 ? 1 : 0;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}

/** The value in the middle; of an even number, the larger of both in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** A row of a table of figures with their bounds. */
export interface BoundRow extends Record<string, string> {
  what: string;
  value: string;
  bound: string;
  /** `yes` or `NO`. */
  met: string;
}
