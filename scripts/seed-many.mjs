// `npm run seed:many -- --articles 100000`: fills the configured database with generated content.
import { launchCommand } from './lib/launch-command.mjs';

await launchCommand('seed-many');
