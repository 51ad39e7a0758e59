import type { Locale } from '#contracts/locale.ts';
import type { Camera } from '../cameras.ts';
import type { Position } from '../positions.ts';

/** Numbers already rounded and written, so that both languages agree. */
export const studioSentences = {
  zh: {
    sections: {
      placement: '站位与背景',
      cameras: '机位与镜头',
      light: '灯光',
      power: '用电与散热',
      network: '网络与录制',
      equipment: '设备清单',
      price: '价格',
      positions: '位置表',
    },
    toWall: '人到背景',
    toLens: '镜头到人',
    neededDepth: '需要进深',
    depth: (need: string, have: string) => `${need}（房间 ${have}）`,
    background: '背景至少',
    pitch: 'LED 点距',
    finest: (pitch: number) => `P${pitch} 或更细`,
    noPitch: '没有合适的点距',
    camera: ({ focal, distance, frame, fov, height }: CameraFigures) =>
      `${focal} mm，距离 ${distance}，画面 ${frame}，视角 ${fov}，镜头高 ${height}`,
    exposure: '曝光需要',
    exposureAt: (lux: string, stop: number, iso: number) =>
      `${lux}（f/${stop}，1/100 s，ISO ${iso}）`,
    face: '人脸处',
    ratio: '光比',
    ratioOf: (ratio: string) => `${ratio}:1（亮面与暗面）`,
    evenness: '绿幕九点差',
    stops: (stops: string, limit: string) => `算得 ${stops} 档，验收上限 ${limit} 档`,
    measured: (limit: string) => `灯条装好后现场测，验收上限 ${limit} 档`,
    lamp: (lux: string, lamps: string) => `${lux}，${lamps}`,
    reflector: '由反光板补',
    lightLoad: '灯光',
    deviceLoad: '设备',
    perCircuit: (amps: number) => `一路 ${amps} A 可长时间带`,
    circuits: '需要回路',
    circuitsOf: (need: number) => `${need} 路，灯光与设备分开；空调另加一路`,
    heat: '要排走的热',
    heatOf: (total: string, equipment: string, people: string, walls: string, air: string) =>
      `${total}（设备 ${equipment}，人 ${people}，围护 ${walls}，新风 ${air}）`,
    stream: (platform: string, format: string) => `${platform}，${format}`,
    rate: (rate: string, source: string) => `${rate} Mbit/s（${source}）`,
    sum: '合计，含声音',
    uplink: '每条上行线路',
    uplinkOf: (uplink: number) => `持续 ${uplink} Mbit/s，两条，两家运营商`,
    storage: (hours: number) => `录制 ${hours} 小时`,
    storageOf: (gigabytes: number) => `预留 ${gigabytes} GB`,
    pieces: (count: number, watts: string | null) => `× ${count}${watts ? `，每件 ${watts}` : ''}`,
    lensOf: (name: string, focal: number) => `${name}，${focal} mm`,
    sizeOf: (name: string, size: string) => `${name}，${size}`,
    lineOf: (name: string, uplink: number) => `${name}，${uplink} Mbit/s`,
    completeRoom: (area: number) => `整间交付，${area} 平方米起（演示价格）`,
    cyan: '只用青幕，每台电脑每年（演示价格）',
    yuan: (sum: string) => `${sum} 元`,
    yuanRange: (from: string, to: string) => `${from}～${to} 元`,
    presenter: '人',
    wall: '背景',
    cameraNumber: (number: number, role: string) => `摄像机 ${number}（${role}）`,
    position: ({ y, x, z }: PositionFigures) =>
      `${y ? `离后墙 ${y}` : '贴后墙'}，${x}，${z ? `高 ${z}` : '在地面'}`,
    side: (side: Position['side'], distance: string) =>
      side === 'middle' ? '居中' : `偏${side === 'left' ? '左' : '右'} ${distance}`,
  },
  en: {
    sections: {
      placement: 'Distances and background',
      cameras: 'Cameras and lenses',
      light: 'Light',
      power: 'Power and heat',
      network: 'Network and recording',
      equipment: 'Equipment',
      price: 'Price',
      positions: 'Positions',
    },
    toWall: 'Presenter to background',
    toLens: 'Lens to presenter',
    neededDepth: 'Depth needed',
    depth: (need: string, have: string) => `${need} (room: ${have})`,
    background: 'Background, at least',
    pitch: 'LED pixel pitch',
    finest: (pitch: number) => `P${pitch} or finer`,
    noPitch: 'none that works',
    camera: ({ focal, distance, frame, fov, height }: CameraFigures) =>
      `${focal} mm at ${distance}; frame ${frame}; view ${fov}; lens ${height} high`,
    exposure: 'Exposure needs',
    exposureAt: (lux: string, stop: number, iso: number) =>
      `${lux} (f/${stop}, 1/100 s, ISO ${iso})`,
    face: 'At the face',
    ratio: 'Lighting ratio',
    ratioOf: (ratio: string) => `${ratio}:1, bright to shadow side`,
    evenness: 'Green screen, nine points',
    stops: (stops: string, limit: string) => `${stops} stops calculated, limit ${limit}`,
    measured: (limit: string) => `measured once the strips hang, limit ${limit} stops`,
    lamp: (lux: string, lamps: string) => `${lux}, ${lamps}`,
    reflector: 'from the reflector',
    lightLoad: 'Lights',
    deviceLoad: 'Devices',
    perCircuit: (amps: number) => `Continuous load of a ${amps} A circuit`,
    circuits: 'Circuits needed',
    circuitsOf: (need: number) =>
      `${need}, with lights and devices kept separate; one more for air conditioning`,
    heat: 'Heat to remove',
    heatOf: (total: string, equipment: string, people: string, walls: string, air: string) =>
      `${total} (devices ${equipment}, people ${people}, walls ${walls}, fresh air ${air})`,
    stream: (platform: string, format: string) => `${platform}, ${format}`,
    rate: (rate: string, source: string) => `${rate} Mbit/s (${source})`,
    sum: 'Sum with sound',
    uplink: 'Each upload line',
    uplinkOf: (uplink: number) => `${uplink} Mbit/s sustained; two lines, two providers`,
    storage: (hours: number) => `Recording, ${hours} h`,
    storageOf: (gigabytes: number) => `keep ${gigabytes} GB free`,
    pieces: (count: number, watts: string | null) => `× ${count}${watts ? `, ${watts} each` : ''}`,
    lensOf: (name: string, focal: number) => `${name}, ${focal} mm`,
    sizeOf: (name: string, size: string) => `${name}, ${size}`,
    lineOf: (name: string, uplink: number) => `${name}, ${uplink} Mbit/s`,
    completeRoom: (area: number) => `Complete room, from ${area} m² (demo price)`,
    cyan: 'Cyan only, per computer and year (demo price)',
    yuan: (sum: string) => `CNY ${sum}`,
    yuanRange: (from: string, to: string) => `CNY ${from}–${to}`,
    presenter: 'Presenter',
    wall: 'Background',
    cameraNumber: (number: number, role: string) => `Camera ${number} (${role})`,
    position: ({ y, x, z }: PositionFigures) =>
      `${y ? `${y} from the back wall` : 'at the back wall'}, ${x}, ${z ? `${z} high` : 'on the floor'}`,
    side: (side: Position['side'], distance: string) =>
      side === 'middle' ? 'in the middle' : `${distance} to the ${side}`,
  },
} as const satisfies Record<Locale, unknown>;

/** Figures of a camera, written with their units. */
interface CameraFigures extends Pick<Camera, 'focal'> {
  distance: string;
  frame: string;
  fov: string;
  height: string;
}

/** Figures of a position, written with their units. */
interface PositionFigures {
  x: string;
  /** Null at the back wall. */
  y: string | null;
  /** Null on the floor. */
  z: string | null;
}
