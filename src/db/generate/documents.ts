import type { PoolClient } from 'pg';
import { documentLevels } from '#contracts/enums/documents.ts';
import { type Batch, textColumns } from './articles.ts';
import { insertRows } from './bulk.ts';
import type { Catalogue } from './catalogue.ts';
import { momentOf, recordId, recordRandom, slugOf } from './record.ts';
import { writeText } from './text.ts';

/** Writes Chinese documents, spread over all sections of the learning centre. */
export function documentBatch({ numbers, total }: Batch, catalogue: Catalogue) {
  const rows = numbers.map((number) => {
    const random = recordRandom('document', number);
    const at = momentOf(number, total, random);
    return {
      number,
      at,
      id: recordId(at, random),
      section: random.pick(catalogue.sections),
      product: random.chance(0.7) ? random.skewed(catalogue.products) : null,
      level: random.skewed(documentLevels),
      text: writeText('zh', random),
    };
  });
  const column = <T>(pick: (row: (typeof rows)[number]) => T) => rows.map(pick);
  return async (client: PoolClient) => {
    await insertRows(client, 'documents', {
      id: ['uuid', column(({ id }) => id)],
      slug: ['text', column(({ number }) => slugOf(number))],
      section_id: ['uuid', column(({ section }) => section)],
      product_key: ['text', column(({ product }) => product)],
      level: ['text', column(({ level }) => level)],
      minutes: ['int', column(({ text }) => text.readingMinutes)],
      sort: ['int', column(({ number }) => 1000 + number)],
    });
    await insertRows(client, 'document_translations', {
      document_id: ['uuid', column(({ id }) => id)],
      content_updated_at: ['timestamptz', column(({ at }) => at)],
      ...textColumns(rows.map(({ at, text }) => ({ locale: 'zh', at, text }))),
    });
  };
}
