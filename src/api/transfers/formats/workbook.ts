import path from 'node:path';
import { refusals, refused } from './bounds.ts';
import { attributesOf, walkXml } from './xml.ts';

/** Elements of a part that is read as a whole: a text of a cell has two, one with formats more. */
export const MAX_PART_ELEMENTS = 300_000;

/** The names of the parts of a workbook that are read. */
export interface WorkbookParts {
  /** The sheets that are shown, each with its place among all sheets. */
  sheets: readonly { name: string; index: number }[];
  /** Texts that cells share; empty if there are none. */
  sharedTexts: string;
  others: readonly string[];
  /** Days are counted from 1904, as in workbooks of old Macs. */
  isFrom1904: boolean;
}

interface Relation {
  id: string;
  type: string;
  /** Name of the part. */
  target: string;
}

/**
 * Finds the parts that a reader of one sheet needs.
 * @throws AppError FILE_REFUSED if there is no sheet
 */
export function findParts(parts: ReadonlyMap<string, string>): WorkbookParts {
  const root = '_rels/.rels';
  const workbook = targetOf(relationsOf(parts.get(root), ''), 'officeDocument');
  const folder = workbook.slice(0, workbook.lastIndexOf('/') + 1);
  const relationsName = `${folder}_rels/${workbook.slice(folder.length)}.rels`;
  const relations = relationsOf(parts.get(relationsName), folder);
  const { shown, isFrom1904 } = readWorkbook(parts.get(workbook));
  const targets = new Map(relations.map(({ id, target }) => [id, target]));
  const sheets = shown.flatMap(({ id, index }) => {
    const name = targets.get(id);
    return name ? [{ name, index }] : [];
  });
  if (sheets.length === 0) throw refused(refusals.damaged);
  return {
    sheets,
    sharedTexts: targetOf(relations, 'sharedStrings'),
    isFrom1904,
    others: ['[Content_Types].xml', root, workbook, relationsName, targetOf(relations, 'styles')],
  };
}

const targetOf = (relations: readonly Relation[], type: string) =>
  relations.find((relation) => relation.type.endsWith(`/${type}`))?.target ?? '';

function relationsOf(xml: string | undefined, folder: string): Relation[] {
  const relations: Relation[] = [];
  walkXml(xml ?? '', MAX_PART_ELEMENTS, {
    open(name, written) {
      if (name !== 'Relationship') return;
      const attributes = attributesOf(written);
      const target = attributes.get('Target') ?? '';
      relations.push({
        id: attributes.get('Id') ?? '',
        type: attributes.get('Type') ?? '',
        target: target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target),
      });
    },
  });
  return relations;
}

/** The sheets that are shown, and how the workbook counts days. */
function readWorkbook(xml: string | undefined) {
  const shown: { id: string; index: number }[] = [];
  let isFrom1904 = false;
  let index = -1;
  walkXml(xml ?? '', MAX_PART_ELEMENTS, {
    open(name, written) {
      if (name !== 'sheet' && name !== 'workbookPr') return;
      const attributes = attributesOf(written);
      if (name === 'workbookPr') {
        isFrom1904 = /^(?:1|true)$/.test(attributes.get('date1904') ?? '');
        return;
      }
      index++;
      if (/hidden/i.test(attributes.get('state') ?? '')) return;
      // The prefix of the attribute is free.
      for (const [attribute, id] of attributes) {
        if (attribute.endsWith(':id')) shown.push({ id, index });
      }
    },
  });
  return { shown, isFrom1904 };
}
