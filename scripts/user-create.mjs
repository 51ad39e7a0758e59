// `npm run user:create -- --email EMAIL --role ROLE`: creates a member of staff.
import { runSource } from './lib/run-source.mjs';

await runSource('user-create.ts');
