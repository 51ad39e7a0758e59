import { blockLabels } from '#blocks/all-labels.ts';
import type { BlockType } from '#blocks/block.ts';
import { blockDefinitions } from '#blocks/schemas.ts';
import type { StoredBlock } from '#contracts/enums/publishing.ts';
import type { FormDefinition } from '../../form/definition.ts';
import { emptyFields } from '../../form/empty.ts';
import { fieldsOf } from '../../form/shapes.ts';

/** Fields that are no part of a block's form. */
const framework = new Set(['id', 'type', 'hidden']);
const known = new Map<BlockType, FormDefinition>();

/** The form of a block type; its fields have the order of the schema. */
export function blockForm(type: BlockType): FormDefinition {
  const form = known.get(type) ?? formOf(type);
  known.set(type, form);
  return form;
}

function formOf(type: BlockType): FormDefinition {
  const fields = fieldsOf(blockDefinitions[type].stored).filter(({ name }) => !framework.has(name));
  const sections = [{ fields: fields.map(({ name }) => name) }];
  return { fields, labels: blockLabels[type].fields, sections };
}

export function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(blockDefinitions, type);
}

/** A new block with empty required fields. */
export function emptyBlock(type: BlockType, id: string): StoredBlock {
  return { id, type, ...emptyFields(blockForm(type).fields) };
}
