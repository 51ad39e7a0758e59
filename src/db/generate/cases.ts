import type { PoolClient } from 'pg';
import type { Batch } from './articles.ts';
import { insertRows } from './bulk.ts';
import type { Catalogue } from './catalogue.ts';
import { say } from './grammar.ts';
import { momentOf, recordId, recordRandom, slugOf } from './record.ts';
import { createVoice, writeText } from './text.ts';

/** Writes Chinese cases of invented customers. */
export function caseBatch({ numbers, total }: Batch, catalogue: Catalogue) {
  const rows = numbers.map((number) => {
    const random = recordRandom('case', number);
    const at = momentOf(number, total, random);
    const voice = createVoice('zh', random);
    const text = writeText('zh', random);
    const [challenge = '', ...solution] = text.bodyMarkdown.split('\n\n').slice(0, 5);
    return {
      number,
      at,
      id: recordId(at, random),
      industry: random.pick(catalogue.industries),
      use: random.pick(catalogue.solutions),
      product: random.skewed(catalogue.products),
      customer: say('{customer}', voice),
      title: say('{=customer}：{set}里的{trade}{scene}', voice),
      summary: text.summary,
      challenge,
      solution: solution.filter((part) => !part.startsWith('#')).join('\n\n'),
      figure: {
        value: `+${10 + random.below(80)}%`,
        label: '停留时长',
        source: '客户后台，上线后 30 天',
      },
    };
  });
  const column = <T>(pick: (row: (typeof rows)[number]) => T) => rows.map(pick);
  return async (client: PoolClient) => {
    const ids = column(({ id }) => id);
    await insertRows(client, 'cases', {
      id: ['uuid', ids],
      slug: ['text', column(({ number }) => slugOf(number))],
      industry_key: ['text', column(({ industry }) => industry)],
      solution_key: ['text', column(({ use }) => use)],
      delivered_on: ['date', column(({ at }) => at)],
      sort: ['int', column(({ number }) => 1000 + number)],
    });
    await insertRows(client, 'case_products', {
      case_id: ['uuid', ids],
      product_key: ['text', column(({ product }) => product)],
    });
    await insertRows(client, 'case_translations', {
      case_id: ['uuid', ids],
      locale: ['text', column(() => 'zh')],
      status: ['text', column(() => 'published')],
      published_at: ['timestamptz', column(({ at }) => at)],
      title: ['text', column(({ title }) => title)],
      customer: ['text', column(({ customer }) => customer)],
      summary: ['text', column(({ summary }) => summary)],
      challenge_markdown: ['text', column(({ challenge }) => challenge)],
      challenge_html: ['text', column(({ challenge }) => paragraphs(challenge))],
      solution_markdown: ['text', column(({ solution }) => solution)],
      solution_html: ['text', column(({ solution }) => paragraphs(solution))],
      figures: ['jsonb', column(({ figure }) => JSON.stringify([figure]))],
    });
  };
}

function paragraphs(markdown: string): string {
  return markdown
    .split('\n\n')
    .map((text) => `<p>${text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;')}</p>`)
    .join('\n');
}
