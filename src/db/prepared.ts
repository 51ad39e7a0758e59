import type { Locale } from '#contracts/locale.ts';
import type { Database } from './connection.ts';

/**
 * Makes a statement once per database and language. Building a query costs the process more than
 * PostgreSQL takes to answer it, so hot queries are built once, with placeholders, and named: each
 * connection then parses and plans them once too.
 * @param build gives the prepared query; its name must differ by language
 */
export function preparedByLocale<Statement>(
  build: (db: Database, locale: Locale) => Statement,
): (db: Database, locale: Locale) => Statement {
  const statements = new WeakMap<Database, Map<Locale, Statement>>();
  return (db, locale) => {
    const byLocale = statements.get(db) ?? new Map<Locale, Statement>();
    statements.set(db, byLocale);
    const statement = byLocale.get(locale) ?? build(db, locale);
    byLocale.set(locale, statement);
    return statement;
  };
}
