import type { Equipment } from '#contracts/equipment-names.ts';
import type { Camera } from './cameras.ts';
import { goodsCamera } from './goods-camera.ts';
import type { Lighting } from './light.ts';
import type { Network } from './network.ts';
import type { StudioPlan } from './plan.ts';
import { SMALL_ROOM_FLAGS } from './small-room.ts';
import type { Wall } from './wall.ts';

export type EquipmentGroup = 'picture' | 'background' | 'light' | 'sound' | 'control';

/** Classes of devices in the bill of equipment. */
export type EquipmentItem = Extract<
  Equipment,
  | 'camera'
  | 'genlockCamera'
  | 'lens'
  | 'tripod'
  | 'goodsCamera'
  | 'overheadArm'
  | 'usbCapture'
  | 'pcieCapture'
  | 'syncGenerator'
  | 'greenWall'
  | 'ledWall'
  | 'set'
  | 'softLamp'
  | 'backLamp'
  | 'screenLight'
  | 'stripLight'
  | 'overheadSoftbox'
  | 'reflector'
  | 'blackFlag'
  | 'setLight'
  | 'lampStand'
  | 'gridClamp'
  | 'deskMicrophone'
  | 'lapelMicrophone'
  | 'mixer'
  | 'computer'
  | 'monitor'
  | 'network'
  | 'ups'
  | 'line'
>;

/** A line of the bill of equipment. */
export interface EquipmentLine {
  group: EquipmentGroup;
  item: EquipmentItem;
  count: number;
  /** Rated power of one piece in watts. */
  watts?: number;
  /** What the name leaves open: millimetres, metres, Mbit/s. */
  size?: { focal: number } | { width: number; height: number } | { uplink: number };
}

/** Rated power in watts. Source: table of the document power-and-ups. */
const rated = { camera: 25, computer: 650, monitor: 40, mixer: 60, network: 50 } as const;
/** Peak power of an LED wall in W/m². Source: document led-wall-moire, 300 to 500. */
const LED_W_PER_M2 = 500;

/** The bill of equipment: device classes with quantity and rated power. No brands, no prices. */
export function listEquipment(
  plan: StudioPlan,
  cameras: readonly Camera[],
  wall: Wall,
  lighting: Lighting,
  { uplink }: Network,
): EquipmentLine[] {
  return [
    ...cameraLines(plan, cameras),
    ...backgroundLines(plan, wall),
    ...lampLines(plan, lighting),
    soundLine(plan),
    { group: 'sound', item: 'mixer', count: 1, watts: rated.mixer },
    { group: 'control', item: 'computer', count: 1, watts: rated.computer },
    ...(plan.monitors > 0
      ? [{ group: 'control', item: 'monitor', count: plan.monitors, watts: rated.monitor } as const]
      : []),
    { group: 'control', item: 'network', count: 1, watts: rated.network },
    { group: 'control', item: 'ups', count: 1 },
    { group: 'control', item: 'line', count: 2, size: { uplink } },
  ];
}

function cameraLines(plan: StudioPlan, cameras: readonly Camera[]): EquipmentLine[] {
  const synced = cameras.length > 1 && plan.background === 'led';
  const goods = goodsCamera(plan);
  const inputs = cameras.length + (goods ? 1 : 0);
  const focals = [...new Set(cameras.map(({ focal }) => focal))].sort((a, b) => a - b);
  const top = cameras.some(({ role }) => role === 'top');
  const arms = (top ? 1 : 0) + (goods === 'overhead' ? 1 : 0);
  const lines: EquipmentLine[] = [
    {
      group: 'picture',
      item: synced ? 'genlockCamera' : 'camera',
      count: cameras.length,
      watts: rated.camera,
    },
    ...focals.map((focal): EquipmentLine => {
      const count = cameras.filter((camera) => camera.focal === focal).length;
      return { group: 'picture', item: 'lens', count, size: { focal } };
    }),
    ...(goods
      ? [{ group: 'picture', item: 'goodsCamera', count: 1, watts: rated.camera } as const]
      : []),
    { group: 'picture', item: 'tripod', count: inputs - arms },
    { group: 'picture', item: inputs > 1 ? 'pcieCapture' : 'usbCapture', count: inputs },
  ];
  if (arms > 0) lines.push({ group: 'picture', item: 'overheadArm', count: arms });
  if (synced) lines.push({ group: 'picture', item: 'syncGenerator', count: 1 });
  return lines;
}

/**
 * Sizes are rounded up to half a metre, as screens and LED cabinets are sold; where the room is
 * smaller, its own size is ordered.
 */
function backgroundLines({ background, width, height }: StudioPlan, wall: Wall): EquipmentLine[] {
  const size = {
    width: Math.min(halfMetres(wall.width), width),
    height: Math.min(halfMetres(wall.height), height),
  };
  switch (background) {
    case 'green':
      return [{ group: 'background', item: 'greenWall', count: 1, size }];
    case 'led': {
      const watts = size.width * size.height * LED_W_PER_M2;
      return [{ group: 'background', item: 'ledWall', count: 1, watts, size }];
    }
    case 'set':
      return [{ group: 'background', item: 'set', count: 1, size }];
    case 'none':
      return [];
  }
}

function lampLines(
  { grid, background }: StudioPlan,
  { lamps, smallRoom }: Lighting,
): EquipmentLine[] {
  const itemOf = {
    key: smallRoom ? 'overheadSoftbox' : 'softLamp',
    fill: 'softLamp',
    back: 'backLamp',
    wall: smallRoom ? 'stripLight' : background === 'set' ? 'setLight' : 'screenLight',
  } as const;
  const lines: (EquipmentLine & { watts: number })[] = [];
  for (const { role, watts } of lamps) {
    const same = lines.find((line) => line.item === itemOf[role] && line.watts === watts);
    if (same) same.count += 1;
    else lines.push({ group: 'light', item: itemOf[role], count: 1, watts });
  }
  const holder = grid ? 'gridClamp' : 'lampStand';
  if (!smallRoom) return [...lines, { group: 'light', item: holder, count: lamps.length }];
  return [
    ...lines,
    { group: 'light', item: 'reflector', count: 1 },
    { group: 'light', item: 'blackFlag', count: SMALL_ROOM_FLAGS },
    // The strips are fixed to the screen; softbox, reflector and flags are not.
    { group: 'light', item: holder, count: 2 + SMALL_ROOM_FLAGS },
  ];
}

/** Whoever stands wears the microphone. Source: document choose-your-setup. */
function soundLine({ shot, cameras }: StudioPlan): EquipmentLine {
  return shot === 'full'
    ? { group: 'sound', item: 'lapelMicrophone', count: cameras > 1 ? 2 : 1 }
    : { group: 'sound', item: 'deskMicrophone', count: 1 };
}

function halfMetres(length: number): number {
  return Math.ceil(length * 2 - 0.001) / 2;
}
