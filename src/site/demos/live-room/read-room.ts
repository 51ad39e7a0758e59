import { fetchBytes, maskAddresses, roomAddress } from './assets.ts';
import {
  MASK_COLUMNS,
  MASK_SIDE,
  type MeshEntry,
  type RoomHeader,
  type SetKey,
  screenStreams,
  setKeys,
  streams,
} from './room-file.ts';

type Stream = Int16Array | Int8Array | Uint8Array | Uint16Array;

export interface RoomMesh {
  streams: Map<string, { array: Stream; items: number }>;
  index: Uint16Array;
}

export interface RoomFile {
  header: RoomHeader;
  meshes: Map<string, RoomMesh>;
  /** For each set square roots of the light in the air, 8 groups for 6 directions of each point. */
  air: ReadonlyMap<SetKey, Uint8Array>;
}

/** Loads and unpacks the room. */
export async function loadRoom(): Promise<RoomFile> {
  const { body } = await fetchBytes(roomAddress);
  const unpacked = body?.pipeThrough(new DecompressionStream('gzip'));
  return readRoom(await new Response(unpacked).arrayBuffer());
}

export function readRoom(buffer: ArrayBuffer): RoomFile {
  const length = new DataView(buffer).getUint32(0, true);
  const text = new TextDecoder().decode(new Uint8Array(buffer, 4, length));
  const header = JSON.parse(text) as RoomHeader;
  let at = 4 + padded(length);
  const take = <T extends Stream>(
    type: new (buffer: ArrayBuffer, start: number, count: number) => T,
    count: number,
    bytes: number,
  ): T => {
    const array = new type(buffer, at, count);
    at += padded(count * bytes);
    return array;
  };
  const readMesh = ({ name, vertices, indices }: MeshEntry): RoomMesh => {
    const layout = /^(?:screen|chart)-/.test(name) ? screenStreams : streams;
    const found = new Map<string, { array: Stream; items: number }>();
    for (const { name: stream, items, type } of layout) {
      const array = take<Stream>(type, vertices * items, type.BYTES_PER_ELEMENT);
      found.set(stream, { array, items });
    }
    return { streams: found, index: take(Uint16Array, indices, 2) };
  };
  const meshes = new Map(header.meshes.map((entry) => [entry.name, readMesh(entry)]));
  const [columns, heights, rows] = header.probes.count;
  const points = columns * heights * rows;
  const air = new Map(setKeys.map((set) => [set, take(Uint8Array, points * 6 * 8, 1)]));
  return { header, meshes, air };
}

const padded = (bytes: number) => Math.ceil(bytes / 4) * 4;

/** The light masks of a set: two textures whose four channels are groups 1 to 4 and 5 to 8. */
export async function loadMasks(set: SetKey): Promise<[Uint8Array, Uint8Array]> {
  const blob = await (await fetchBytes(maskAddresses[set])).blob();
  const picture = await createImageBitmap(blob, { colorSpaceConversion: 'none' });
  const canvas = document.createElement('canvas');
  canvas.width = MASK_SIDE;
  canvas.height = MASK_SIDE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no 2D canvas.');
  const textures: [Uint8Array, Uint8Array] = [
    new Uint8Array(MASK_SIDE * MASK_SIDE * 4),
    new Uint8Array(MASK_SIDE * MASK_SIDE * 4),
  ];
  for (let tile = 0; tile < 8; tile += 1) {
    const [x, y] = [tile % MASK_COLUMNS, Math.floor(tile / MASK_COLUMNS)];
    context.drawImage(picture, -x * MASK_SIDE, -y * MASK_SIDE);
    const { data } = context.getImageData(0, 0, MASK_SIDE, MASK_SIDE);
    const target = textures[tile < 4 ? 0 : 1];
    for (let i = tile % 4; i < target.length; i += 4) target[i] = data[i - (i % 4)] as number;
    // One tile at a time: the page answers in between.
    await new Promise((resolve) => setTimeout(resolve));
  }
  picture.close();
  return textures;
}
