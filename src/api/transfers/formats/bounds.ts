import { MARKDOWN_MAX } from '#contracts/content/fields.ts';
import { AppError } from '#contracts/errors.ts';
import { MAX_IMPORT_BYTES } from '#contracts/uploads.ts';
import { MAX_CELL } from '../cells.ts';

/** Rows of one import at most, besides the names of the columns. */
export const MAX_IMPORT_ROWS = 2_000;
/** Columns at most; no table of the site has a tenth of them. */
export const MAX_COLUMNS = 500;
/** Cells at most, empty ones included: 200 columns of the most rows. */
export const MAX_CELLS = 400_000;
/** Bytes of a table at most, of an xlsx file with all that is packed in it. */
export const MAX_TABLE_BYTES = MAX_IMPORT_BYTES;
/** Longest text in JSON, which no program cuts: the longest text of a record. */
export const MAX_JSON_TEXT = MARKDOWN_MAX;
/** Lists and objects inside each other in JSON; the deepest record has six. */
export const MAX_JSON_DEPTH = 8;
/** Longest name of a column. */
const MAX_NAME = 200;

type Messages = { zh: string; en: string };

/** The refusal of a table. */
export const refused = (messages: Messages, cause?: unknown) =>
  new AppError('FILE_REFUSED', { messages, cause });

/** Why a table is refused, and what to do. */
export const refusals = {
  empty: {
    zh: '表格里没有数据。第一行应是列名，下面每行一条；在 Excel 里，数据要在没有隐藏的工作表中。',
    en: 'The table has no data. Its first row has the names of the columns, each other row one record; in Excel, the sheet must not be hidden.',
  },
  tooManyRows: {
    zh: `一次最多导入 ${MAX_IMPORT_ROWS} 行，请分成几个文件。`,
    en: `At most ${MAX_IMPORT_ROWS} rows at a time. Split the file.`,
  },
  tooManyCells: {
    zh: `单元格太多（最多 ${MAX_CELLS} 格，空格子也算），请删去不需要的列，或分成几个文件。`,
    en: `The table has more than ${MAX_CELLS} cells, empty ones included. Delete the columns that you do not need, or split the file.`,
  },
  tooLarge: {
    zh: `表格解压后超过 ${MAX_TABLE_BYTES / 1024 / 1024} MB。请删去图片、其他工作表和不需要的列，或分成几个文件。`,
    en: `The table has more than ${MAX_TABLE_BYTES / 1024 / 1024} MB when it is unpacked. Delete pictures, other sheets and columns that you do not need, or split the file.`,
  },
  longText: {
    zh: `有单元格的内容超过 ${MAX_CELL} 字，Excel 会截断它。请缩短，或用 JSON 导入。`,
    en: `A cell has more than ${MAX_CELL} characters, which Excel cuts. Shorten it or import JSON.`,
  },
  tooDeep: {
    zh: `JSON 的嵌套超过 ${MAX_JSON_DEPTH} 层。请照导出的样子修改。`,
    en: `The JSON has more than ${MAX_JSON_DEPTH} lists or objects inside each other. Change it in the form in which it was exported.`,
  },
  emptyRows: {
    zh: '工作表里有太多带格式的空行。请选中数据下面的行并删除，再保存。',
    en: 'The sheet has too many empty rows with formats. Select the rows below the data, delete them and save.',
  },
  damaged: {
    zh: '这个文件已损坏，或不是普通的 xlsx。请在 Excel 或 WPS 里打开，另存为新的 xlsx 后重试。',
    en: 'This file is damaged, or no plain xlsx. Open it in Excel or WPS, save it as a new xlsx and try again.',
  },
  oldOrLocked: {
    zh: '这是旧的 xls 格式，或有打开密码。请去掉密码，另存为 xlsx 后重试。',
    en: 'This is the old xls format, or has a password. Save it as xlsx without a password and try again.',
  },
  unreadable: {
    zh: '无法读取这个文件。请另存为 xlsx、CSV 或 JSON 后重试。',
    en: 'This file cannot be read. Save it as xlsx, CSV or JSON and try again.',
  },
} satisfies Record<string, Messages>;

/** Where a cell is. Row and column are numbers from 1. */
export interface CellPlace {
  row: number;
  column: number;
}

/** @throws AppError FILE_REFUSED beyond the last column that a table may have */
export function requireColumn({ row, column }: CellPlace): void {
  if (column <= MAX_COLUMNS) return;
  throw refused({
    zh: `第 ${row} 行超过 ${MAX_COLUMNS} 列。请删去不需要的列；如果是 CSV，请检查分隔符。`,
    en: `Row ${row} has more than ${MAX_COLUMNS} columns. Delete those that you do not need; in CSV, check what separates the cells.`,
  });
}

/** @throws AppError FILE_REFUSED if a cell of a sheet or of CSV has a longer text than Excel keeps */
export function requireCell(length: number, { row, column }: CellPlace): void {
  if (length <= MAX_CELL) return;
  throw refused({
    zh: `第 ${row} 行第 ${column} 列的内容超过 ${MAX_CELL} 字，Excel 会截断它。请缩短，或用 JSON 导入；如果是 CSV，请检查前面是否少了一个引号。`,
    en: `Row ${row}, column ${column} has more than ${MAX_CELL} characters, which Excel cuts. Shorten it or import JSON; in CSV, check whether a quotation mark is missing before it.`,
  });
}

/** @throws AppError FILE_REFUSED if a text in JSON is longer than any of a record */
export function requireJsonText(length: number, { row, column }: { row: number; column: string }) {
  if (length <= MAX_JSON_TEXT) return;
  throw refused({
    zh: `第 ${row} 条的 ${column} 超过 ${MAX_JSON_TEXT} 字，请缩短。`,
    en: `Record ${row}: ${column} has more than ${MAX_JSON_TEXT} characters. Shorten it.`,
  });
}

/** @throws AppError FILE_REFUSED if the names of the columns are no names */
export function requireNames(names: readonly string[]): void {
  const at = names.findIndex((name) => name.length > MAX_NAME);
  if (at < 0) return;
  throw refused({
    zh: `第 1 行第 ${at + 1} 列的列名超过 ${MAX_NAME} 字。第一行应是列名，与导出的表格相同。`,
    en: `Row 1, column ${at + 1}: the name has more than ${MAX_NAME} characters. The first row has the names of the columns, as an export has them.`,
  });
}
