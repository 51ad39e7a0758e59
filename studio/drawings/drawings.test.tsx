import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { drawings, drawingsDir } from './drawings.tsx';

it.each(drawings())('$file equals the output of its drawing code', ({ file, svg }) => {
  expect(readFileSync(path.join(drawingsDir, file), 'utf8')).toBe(svg);
});
