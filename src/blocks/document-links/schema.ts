import { defineRecordBlock, head } from '../block.ts';

/** Documents of the learning centre, the most popular first. */
export const block = defineRecordBlock('document-links', 'documents', { ...head });

declare module '../block.ts' {
  interface BlockTypes {
    'document-links': typeof block;
  }
}
