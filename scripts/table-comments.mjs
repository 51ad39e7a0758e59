// Writes the comments of the tables, which `npm run db:generate` does after the migration.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/project.mjs';
import { commentsAsSql, tableComments } from './lib/table-comments.ts';

const sql = commentsAsSql(tableComments(path.join(root, 'src/db/schema')));
writeFileSync(path.join(root, 'src/db/functions/table-comments.sql'), sql);
