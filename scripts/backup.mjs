// `npm run backup -- FOLDER`: writes database and files to a new folder.
import { runSource } from './lib/run-source.mjs';

await runSource('backup.ts');
