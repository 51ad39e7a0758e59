// `npm run user:create -- --email EMAIL --role ROLE`: creates a member of staff.
import { launchCommand } from './lib/launch-command.mjs';

await launchCommand('user-create');
