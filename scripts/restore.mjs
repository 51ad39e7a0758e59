// `npm run restore -- FOLDER`: puts a backup into the configured database and file store.
import { launchCommand } from './lib/launch-command.mjs';

await launchCommand('restore', { ofSources: true });
