import type { BlockType } from './block.ts';
import type { BlockLabels } from './labels.ts';

const modules = import.meta.glob<BlockLabels>('./*/labels.ts', { eager: true, import: 'labels' });

/** What editors read about each block type, by folder name. */
export const blockLabels = Object.fromEntries(
  Object.entries(modules).map(([file, labels]) => [file.split('/')[1], labels]),
) as Record<BlockType, BlockLabels>;
