import { expect, test } from 'vitest';
import { z } from 'zod';
import { choice, field, text } from '#contracts/form-labels.ts';
import { fieldsOf } from '../shapes.ts';
import { cellsOf, pasteRows } from './pasted-rows.ts';

const labels = {
  name: field('名称', 'Name'),
  count: field('数量', 'Count'),
  kind: choice('类型', 'Kind', { pc: text('电脑', 'Computer'), cam: text('相机', 'Camera') }),
  spare: field('备用', 'Spare'),
  note: field('备注', 'Note'),
};
const fields = fieldsOf(
  z.object({
    name: z.string().min(1).max(5),
    count: z.int().min(1),
    kind: z.enum(['pc', 'cam']),
    spare: z.boolean(),
    note: z.string().min(1).max(20).nullable(),
  }),
  labels,
);
const newRow = () => ({ name: '', count: 1, kind: 'pc', spare: false, note: null });
const paste = (rows: unknown[], copied: string, row = 0, column = 0) =>
  pasteRows(rows, cellsOf(copied) ?? [], { fields, labels, row, column, max: 3, newRow });

test('a text of one cell is no table', () => {
  expect(cellsOf('RTX 4090')).toBeUndefined();
  expect(cellsOf('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('cells fill the rows from the place of the caret on, and new rows after them', () => {
  const first = { ...newRow(), name: 'A', note: 'stays' };
  expect(paste([first], 'Sony\t1,200\t相机\t是\nPC 1\t2\tComputer\t\t-', 1)).toEqual([
    first,
    { name: 'Sony', count: 1200, kind: 'cam', spare: true, note: null },
    { name: 'PC 1', count: 2, kind: 'pc', spare: false, note: '-' },
  ]);
});

test('amounts of money are copied in yuan', () => {
  const money = { sales: { ...field('成交额', 'Sales'), as: 'yuan' as const } };
  const fields = fieldsOf(z.object({ sales: z.int().min(0) }), money);
  const target = { fields, labels: money, row: 0, column: 0, max: 9, newRow: () => ({ sales: 0 }) };
  expect(pasteRows([], cellsOf('￥1,280.50\n0.29\n-\n') ?? [], target)).toEqual([
    { sales: 128_050 },
    { sales: 29 },
    { sales: 0 },
  ]);
});

test('cells beyond the columns, rows beyond the limit and values of another kind are left out', () => {
  const rows = [newRow(), newRow(), { ...newRow(), count: 7 }];
  expect(paste(rows, 'many\tboat\ttrue\tnote\textra\n4\n', 2, 1)).toEqual([
    newRow(),
    newRow(),
    { ...newRow(), count: 7, spare: true, note: 'note' },
  ]);
  expect(paste([], 'abcdefg\t1', 0, 0)).toMatchObject([{ name: 'abcde', count: 1 }]);
});
