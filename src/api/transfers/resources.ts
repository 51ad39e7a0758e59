import { mediaImporter, mediaResource } from '#api/media/transfer.ts';
import { riskyWordImporter, riskyWordResource } from '#api/risky-words/transfer.ts';
import { contentKinds } from '#contracts/enums/content.ts';
import type { ImportedResource } from '#contracts/enums/transfers.ts';
import type { Right } from '#contracts/staff/rights.ts';
import { contentColumns, contentImporter } from './content.ts';
import type { Column, Importer } from './table.ts';

/** A resource that can be imported. */
export interface Imported {
  columns: readonly Column[];
  importer: Importer;
  /** Rights that an import needs. */
  rights: readonly Right[];
}

/** Resources that can be imported, by name. */
export function importedResource(name: ImportedResource): Imported {
  const kind = contentKinds.find((known) => known === name);
  if (kind) {
    return {
      columns: contentColumns(kind),
      importer: contentImporter(kind),
      rights: ['content.create', 'content.update'],
    };
  }
  return plainRecords[name as keyof typeof plainRecords];
}

const plainRecords = {
  'risky-word': {
    columns: riskyWordResource.columns,
    importer: riskyWordImporter,
    rights: ['riskyWords.create', 'riskyWords.update'],
  },
  media: {
    columns: mediaResource.columns,
    importer: mediaImporter,
    rights: ['media.update'],
  },
} satisfies Record<string, Imported>;
