import type { ComponentType } from 'react';
import type { Block, BlockType } from './block.ts';

const modules = import.meta.glob<ComponentType<{ block: Block }>>('./*/view.tsx', {
  eager: true,
  import: 'View',
});

/** Block types whose view has a script of its own, in `lazy-view.tsx`. */
export type LazyBlockType = 'case-cards' | 'code-samples' | 'room-chooser' | 'studio-plan';

/** The view of every other block type, by folder name. */
export const blockViews = Object.fromEntries(
  Object.entries(modules).map(([file, view]) => [file.split('/')[1], view]),
) as Record<Exclude<BlockType, LazyBlockType>, ComponentType<{ block: Block }>>;
