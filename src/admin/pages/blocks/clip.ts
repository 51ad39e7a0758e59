import { z } from 'zod';
import type { StoredBlock } from '#contracts/enums/publishing.ts';
import type { BlockPair } from './pairs.ts';
import { isEditable } from './problems.ts';

/** Marks a text of the clipboard as blocks of a page. */
const FORMAT = 'mujing-page-block';

const storedBlock = z
  .looseObject({ id: z.string(), type: z.string() })
  .refine((block) => isEditable(block));

const clipSchema = z.strictObject({
  format: z.literal(FORMAT),
  zh: storedBlock.optional(),
  en: storedBlock.optional(),
});

/** A copied block in the languages that have it. */
export interface BlockClip {
  zh: StoredBlock | undefined;
  en: StoredBlock | undefined;
}

export function writeClip({ zh, en }: BlockPair): string {
  return JSON.stringify({ format: FORMAT, zh, en } satisfies z.input<typeof clipSchema>, null, 2);
}

/** Reads a text of the clipboard; undefined if it is no block, or one that no form can show. */
export function readClip(text: string): BlockClip | undefined {
  try {
    const { zh, en } = clipSchema.parse(JSON.parse(text));
    return zh || en ? { zh, en } : undefined;
  } catch {
    return undefined;
  }
}
