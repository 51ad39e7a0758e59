import { records as known } from '../../src/contracts/records/list.ts';
import { colourRecord } from './colours/record.ts';

/** Stands for src/contracts/records/list.ts. */
export const records = [...known, colourRecord] as const;
