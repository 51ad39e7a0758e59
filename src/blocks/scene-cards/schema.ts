import type { z } from 'zod';
import { defineRecordBlock, head } from '../block.ts';

/** What live rooms are used for, each leading to its cases. */
export const sceneCards = defineRecordBlock('scene-cards', 'scenes', { ...head });
/** The block as its view gets it. */
export type SceneCardsBlock = z.output<typeof sceneCards.resolved>;
