import { defineRecordBlock, head } from '../block.ts';

/** Customer cases, the newest first. */
export const block = defineRecordBlock('case-cards', 'cases', { ...head });

declare module '../block.ts' {
  interface BlockTypes {
    'case-cards': typeof block;
  }
}
