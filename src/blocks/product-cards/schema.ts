import type { z } from 'zod';
import { defineRecordBlock, head } from '../block.ts';

/** The products. */
export const productCards = defineRecordBlock('product-cards', 'products', { ...head });
/** The block as its view gets it. */
export type ProductCardsBlock = z.output<typeof productCards.resolved>;
