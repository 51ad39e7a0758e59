import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Writes brotli and gzip versions beside every text file of a folder. They are made on all cores:
 * the best compression takes seconds for a large file.
 */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(?:js|css|svg|json|txt|wasm)$/.test(entry.name),
  );
  await Promise.all(files.map((entry) => compress(path.join(entry.parentPath, entry.name))));
}

async function compress(file) {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((data) => writeFile(`${file}.br`, data)),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }).then((data) =>
      writeFile(`${file}.gz`, data),
    ),
  ]);
}
