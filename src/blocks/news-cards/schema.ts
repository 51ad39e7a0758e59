import type { z } from 'zod';
import { defineRecordBlock, head } from '../block.ts';

/** The latest articles of the information centre. */
export const newsCards = defineRecordBlock('news-cards', 'articles', { ...head });
/** The block as its view gets it. */
export type NewsCardsBlock = z.output<typeof newsCards.resolved>;
