import { defineRecordBlock, head } from '../block.ts';

/** Release notes, the newest version first. */
export const block = defineRecordBlock('release-history', 'releases', { ...head });

declare module '../block.ts' {
  interface BlockTypes {
    'release-history': typeof block;
  }
}
