import { defineRecordBlock, head } from '../block.ts';

/** What live rooms are used for, each leading to its cases. */
export const block = defineRecordBlock('scene-cards', 'scenes', { ...head });

declare module '../block.ts' {
  interface BlockTypes {
    'scene-cards': typeof block;
  }
}
