// `npm run restore -- FOLDER`: puts a backup into the configured database and file store.
import { runSource } from './lib/run-source.mjs';

await runSource('restore.ts');
