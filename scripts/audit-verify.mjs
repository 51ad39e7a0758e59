// `npm run audit:verify`: checks the audit log of the configured database.
import { launchCommand } from './lib/launch-command.mjs';

await launchCommand('audit-verify');
