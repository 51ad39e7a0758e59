// `npm run backup -- FOLDER`: writes database and files to a new folder.
import { launchCommand } from './lib/launch-command.mjs';

await launchCommand('backup');
