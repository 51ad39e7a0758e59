// npm run studio:drawings: writes the site's drawings into src/ui/art.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';

const { module } = await runnerImport(path.join(import.meta.dirname, 'drawings.tsx'), {
  configFile: false,
  logLevel: 'error',
});
for (const { file, svg } of module.drawings()) {
  writeFileSync(path.join(module.drawingsDir, file), svg);
}
