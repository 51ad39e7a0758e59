import { defineRecordBlock, head } from '../block.ts';

/** What changed from version to version, the newest first. */
export const block = defineRecordBlock('release-history', 'releases', { ...head });

declare module '../block.ts' {
  interface BlockTypes {
    'release-history': typeof block;
  }
}
