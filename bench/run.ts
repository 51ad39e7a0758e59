import { parseArgs } from 'node:util';
import { measureGrowth } from './growth.ts';
import { measurePages } from './pages.ts';
import { stopAll } from './processes.ts';
import { measureSite } from './site.ts';

/** Each can be measured alone: `npm run bench -- pages --only /cases`. */
const parts = { pages: measurePages, site: measureSite, growth: measureGrowth };

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    data: { type: 'string' },
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

// What was started must not outlive a measurement that is broken off.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll().finally(() => process.exit(1)));
}

try {
  for (const [name, measure] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    process.stdout.write(
      `\n${await measure({ isQuick: values.quick, dataDir: values.data, only: values.only })}`,
    );
  }
} finally {
  await stopAll();
}
