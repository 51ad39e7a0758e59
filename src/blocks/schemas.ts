import { z } from 'zod';
import type { Block, BlockDefinition, BlockType, PageBlock } from './block.ts';

const modules = import.meta.glob<BlockDefinition>('./*/schema.ts', {
  eager: true,
  import: 'block',
});

/** All block types by folder name; the views are in views.tsx. */
export const blockDefinitions = Object.fromEntries(
  Object.entries(modules).map(([file, block]) => [file.split('/')[1], block]),
) as Record<BlockType, BlockDefinition>;

type Options = [z.ZodObject, ...z.ZodObject[]];
const definitions = Object.values(blockDefinitions);

/** A stored block. */
export const storedBlockSchema = z.discriminatedUnion(
  'type',
  definitions.map(({ stored }) => stored) as Options,
) as unknown as z.ZodType<PageBlock>;

/** A block with records and pictures filled in, as passed to its view. */
export const blockSchema = z.discriminatedUnion(
  'type',
  definitions.map(({ resolved }) => resolved) as Options,
) as unknown as z.ZodType<Block>;
