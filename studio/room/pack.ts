import {
  type Chart,
  MASK_COLUMNS,
  MASK_SIDE,
  type MeshEntry,
  type RoomHeader,
  STEPS_PER_METRE,
} from '../../src/site/demos/live-room/room-file.ts';
import type { Screen, Surface } from './collect.ts';

const byte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255);
/** Light and colour are stored as square roots: eyes see steps in the dark. */
export const root = (value: number) => byte(Math.sqrt(Math.max(0, value)));

/** Writes meshes one after the other; every stream starts at a multiple of four bytes. */
export class RoomWriter {
  readonly meshes: MeshEntry[] = [];
  private readonly parts: Uint8Array[] = [];

  /** `light` gives the eight values of a vertex, from 0 to 1. */
  addSurface(
    name: string,
    { position, normal, paint, shines, index }: Surface,
    light: (vertex: number) => ArrayLike<number>,
  ): void {
    const count = position.length / 3;
    const place = new Int16Array(count * 4);
    const facing = new Int8Array(count * 4);
    const colour = new Uint8Array(count * 4);
    const lights = [new Uint8Array(count * 4), new Uint8Array(count * 4)] as const;
    for (let i = 0; i < count; i += 1) {
      for (let c = 0; c < 3; c += 1) {
        place[i * 4 + c] = Math.round((position[i * 3 + c] as number) * STEPS_PER_METRE);
        facing[i * 4 + c] = Math.round((normal[i * 3 + c] as number) * 127);
        colour[i * 4 + c] = root(paint[i * 4 + c] as number);
      }
      place[i * 4 + 3] = shines[i] as number;
      colour[i * 4 + 3] = byte(paint[i * 4 + 3] as number);
      const values = light(i);
      for (let g = 0; g < 8; g += 1) {
        (lights[g < 4 ? 0 : 1] as Uint8Array)[i * 4 + (g % 4)] = root(values[g] ?? 0);
      }
    }
    this.add(name, count, index, [place, facing, colour, ...lights]);
  }

  addScreen(name: string, screens: readonly Screen[]): void {
    const position = screens.flatMap((screen) => screen.position);
    const uv = screens.flatMap((screen) => screen.uv);
    let start = 0;
    const index = screens.flatMap((screen) => {
      const moved = screen.index.map((corner) => corner + start);
      start += screen.position.length / 3;
      return moved;
    });
    const place = new Int16Array((position.length / 3) * 4);
    position.forEach((value, i) => {
      place[Math.floor(i / 3) * 4 + (i % 3)] = Math.round(value * STEPS_PER_METRE);
    });
    this.add(name, position.length / 3, index, [
      place,
      Uint16Array.from(uv, (value) => Math.round(value * 65535)),
    ]);
  }

  private add(
    name: string,
    vertices: number,
    index: readonly number[],
    buffers: readonly ArrayBufferView[],
  ) {
    if (vertices > 65_535) throw new Error(`${name} has ${vertices} vertices; at most 65535 fit`);
    this.meshes.push({ name, vertices, indices: index.length });
    for (const buffer of [...buffers, Uint16Array.from(index)]) {
      const bytes = new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
      const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
      padded.set(bytes);
      this.parts.push(padded);
    }
  }

  addBytes(bytes: Uint8Array): void {
    this.parts.push(bytes);
  }

  finish(header: Omit<RoomHeader, 'meshes'>): Uint8Array {
    const text = new TextEncoder().encode(JSON.stringify({ ...header, meshes: this.meshes }));
    const start = 4 + Math.ceil(text.length / 4) * 4;
    const whole = new Uint8Array(this.parts.reduce((sum, part) => sum + part.length, start));
    new DataView(whole.buffer).setUint32(0, text.length, true);
    whole.set(text, 4);
    let at = start;
    for (const part of this.parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }
}

/** Writes a chart of light values into the grey picture of the masks, softened once against noise. */
export function drawMask(
  picture: Uint8Array,
  { rect: [x0, y0, width, height] }: Chart,
  light: Float32Array,
  scales: readonly number[],
): void {
  const weights = [1, 2, 1];
  for (let g = 0; g < 8; g += 1) {
    const left = (g % MASK_COLUMNS) * MASK_SIDE + x0;
    const top = Math.floor(g / MASK_COLUMNS) * MASK_SIDE + y0;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        let sum = 0;
        for (let j = -1; j <= 1; j += 1) {
          for (let i = -1; i <= 1; i += 1) {
            const px = Math.min(width - 1, Math.max(0, x + i));
            const py = Math.min(height - 1, Math.max(0, y + j));
            sum +=
              (light[(py * width + px) * 8 + g] as number) *
              (weights[i + 1] as number) *
              (weights[j + 1] as number);
          }
        }
        picture[(top + y) * MASK_SIDE * MASK_COLUMNS + left + x] = root(
          sum / 16 / (scales[g] as number),
        );
      }
    }
  }
}
