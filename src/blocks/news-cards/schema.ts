import { defineRecordBlock, head } from '../block.ts';

/** The latest articles of the information centre. */
export const block = defineRecordBlock('news-cards', 'articles', { ...head });

declare module '../block.ts' {
  interface BlockTypes {
    'news-cards': typeof block;
  }
}
