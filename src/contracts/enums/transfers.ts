import { recordKinds } from '../records/all.ts';
import { contentKinds } from './content.ts';

export const transferFormats = ['xlsx', 'csv', 'json'] as const;
export type TransferFormat = (typeof transferFormats)[number];

/** Resources that can be imported. */
export const importedResources = [
  ...contentKinds,
  ...recordKinds,
  'media',
  'document-section',
] as const;
export type ImportedResource = (typeof importedResources)[number];

/** What an import does with a row: adds a record, changes one, changes nothing, or refuses it. */
export const rowStates = ['new', 'changed', 'unchanged', 'wrong'] as const;
export type RowState = (typeof rowStates)[number];
