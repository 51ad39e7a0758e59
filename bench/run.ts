import { parseArgs } from 'node:util';
import { measureEditor } from './editor.ts';
import { measureGrowth } from './growth.ts';
import { measureLists } from './lists.ts';
import { measurePages } from './pages.ts';
import { measurePdfs } from './pdfs.ts';
import { stopAll } from './processes.ts';
import { measureRedemptions } from './redemptions.ts';
import { measureRender } from './render.ts';
import { measureScene } from './scene.ts';
import { measureSearch } from './search-quality.ts';
import { measureSite } from './site.ts';

/** Each benchmark can run alone: `npm run bench -- pages --only /cases`. */
const parts = {
  pages: measurePages,
  site: measureSite,
  render: measureRender,
  editor: measureEditor,
  growth: measureGrowth,
  lists: measureLists,
  pdfs: measurePdfs,
  scene: measureScene,
  redemptions: measureRedemptions,
  search: measureSearch,
};

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    data: { type: 'string' },
    against: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
  },
});
const unknown = names.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown: ${unknown.join(', ')}. Choose of ${Object.keys(parts).join(', ')}.\n`,
  );
  process.exit(2);
}

// Started processes must end when a benchmark is interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll().finally(() => process.exit(1)));
}

try {
  for (const [name, measure] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const { quick: isQuick, data: dataDir, against, only } = values;
    process.stdout.write(`\n${await measure({ isQuick, dataDir, against, only })}`);
  }
} finally {
  await stopAll();
}
