import { afterAll, expect, test } from 'vitest';
import { partOf, partsOf } from '#api/publishing/kinds.ts';
import { currentData, readPartStatus } from '#api/publishing/parts.ts';
import { readActive } from '#api/risky-words/active.ts';
import { contentKinds } from '#contracts/enums/content.ts';
import { createRiskFinder } from '#contracts/risky-words.ts';
import { contentRecords } from '#db/schema/content.ts';
import { createDemoDatabase } from '#tests/support/database.ts';

const database = await createDemoDatabase();
afterAll(() => database.drop());

test('no page, article, case or document of the demo content has a forbidden word', async () => {
  const { db } = database;
  const findRisks = createRiskFinder(await readActive(db));
  const records = await db.select().from(contentRecords);
  const forbidden: string[] = [];
  const checked = new Set<string>();
  for (const record of records) {
    for (const part of partsOf(record.kind)) {
      const status = await readPartStatus(db, record, part);
      if (!status.stored) continue;
      checked.add(`${record.kind} ${part}`);
      for (const { field, text } of partOf(record.kind, part).texts(
        currentData(record.kind, status),
      )) {
        for (const { word, start, end } of findRisks(text)) {
          if (word.severity !== 'forbidden') continue;
          const around = text.slice(Math.max(0, start - 10), end + 10);
          forbidden.push(`${record.kind} ${record.id} ${part} ${field}: ${around}`);
        }
      }
    }
  }
  expect(forbidden).toEqual([]);
  expect([...checked]).toEqual(
    expect.arrayContaining(
      contentKinds.flatMap((kind) => partsOf(kind).map((part) => `${kind} ${part}`)),
    ),
  );
}, 120_000);
