import path from 'node:path';
import { refusals, refused } from './bounds.ts';
import { attributesOf, walkXml } from './xml.ts';

/** Elements of a part that is read as a whole: a text of a cell has two, one with formats more. */
export const MAX_PART_ELEMENTS = 300_000;

/** The names of the parts of a workbook that are read. */
export interface WorkbookParts {
  /** The first sheet. */
  sheet: string;
  /** Texts that cells share; empty if there are none. */
  sharedTexts: string;
  others: readonly string[];
}

interface Relation {
  id: string;
  type: string;
  /** Name of the part. */
  target: string;
}

/**
 * Finds the parts that a reader of the first sheet needs.
 * @throws AppError FILE_REFUSED if there is no sheet
 */
export function findParts(parts: ReadonlyMap<string, string>): WorkbookParts {
  const root = '_rels/.rels';
  const workbook = targetOf(relationsOf(parts.get(root), ''), 'officeDocument');
  const folder = workbook.slice(0, workbook.lastIndexOf('/') + 1);
  const relationsName = `${folder}_rels/${workbook.slice(folder.length)}.rels`;
  const relations = relationsOf(parts.get(relationsName), folder);
  const id = firstSheetId(parts.get(workbook));
  const sheet = relations.find((relation) => relation.id === id)?.target;
  if (!sheet) throw refused(refusals.damaged);
  return {
    sheet,
    sharedTexts: targetOf(relations, 'sharedStrings'),
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

function firstSheetId(xml: string | undefined): string | undefined {
  let id: string | undefined;
  walkXml(xml ?? '', MAX_PART_ELEMENTS, {
    open(name, written) {
      if (name !== 'sheet' || id !== undefined) return;
      // The prefix of the attribute is free.
      for (const [attribute, value] of attributesOf(written)) {
        if (attribute.endsWith(':id')) id = value;
      }
    },
  });
  return id;
}
