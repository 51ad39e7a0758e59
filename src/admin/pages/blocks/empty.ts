import type { BlockType } from '#blocks/block.ts';
import type { StoredBlock } from '#contracts/enums/publishing.ts';
import { blockFields, type FieldShape, type Shape } from './shapes.ts';

/** A new block with empty required fields. */
export function emptyBlock(type: BlockType, id: string): StoredBlock {
  return { id, type, ...emptyFields(blockFields(type)) };
}

function emptyFields(fields: readonly FieldShape[]): Record<string, unknown> {
  const required = fields.filter(({ isOptional }) => !isOptional);
  return Object.fromEntries(required.map(({ name, shape }) => [name, emptyValue(shape)]));
}

/** The value of a field before anything was written in it. */
export function emptyValue(shape: Shape): unknown {
  switch (shape.kind) {
    case 'choice':
      return shape.options[0];
    case 'constant':
      return shape.value;
    case 'flag':
      return false;
    case 'number':
      return shape.min;
    case 'place':
      return [50, 50];
    case 'records':
      return [];
    case 'link':
      return { label: '', to: '' };
    case 'group':
      return emptyFields(shape.fields);
    case 'list':
      return Array.from({ length: shape.min }, () => emptyValue(shape.item));
    default:
      return '';
  }
}
