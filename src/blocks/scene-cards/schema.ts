import { defineRecordBlock, head } from '../block.ts';

/** Solutions, each linked to its cases. */
export const block = defineRecordBlock('scene-cards', 'scenes', { ...head });

declare module '../block.ts' {
  interface BlockTypes {
    'scene-cards': typeof block;
  }
}
