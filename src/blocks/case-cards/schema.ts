import { defineRecordBlock, head } from '../block.ts';

/** Customer cases: those named, or the first of the list. */
export const block = defineRecordBlock('case-cards', 'cases', { ...head });

declare module '../block.ts' {
  interface BlockTypes {
    'case-cards': typeof block;
  }
}
