import type { Shot } from '../engine/shot.ts';

/** Pictures of cases are shown smaller than those at the head of a page. */
export const sized = (shot: Shot): Shot => ({ ...shot, size: [1040, 650], samples: 36 });
