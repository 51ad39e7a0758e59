import { definitions as known } from '../../src/api/records/list.ts';
import { colourDefinition } from './colours/definition.ts';

/** Stands for src/api/records/list.ts. */
export const definitions = [...known, colourDefinition];
