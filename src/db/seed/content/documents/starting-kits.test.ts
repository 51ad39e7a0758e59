import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type StudioPlan, usualPlan } from '#contracts/studio-plan/plan.ts';
import { planStudio } from '#contracts/studio-plan/studio.ts';
import { studioFigures } from '#tests/support/studio-figures.ts';

const text = readFileSync(new URL('choose-your-setup.zh.md', import.meta.url), 'utf8');

/** The cells of a row of the table of starting kits. */
function row(name: string): string[] {
  const line = text
    .slice(text.indexOf('## 三套起步配置'))
    .split('\n')
    .find((one) => one.startsWith(`| ${name} |`));
  return (line ?? '')
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
}

const waist = { width: 3, depth: 4, height: 2.6, upright: true };
const full = { width: 4, depth: 6, height: 2.8, upright: true, shot: 'full' } as const;
const kits: Partial<StudioPlan>[] = [waist, full, { ...full, cameras: 2 }];

// The room chooser and the planner list the same: see every-room.test.ts.
it('the starting kits of the document are those of the studio plans', () => {
  const studios = kits.map((kit) =>
    planStudio({ ...usualPlan, ...kit } as StudioPlan, studioFigures),
  );
  const count = (item: string) =>
    studios.map(({ equipment }) =>
      String(equipment.filter((line) => line.item === item).reduce((sum, l) => sum + l.count, 0)),
    );
  const lamps = (roles: readonly string[]) =>
    studios.map(({ lighting }) =>
      String(lighting.lamps.filter(({ role }) => roles.includes(role)).length),
    );
  const walls = studios.map(({ equipment }) => {
    const size = equipment.find(({ item }) => item === 'greenWall')?.size;
    return size && 'width' in size ? `绿幕 ${size.width} × ${size.height} m` : '';
  });
  expect(row('背景')).toEqual(walls);
  expect(row('背景灯')).toEqual(lamps(['wall']));
  expect(row('主光与辅光')).toEqual(lamps(['key', 'fill']));
  expect(row('轮廓灯')).toEqual(lamps(['back']));
  expect(row('摄像机').map((cell) => cell.slice(0, 1))).toEqual(count('camera'));
  expect(row('返看').map((cell) => cell.slice(0, 1))).toEqual(count('monitor'));
  const captures = studios.map(({ equipment }) => {
    const line = equipment.find(({ item }) => item.endsWith('Capture'));
    return `${line?.item === 'usbCapture' ? 'USB 3' : 'PCIe'} ${line?.count} 路`;
  });
  expect(row('采集')).toEqual(captures);
  const microphones = studios.map(({ equipment }) => {
    const line = equipment.find(({ item }) => item.endsWith('Microphone'));
    return `${line?.item === 'deskMicrophone' ? '桌面' : '领夹'} ${line?.count}`;
  });
  expect(row('话筒')).toEqual(microphones);
});
