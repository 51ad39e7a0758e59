import { AppError } from '#contracts/errors.ts';
import { plainText } from './cells.ts';
import type { GivenTable } from './formats/read.ts';
import { headForm } from './head-form.ts';
import type { Column, Importer, Message } from './table.ts';

/** What a head is compared with. */
interface Headed {
  columns: readonly Column[];
  importer: Pick<Importer, 'key' | 'newRows'>;
}

/** A known column and its place in a table. */
export type Place = [index: number, column: Column];

/** Head of the column with the problems of rows in a table that is sent back to be corrected. */
export const problemHead: Message = { zh: '问题', en: 'Problem' };

/** All names that a head may have for a column. */
export const namesOf = ({ name, title, labels = [] }: Column): string[] => [
  name,
  ...(title ? [title.zh, title.en] : []),
  ...labels,
];

/** The column of a field; content names its fields without their part. */
export const columnOf = (columns: readonly Column[], field: string): Column | undefined =>
  columns.find(({ name }) => name === field || name === `shared.${field}`);

/** What the interface calls a column. */
export const titleOf = ({ name, title }: Column): Message => title ?? { zh: name, en: name };

/**
 * The places of the known columns.
 * @throws AppError FILE_REFUSED with all that is wrong with the head
 */
export function placesIn(table: GivenTable, { columns, importer }: Headed): Place[] {
  const places = table.head.flatMap((given, index): Place[] => {
    const column = columns.find((known) => isNamed(known, given));
    return column ? [[index, column]] : [];
  });
  const problems = [...doubled(places, table.head), ...nameless(table)];
  const needsKey = importer.newRows !== 'without-key';
  const hasKey = places.some(([, { name }]) => name === importer.key);
  if (places.length === 0 || (needsKey && !hasKey)) {
    const key = columns.find(({ name }) => name === importer.key);
    problems.push(noKey(titleOf(key ?? { name: importer.key })));
  }
  if (problems.length === 0) return places;
  problems.push(firstRow);
  throw new AppError('FILE_REFUSED', {
    messages: {
      zh: problems.map(({ zh }) => zh).join(''),
      en: problems.map(({ en }) => en).join(' '),
    },
  });
}

/** Names in a head that belong to no column. */
export function unknownNames(head: readonly string[], columns: readonly Column[]): string[] {
  const known = [...columns, { name: problemHead.zh, labels: [problemHead.en] }];
  return head.filter((given) => given !== '' && !known.some((column) => isNamed(column, given)));
}

/** Texts of a row beside all named columns: a comma may have cut a cell in two. */
export const cellsBeside = (cells: GivenTable['rows'][number]['cells'], head: readonly string[]) =>
  cells
    .filter((_, index) => !head[index])
    .map((cell) => plainText(cell).trim())
    .filter((text) => text !== '');

const isNamed = (column: Column, given: string) =>
  namesOf(column).some((name) => headForm(name) === headForm(given));

function doubled(places: readonly Place[], head: readonly string[]): Message[] {
  const names = new Set(places.map(([, { name }]) => name));
  return [...names].flatMap((name) => {
    const same = places.filter(([, column]) => column.name === name);
    if (same.length < 2) return [];
    const numbers = same.map(([index]) => index + 1);
    const given = [...new Set(same.map(([index]) => head[index]))];
    return {
      zh: `第 ${numbers.join('、')} 列是同一列（${given.map((one) => `“${one}”`).join('、')}），请只留一列。`,
      en: `Columns ${numbers.join(', ')} are the same one (${given.map((one) => `“${one}”`).join(', ')}); keep one of them.`,
    };
  });
}

/** Columns between others whose cells have no name; a longer row is a problem of that row. */
function nameless({ head, rows }: GivenTable): Message[] {
  const last = head.findLastIndex((given) => given !== '');
  const numbers = head.flatMap((given, index) => {
    const isFilled = () => rows.some(({ cells }) => plainText(cells[index]).trim() !== '');
    return index < last && given === '' && isFilled() ? [index + 1] : [];
  });
  if (numbers.length === 0) return [];
  return [
    {
      zh: `第 ${numbers.join('、')} 列有内容但没有列名，请补上列名或删去。`,
      en: `Cells in column ${numbers.join(', ')} are filled in but it has no name; name it or delete it.`,
    },
  ];
}

const noKey = ({ zh, en }: Message): Message => ({
  zh: `需要“${zh}”这一列。`,
  en: `The column “${en}” is needed.`,
});

const firstRow: Message = {
  zh: '第一行应是列名，与导出的表格相同（中文、英文都可以）。请先导出，在导出的文件里修改。',
  en: 'The first row has the names of the columns, in Chinese or English, as an export has them. Export first and change that file.',
};
