import { defineRecordBlock, head } from '../block.ts';

/** The products. */
export const block = defineRecordBlock('product-cards', 'products', { ...head });

declare module '../block.ts' {
  interface BlockTypes {
    'product-cards': typeof block;
  }
}
