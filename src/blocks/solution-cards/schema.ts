import { defineRecordBlock, head } from '../block.ts';

/** What live rooms are used for, each leading to its cases. */
export const block = defineRecordBlock('solution-cards', 'solutions', { ...head });

declare module '../block.ts' {
  interface BlockTypes {
    'solution-cards': typeof block;
  }
}
