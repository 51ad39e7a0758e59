import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { dedup, meshopt, prune, textureCompress, weld } from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer';
import sharp from 'sharp';
import { inspectModel } from '../../src/content/models/inspect.ts';
import { modelLimits } from '../../src/contracts/model-limits.ts';
import type { ModelManifest } from '../../src/contracts/model-manifest.ts';
import { mediaDir } from '../encode/manifest.ts';
import { joinFaces } from '../encode/panorama.ts';

const folder = path.join(mediaDir, 'models');
const manifestFile = path.join(folder, 'manifest.json');

/** Pixels of a landscape that is 140 degrees wide and 70 high, and what is cut off below. */
const BACKDROP = { width: 1440, height: 576 };

/** Joins the faces of a landscape; the address of a PNG. */
export async function joinBackdrop(faces: readonly string[]): Promise<string> {
  const pngs = faces.map((address) =>
    Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
  );
  const joined = await joinFaces(pngs, BACKDROP.width);
  const cut = await sharp(joined)
    .extract({ left: 0, top: 0, ...BACKDROP })
    .png()
    .toBuffer();
  return `data:image/png;base64,${cut.toString('base64')}`;
}

/** Packs a model with meshopt and WebP, checks it as an upload is checked, and writes it. */
export async function packModel(key: string, content: Uint8Array): Promise<string> {
  await MeshoptEncoder.ready;
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
    'meshopt.encoder': MeshoptEncoder,
    'meshopt.decoder': MeshoptDecoder,
  });
  const document = await io.readBinary(content);
  await document.transform(
    dedup(),
    weld(),
    prune({ keepExtras: true, keepLeaves: true }),
    textureCompress({ encoder: sharp, targetFormat: 'webp', quality: 78, effort: 90 }),
    meshopt({ encoder: MeshoptEncoder, level: 'high', quantizePosition: 14, quantizeTexcoord: 12 }),
  );
  const packed = Buffer.from(await io.writeBinary(document));
  const facts = await inspectModel({ content: packed });
  if ('problem' in facts) throw new Error(`${key}: ${JSON.stringify(facts.problem)}`);
  if (packed.length > modelLimits.bytes) throw new Error(`${key} has ${packed.length} bytes`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${key}.glb`), packed);
  const manifest = readManifest();
  manifest[key] = {
    ...facts,
    bytes: packed.length,
    hash: hash('sha256', packed).slice(0, 12),
  };
  const lines = Object.entries(manifest)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entry]) => `${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  writeFileSync(manifestFile, `{\n${lines.join(',\n')}\n}\n`);
  return `${facts.triangles} triangles, ${facts.texturePixels} pixels, ${packed.length} bytes`;
}

function readManifest(): ModelManifest {
  try {
    return JSON.parse(readFileSync(manifestFile, 'utf8')) as ModelManifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
