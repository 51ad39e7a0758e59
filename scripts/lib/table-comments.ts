import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The doc comment above each `pgTable` in a folder of schema files, as one line, by table. */
export function tableComments(folder: string): Map<string, string> {
  const table = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const \w+ = pgTable\(\s*'(\w+)'/g;
  return new Map(
    readdirSync(folder)
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .flatMap((source) => [...source.matchAll(table)])
      .map(([, comment = '', name = '']) => [name, comment.replace(/\s*\n \* ?/g, ' ').trim()]),
  );
}

/** SQL that gives the tables their comments. */
export function commentsAsSql(comments: ReadonlyMap<string, string>): string {
  const lines = [...comments]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, text]) => `comment on table ${name} is '${text.replaceAll("'", "''")}';`);
  const head =
    '-- The doc comment of each table in src/db/schema, for people who work with the database directly.\n-- Written by `npm run db:generate`.';
  return `${[head, ...lines].join('\n')}\n`;
}
