import { parseArgs } from 'node:util';
import { measureGrowth } from './growth.ts';
import { stopAll } from './processes.ts';
import { measureRender } from './render.ts';
import { measureSite } from './site.ts';

/** What can be measured alone: `npm run bench -- growth`. */
const parts = { site: measureSite, growth: measureGrowth, render: measureRender };

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    data: { type: 'string' },
    against: { type: 'string' },
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
      `\n${await measure({ isQuick: values.quick, dataDir: values.data, against: values.against })}`,
    );
  }
} finally {
  await stopAll();
}
