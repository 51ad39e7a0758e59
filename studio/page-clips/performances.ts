import { hair } from './performances/hair.ts';
import type { Performance } from './performances/performance.ts';
import { presenter } from './performances/presenter.ts';
import { uneven } from './performances/uneven.ts';
import { veil } from './performances/veil.ts';

/** By the keys of the clips. */
export const performances: Record<string, () => Performance> = { presenter, hair, veil, uneven };
