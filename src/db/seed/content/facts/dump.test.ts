
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'vitest';
import { compilePhrase } from '#content/facts/phrase.ts';
const mods = import.meta.glob<Record<string, { key: string; phrases?: { zh?: string[]; en?: string[] } }[]>>(['./*.ts','!./*.test.ts'], { eager: true });
const sources = path.resolve(import.meta.dirname, '../../../..');
const files = ['db/seed', 'site/i18n', 'ui/i18n', 'blocks'].flatMap((folder) =>
  readdirSync(path.join(sources, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|ts|json)$/.test(name) && !/\.test\.|(?:^|\/)facts\//.test(name))
    .map((name) => path.join(folder, name)));
it('dump', () => {
  const texts = files.map((file) => ({ file, text: readFileSync(path.join(sources, file), 'utf8') }));
  const out: string[] = [];
  for (const m of Object.values(mods)) for (const list of Object.values(m)) if (Array.isArray(list)) for (const f of list) {
    out.push('## ' + f.key);
    for (const p of [...(f.phrases?.zh ?? []), ...(f.phrases?.en ?? [])]) {
      const re = compilePhrase(p);
      let n = 0;
      for (const { file, text } of texts) for (const x of text.matchAll(re)) { n++; out.push('   ' + file.replace('db/seed/','') + ':' + text.slice(0,x.index).split('\n').length + ' ' + x[0].replace(/\n/g,'\\n') + ' => ' + x[1]); }
      if (!n) out.push('   NONE ' + p);
    }
  }
  writeFileSync('/tmp/facts-dump.txt', out.join('\n'));
}, 120000);
