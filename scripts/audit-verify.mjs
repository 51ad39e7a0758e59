// `npm run audit:verify`: checks the audit log of the configured database.
import { runSource } from './lib/run-source.mjs';

await runSource('audit-verify.ts');
