import { defineRecordBlock, head } from '../block.ts';

/** Downloads with their newest version. */
export const block = defineRecordBlock('download-links', 'downloads', { ...head });

declare module '../block.ts' {
  interface BlockTypes {
    'download-links': typeof block;
  }
}
