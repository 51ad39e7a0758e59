import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import type { Random } from './random.ts';
import { hostileJson, hostileText } from './texts.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const MB = 1024 * 1024;

const LARGE_CELL = `<row><c t="inlineStr"><is><t>${'a'.repeat(120 * MB)}</t></is></c></row>`;

const csv: ((random: Random) => string)[] = [
  (random) => ','.repeat(random.size(2 * MB)),
  (random) => '\n'.repeat(random.size(2 * MB)),
  (random) => '"'.repeat(random.size(2 * MB)),
  (random) => `word,note\n"${'a'.repeat(random.size(2 * MB))}`,
  (random) => `word,note\n${'"a""b",\r\n'.repeat(random.size(20_000))}`,
  (random) => `word,category,severity\n${rows(random)}`,
  (random) => `id,zh.title,zh.body\n${rows(random)}`,
  (random) => hostileText(random, 200_000),
];

/** Rows with hostile texts, quoted as they should be. */
function rows(random: Random): string {
  const cell = () => `"${hostileText(random, random.size(2_000)).replaceAll('"', '""')}"`;
  return Array.from({ length: random.size(1_000) }, () => `${cell()},${cell()},${cell()}\n`).join(
    '',
  );
}

const json: ((random: Random) => string)[] = [
  (random) => `[{"word":${'['.repeat(random.size(2 * MB))}`,
  (random) => `[${'{"word":'.repeat(random.size(100_000))}`,
  (random) => `[{"word":${hostileJson(random, 500_000)}}]`,
  (random) => `[${'{},'.repeat(random.size(500_000))}{}]`,
  (random) => JSON.stringify([{ word: 'a'.repeat(random.size(2 * MB)) }]),
  (random) =>
    JSON.stringify(
      Array.from({ length: random.size(3_000) }, (_, at) => ({
        [`c${at % random.int(1, 900)}`]: hostileText(random, 200),
      })),
    ),
];

const sheets: ((random: Random) => string)[] = [
  (random) => `<row><c t="inlineStr"><is><t>${'a'.repeat(random.size(40 * MB))}</t></is></c></row>`,
  (random) => `<row>${'<c/>'.repeat(random.size(2 * MB))}</row>`,
  (random) => '<row/>'.repeat(random.size(2 * MB)),
  (random) => '<x>'.repeat(random.size(2 * MB)),
  (random) => `<row><c ${'a '.repeat(random.size(2 * MB))}/></row>`,
  (random) => `<row r="1e${random.size(300)}"><c r="XFD${random.size(9)}"><v>1</v></c></row>`,
  (random) => `<row><c t="s"><v>${'9'.repeat(random.size(400))}</v></c></row>`,
  (random) => `<row><c><f>${'('.repeat(random.size(MB))}</f></c></row>`,
  (random) => `<row><c t="inlineStr"><is>${'<r><t>&lt;</t></r>'.repeat(random.size(100_000))}`,
  (random) => `</sheetData>${'<mergeCell ref="A1:XFD9"/>'.repeat(random.size(100_000))}<sheetData>`,
  (random) => '<row><c t="inlineStr"><is><t>word</t></is></c></row>'.repeat(random.size(60_000)),
];

const sheetXml = (content: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${content}</sheetData></worksheet>`;

/** Hostile tables. */
export interface Tables {
  hostile(random: Random): Uint8Array;
  /** Tables that once ended the process. */
  known: ((random: Random) => Uint8Array)[];
}

/** Makes the tables from a small workbook. */
export async function openTables(): Promise<Tables> {
  const plain = (await writeXlsx({
    sheets: [
      {
        name: 'Data',
        rows: [
          ['word', 'zh.title'],
          ['a', 'b'],
        ],
      },
    ],
  })) as Uint8Array;
  const parts = unzipSync(plain);

  function workbook(random: Random, changed: Record<string, string>): Uint8Array {
    const files: Zippable = { ...parts };
    for (const [name, text] of Object.entries(changed)) files[name] = strToU8(text);
    return zipSync(files, { level: random.pick([1, 6]) });
  }

  const workbooks: ((random: Random) => Uint8Array)[] = [
    (random) => workbook(random, { [SHEET]: sheetXml(random.pick(sheets)(random)) }),
    (random) =>
      workbook(random, {
        [random.pick(Object.keys(parts))]: random
          .pick([
            '<si><t>a</t></si>',
            '<a b="c">',
            '&amp;',
            '<!--',
            '<!DOCTYPE a [<!ENTITY b "c">]>',
          ])
          .repeat(random.size(200_000)),
      }),
    (random) => workbook(random, { 'xl/media/x.png': '\0'.repeat(random.size(60 * MB)) }),
    // Many files, and changed bytes: sizes, places and names.
    (random) => {
      const names = Array.from({ length: random.size(3_000) }, (_, at) => [`${at}.xml`, '']);
      return workbook(random, Object.fromEntries(names));
    },
    (random) => withChangedBytes(random, plain),
    (random) => withChangedBytes(random, workbook(random, { [SHEET]: sheetXml('<row/>') })),
    (random) => plain.slice(0, random.int(4, plain.length)),
  ];

  const known: ((random: Random) => Uint8Array)[] = [
    (random) => workbook(random, { [SHEET]: sheetXml(LARGE_CELL) }),
    () => strToU8(','.repeat(2_000_000)),
    () => strToU8(`[{"word":${'['.repeat(2_000_000)}`),
  ];

  return {
    known,
    hostile(random) {
      if (random.chance(0.2)) return random.pick(known)(random);
      const form = random.int(0, 9);
      if (form < 3) return encoded(random, random.pick(csv)(random));
      if (form < 5) return strToU8(random.pick(json)(random));
      return random.pick(workbooks)(random);
    },
  };
}

function encoded(random: Random, text: string): Uint8Array {
  return random.chance(0.8) ? strToU8(text) : Buffer.from(`\ufeff${text}`, 'utf16le');
}

/** A file with some bytes changed, near its end more often: there is the directory of a ZIP. */
function withChangedBytes(random: Random, file: Uint8Array): Uint8Array {
  const changed = file.slice();
  for (let count = random.size(40); count > 0; count--) {
    const at = random.chance(0.5)
      ? random.int(2, changed.length - 1)
      : changed.length - random.int(1, Math.min(600, changed.length - 2));
    changed[at] = random.pick([0, 1, 0x7f, 0xff, random.int(0, 255)]);
  }
  return changed;
}

/** New articles as a table, nearly as large as a table may be, in each form. */
export async function largestTables(): Promise<Record<'xlsx' | 'csv' | 'json', Uint8Array>> {
  const head = ['shared.slug', 'shared.category', 'zh.title', 'zh.summary', 'zh.body'];
  const body = 'A plain text. '.repeat(540);
  const cells = Array.from({ length: 2_000 }, (_, at) => [
    `largest-${at}`,
    'product',
    `Title ${at}`,
    '',
    body,
  ]);
  const sheet = { name: 'Data', rows: [head, ...cells] };
  const records = cells.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])));
  return {
    xlsx: (await writeXlsx({ sheets: [sheet] })) as Uint8Array,
    csv: strToU8([head, ...cells].map((row) => `${row.join(',')}\n`).join('')),
    json: strToU8(JSON.stringify(records)),
  };
}

const SVG_PARTS = [
  '<g>',
  '<use href="#a"/>',
  '<path d="M0 0',
  '<style>a{b:url(',
  '<text>a</text>',
  '<!--',
  '<!ENTITY a "b">',
  '<image href="https://a/"/>',
  '<linearGradient id="a">',
  '&#x26;',
  '<a b="c" ',
];

/** A hostile drawing. */
export function hostileSvg(random: Random): Uint8Array {
  const piece = random.pick(SVG_PARTS);
  const content = piece.repeat(random.size(300_000 / piece.length));
  const end = random.chance(0.5) ? '</g>'.repeat(random.size(60_000)) : '';
  return strToU8(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}${end}</svg>`,
  );
}
