import type { Locale } from '#contracts/locale.ts';
import type { Database } from './connection.ts';

/**
 * Makes a statement once per database. Building a query costs the process more than PostgreSQL takes
 * to answer it, so hot queries are built once, with placeholders, and named: each connection then
 * parses and plans them once too.
 * @param build gives the prepared query
 */
export function prepared<Statement>(
  build: (db: Database) => Statement,
): (db: Database) => Statement {
  const statements = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = statements.get(db) ?? build(db);
    statements.set(db, statement);
    return statement;
  };
}

/**
 * Makes a statement once per database and language.
 * @param build gives the prepared query; its name must differ by language
 */
export function preparedByLocale<Statement>(
  build: (db: Database, locale: Locale) => Statement,
): (db: Database, locale: Locale) => Statement {
  const byLocale = {
    zh: prepared((db) => build(db, 'zh')),
    en: prepared((db) => build(db, 'en')),
  } satisfies Record<Locale, unknown>;
  return (db, locale) => byLocale[locale](db);
}
