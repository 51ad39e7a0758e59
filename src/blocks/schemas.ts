import { z } from 'zod';
import type { Block, BlockDefinition, BlockType, PageBlock } from './block.ts';

const modules = import.meta.glob<BlockDefinition>('./*/schema.ts', {
  eager: true,
  import: 'block',
});

/** Every type of block by the name of its folder; its view is in views.tsx. */
export const blockDefinitions = Object.fromEntries(
  Object.entries(modules).map(([file, block]) => [file.split('/')[1], block]),
) as Record<BlockType, BlockDefinition>;

type Options = [z.ZodObject, ...z.ZodObject[]];
const definitions = Object.values(blockDefinitions);

/** A block as it is stored. */
export const storedBlockSchema = z.discriminatedUnion(
  'type',
  definitions.map(({ stored }) => stored) as Options,
) as unknown as z.ZodType<PageBlock>;

/** A block as its view gets it, with records and pictures filled in. */
export const blockSchema = z.discriminatedUnion(
  'type',
  definitions.map(({ resolved }) => resolved) as Options,
) as unknown as z.ZodType<Block>;
