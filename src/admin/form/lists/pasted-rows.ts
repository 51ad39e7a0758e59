import type { ChoiceLabel } from '#contracts/form-labels.ts';
import { fenOf } from '../fields/fen.ts';
import type { FieldShape, FormLabels } from '../types.ts';

/** Words for yes that tables have. */
const yes = new Set(['是', '有', 'yes', 'true', '1', 'x', '✓', '√']);

interface Target {
  /** The shown fields, in the order of the columns. */
  fields: readonly FieldShape[];
  labels: FormLabels;
  /** Where the first pasted cell goes. */
  row: number;
  column: number;
  /** Maximum number of rows. */
  max: number;
  newRow: () => object;
}

/** The cells of a copied table; undefined for a text of one cell. */
export function cellsOf(text: string): string[][] | undefined {
  const lines = text.replace(/(?:\r?\n)+$/, '').split(/\r?\n/);
  const isTable = lines.length > 1 || text.includes('\t');
  return isTable ? lines.map((line) => line.split('\t')) : undefined;
}

/**
 * Rows with the cells of a copied table: over those that are there, and new ones after the last. What
 * does not fit the columns, or is of another kind than the field, is left out.
 */
export function pasteRows(
  rows: readonly unknown[],
  cells: readonly (readonly string[])[],
  { fields, labels, row, column, max, newRow }: Target,
): unknown[] {
  const count = Math.min(Math.max(rows.length, row + cells.length), max);
  return Array.from({ length: count }, (_, at) => {
    const own = rows[at] ?? newRow();
    const given = cells[at - row];
    if (!given) return own;
    const written = given.flatMap((cell, index) => {
      const field = fields[column + index];
      const value = field && cellValue(field, cell.trim(), labels[field.name]);
      return field && value !== undefined ? [[field.name, value]] : [];
    });
    return { ...(own as object), ...Object.fromEntries(written) };
  });
}

function cellValue(
  { shape, nothing }: FieldShape,
  cell: string,
  label: FormLabels[string],
): unknown {
  if (cell === '' && shape.kind !== 'flag') return nothing;
  switch (shape.kind) {
    case 'line':
    case 'lines':
      return cell.slice(0, shape.max);
    case 'number':
      return label?.as === 'yuan' ? fenOf(cell) : numberOf(cell);
    case 'flag':
      return yes.has(cell.toLowerCase());
    case 'day':
      return /^\d{4}-\d{2}-\d{2}$/.test(cell) ? cell : undefined;
    case 'choice':
      return optionOf(shape.options, cell, label as ChoiceLabel | undefined);
    default:
      return undefined;
  }
}

function numberOf(cell: string): number | undefined {
  const number = Number(cell.replaceAll(',', ''));
  return Number.isFinite(number) ? number : undefined;
}

/** The option that a cell names, by itself or in one of the languages. */
function optionOf(options: readonly string[], cell: string, label: ChoiceLabel | undefined) {
  return options.find((option) => {
    const names = label?.options[option];
    return [option, names?.zh, names?.en].some((name) => name === cell);
  });
}
