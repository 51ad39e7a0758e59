import { defineRecordBlock, head } from '../block.ts';

/** Solutions, each linked to its cases. */
export const block = defineRecordBlock('solution-cards', 'solutions', { ...head });

declare module '../block.ts' {
  interface BlockTypes {
    'solution-cards': typeof block;
  }
}
