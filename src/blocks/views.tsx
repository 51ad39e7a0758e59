import type { ComponentType } from 'react';
import type { Block, BlockType } from './block.ts';

const modules = import.meta.glob<ComponentType<{ block: Block }>>('./*/view.tsx', {
  eager: true,
  import: 'View',
});

/** The view of each block type, by folder name. */
export const blockViews = Object.fromEntries(
  Object.entries(modules).map(([file, view]) => [file.split('/')[1], view]),
) as Record<BlockType, ComponentType<{ block: Block }>>;
