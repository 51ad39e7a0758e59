import type { Locale } from '#contracts/locale.ts';
import type { WarningId } from '../warnings.ts';

/** A warning in words: what is wrong, why it matters, and what to change. */
export interface WarningText {
  what: string;
  why: string;
  change: string;
}

type Values = Readonly<Record<string, number>>;
type WarningTexts = Record<WarningId, (values: Values) => WarningText>;

/** Metres with two decimals at most; a no-break space keeps number and unit on one line. */
function m(value: number | undefined): string {
  return `${Number((value ?? 0).toFixed(2))}\u00a0m`;
}

/** Stops, as the table of the plan shows them. */
function hundredths(value: number | undefined): string {
  return (value ?? 0).toFixed(2);
}

function yuan(value: number | undefined): string {
  return (value ?? 0).toLocaleString('en');
}

const zh: WarningTexts = {
  depth: ({ need, have }) => ({
    what: `进深不够：要 ${m(need)}，只有 ${m(have)}`,
    why: '人到背景、镜头到人、机位后方三段加起来，比房间长。',
    change: '摄像机转成竖向、拍小一点的景别，或者换一间更深的房间。',
  }),
  tight: ({ advised, have }) => ({
    what: `放得下，但偏紧：建议进深 ${m(advised)}，现有 ${m(have)}`,
    why: '余量小，人走动、换镜头、加一盏灯都会碰到极限。',
    change: '按图施工前先在现场贴胶带试一遍；走道和门不要占用这段进深。',
  }),
  spill: ({ distance, preferred }) => ({
    what: `人离绿幕只有 ${m(distance)}，建议 ${m(preferred)}`,
    why: '太近时影子落在幕上，幕的绿光也会染到头发和肩膀。',
    change: '把人往前挪，或者拍小一点的景别，省出进深。',
  }),
  perspective: ({ distance, least }) => ({
    what: `镜头离人只有 ${m(distance)}`,
    why: `近于 ${m(least)}，鼻子和伸向镜头的手会明显变大。透视由距离决定，与焦距无关。`,
    change: '用横向取景，或者换更长的镜头、退远一些。',
  }),
  'wall-width': ({ need, have }) => ({
    what: `画面比墙宽：背景要 ${m(need)}，房间只有 ${m(have)}`,
    why: '两边会拍到侧墙。人只要不走出背景，可以用遮罩把两边去掉，但不能走动。',
    change: '改竖向取景，减少侧面机位，或者把人挪近背景。',
  }),
  'wall-height': ({ need, have }) => ({
    what: `画面高过天花：背景要 ${m(need)}，净高 ${m(have)}`,
    why: '画面上沿会拍到天花和吊挂的灯。',
    change: '改横向取景、拍小一点的景别，或者用遮罩去掉上沿。',
  }),
  height: ({ need, have, seated }) => ({
    what: `净高偏低：建议 ${m(need)}，现有 ${m(have)}`,
    why: '轮廓灯要高过头顶又不进画面；低了会打在脸上或者入画。',
    change: seated ? '拆掉吊顶，或者换一间更高的房间。' : '拍半身、坐着讲，或者拆掉吊顶。',
  }),
  glossy: () => ({
    what: '反光商品会照出绿幕',
    why: '玻璃、珠宝、金属表面映着绿色，抠像时会被一起抠掉。',
    change: '换 LED 屏或实景。',
  }),
  segmentation: () => ({
    what: '举着的商品会被抠掉一块',
    why: '人像分割只认识人，手里的东西常被当成背景。',
    change: '挂绿幕，或者用实景。',
  }),
  moire: () => ({
    what: '会看到 LED 灯珠或摩尔纹',
    why: '这个镜头、光圈和距离下，再细的点距也糊不成一片。',
    change: '开大光圈，让人离屏远一些，或者换背景。',
  }),
  focus: ({ stop }) => ({
    what: `f/${stop} 的景深偏浅`,
    why: '伸出来的手和商品会虚，虚的边缘混进绿色，抠不干净。抠像取 f/4～f/5.6。',
    change: '光圈收到 f/4，灯相应加亮。',
  }),
  evenness: ({ stops, limit }) => ({
    what: `绿幕打不匀：算得九点相差 ${hundredths(stops)} 档，验收上限 ${hundredths(limit)} 档`,
    why: '背景宽、灯离幕近时，边上亮、中间暗。',
    change: '缩小取景，或者让人离幕远一些，给背景灯留出距离；1 档以内用多点取样也能抠。',
  }),
  overhead: () => ({
    what: '俯拍机位要有横臂',
    why: '天花不能承重，第 4 台摄像机没有地方吊。',
    change: '用落地横臂，注意它会占地；或者减到三台。',
  }),
  circuits: ({ need, have, load }) => ({
    what: `回路不够：要 ${need} 路，只有 ${have} 路（空调另算）`,
    why: `一路长时间只能用到八成，即 ${load} W；灯光和设备要分开。`,
    change: '请持证电工加回路，或者换 16 A 的回路。',
  }),
  unpublished: () => ({
    what: '这个平台没有公布 4K 的参数',
    why: '不同账号和类目能推的规格不同，推了也可能被降下来。',
    change: '先用 1080p60，以开播后台显示的为准。',
  }),
  budget: ({ from, to, cyan }) => ({
    what: `预算不到整间交付：${yuan(from)}～${yuan(to)} 元（演示价格）`,
    why: 'LED 屏的整间在这个范围的上端；绿幕和实景可以照清单自己配。',
    change: `照清单自己配设备，抠像用青幕，每台电脑每年 ${yuan(cyan)} 元（演示价格）。`,
  }),
};

const en: WarningTexts = {
  depth: ({ need, have }) => ({
    what: `Not deep enough: ${m(need)} needed, ${m(have)} there`,
    why: 'Background to presenter, presenter to lens and the space behind the camera add up to more than the room.',
    change: 'Turn the camera to portrait, choose a closer shot, or use a deeper room.',
  }),
  tight: ({ advised, have }) => ({
    what: `It fits, but it is tight: ${m(advised)} of depth is better, you have ${m(have)}`,
    why: 'A few steps, another lens or one more light and you run out of space.',
    change: 'Mark it with tape on the floor before you build, and keep doors and paths out of it.',
  }),
  spill: ({ distance, preferred }) => ({
    what: `Only ${m(distance)} to the green screen; ${m(preferred)} is better`,
    why: 'Up close, shadows fall on the screen and its green light on hair and shoulders.',
    change: 'Move the presenter forward, or choose a closer shot to save depth.',
  }),
  perspective: ({ distance, least }) => ({
    what: `The lens is only ${m(distance)} away`,
    why: `Below ${m(least)}, noses and hands look large. Distance decides this, not the lens.`,
    change: 'Shoot in landscape, or use a longer lens from farther back.',
  }),
  'wall-width': ({ need, have }) => ({
    what: `The shot is wider than the wall: ${m(need)} needed, the room has ${m(have)}`,
    why: 'Both side walls are in shot. You can mask them as long as nobody walks there.',
    change: 'Shoot in portrait, drop the side cameras, or move the presenter closer to the wall.',
  }),
  'wall-height': ({ need, have }) => ({
    what: `The shot is taller than the room: ${m(need)} needed, ${m(have)} there`,
    why: 'Its upper edge shows the ceiling and the lights.',
    change: 'Shoot in landscape, choose a closer shot, or mask the upper edge.',
  }),
  height: ({ need, have, seated }) => ({
    what: `Low ceiling: ${m(need)} is better, you have ${m(have)}`,
    why: 'The back light must be above the head and out of shot.',
    change: seated
      ? 'Take the suspended ceiling out, or use a higher room.'
      : 'Shoot waist up and seated, or take the suspended ceiling out.',
  }),
  glossy: () => ({
    what: 'Reflective products mirror the green screen',
    why: 'Glass, jewellery and metal turn green, and the keyer cuts holes into them.',
    change: 'Use an LED wall or a real set.',
  }),
  segmentation: () => ({
    what: 'Products in the hand get cut off',
    why: 'Person segmentation knows people. What they hold counts as background.',
    change: 'Put up a green screen, or use a real set.',
  }),
  moire: () => ({
    what: 'LED pixels or moiré will show',
    why: 'With this lens, aperture and distance no common pixel pitch blurs enough.',
    change: 'Open the aperture, move away from the wall, or choose another background.',
  }),
  focus: ({ stop }) => ({
    what: `f/${stop} is shallow for keying`,
    why: 'Hands and products held forward go soft, and soft edges pick up green. Use f/4 to f/5.6.',
    change: 'Stop down to f/4 and add light.',
  }),
  evenness: ({ stops, limit }) => ({
    what: `Uneven green screen: ${hundredths(stops)} stops over nine points, the limit is ${hundredths(limit)}`,
    why: 'A wide screen with lights close to it is bright at the sides and dark in the middle.',
    change:
      'Choose a closer shot, or move the presenter forward to give the lights room. Up to one stop, several key samples cope.',
  }),
  overhead: () => ({
    what: 'The overhead camera needs an arm',
    why: 'The ceiling carries no grid, so camera 4 has nothing to hang from.',
    change: 'Use an arm on a heavy stand, which takes floor space, or stay with three cameras.',
  }),
  circuits: ({ need, have, load }) => ({
    what: `Not enough circuits: ${need} needed, ${have} there (air conditioning not counted)`,
    why: `Only 80% of a circuit is for continuous load: ${load} W. Lights and devices stay apart.`,
    change: 'Have an electrician add circuits, or use 16 A ones.',
  }),
  unpublished: () => ({
    what: 'This platform publishes no figures for 4K',
    why: 'What you may send depends on your account, and it may be scaled down anyway.',
    change: 'Start with 1080p60 and follow what the platform’s own page shows.',
  }),
  budget: ({ from, to, cyan }) => ({
    what: `The budget is below a complete room (CNY ${yuan(from)} to ${yuan(to)}, demo prices)`,
    why: 'With an LED wall a room is at the upper end. Green screens and sets you can equip yourself.',
    change: `Buy from the list and key with Cyan, CNY ${yuan(cyan)} a year per computer (demo price).`,
  }),
};

/** The texts of all warnings. */
export const warningTexts: Record<Locale, WarningTexts> = { zh, en };
