// `npm run seed:many -- --articles 100000`: fills the configured database with generated content.
import { runSource } from './lib/run-source.mjs';

await runSource('seed-many.ts');
