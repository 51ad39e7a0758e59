import type { z } from 'zod';
import { defineRecordBlock, head } from '../block.ts';

/** Customer cases, the newest first. */
export const caseCards = defineRecordBlock('case-cards', 'cases', { ...head });
/** The block as its view gets it. */
export type CaseCardsBlock = z.output<typeof caseCards.resolved>;
