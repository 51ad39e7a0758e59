import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decideOne } from '#api/acceptance/decide.ts';
import type { AcceptanceBody } from '#contracts/sheets/acceptance.ts';
import { demoTokens } from '#contracts/sheets/demo.ts';
import { ITEM_PART } from '#db/acceptance-content.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import { demoProject } from '#db/seed/projects.ts';
import type { DemoDesk } from './desk.ts';

/** An item of the demo sheet. Without `passedAt` the customer has not checked it yet. */
interface ItemSeed {
  title: [zh: string, en: string];
  criterion: [zh: string, en: string];
  measured: string;
  passedAt?: string;
  remark?: string;
  /** Photographs of the work order that prove the result. */
  photos?: string[];
}

const itemSeeds: ItemSeed[] = [
  {
    title: ['设备到货与安装', 'Devices delivered and installed'],
    criterion: [
      '设备型号、数量、序列号与设备信息表一致，机柜与线缆标签齐全。',
      'Models, quantities and serial numbers match the device list; racks and cables are labelled.',
    ],
    measured: '21 类设备逐一核对，20 根线缆标签齐全，见设备信息表第 3 版。',
    photos: ['site-rack', 'site-cables'],
    passedAt: '2026-11-20T10:40:00+08:00',
  },
  {
    title: ['幕布照度均匀', 'Evenness of light on the screen'],
    criterion: [
      '取景范围九点测光，最亮与最暗相差不超过 {{fact:light-evenness-stops}}。',
      'Nine readings across the frame differ by no more than {{fact:light-evenness-stops}}.',
    ],
    measured: '九点实测 720-818 lx，最大相差 0.18 档。',
    photos: ['site-meter'],
    passedAt: '2026-11-20T11:05:00+08:00',
  },
  {
    title: ['抠像边缘', 'Edges of the key'],
    criterion: [
      '主播转身、抬手、倒茶时，发丝与透明茶具无残留蓝边，热气不断裂。',
      'While the presenter turns, gestures and pours, hair and glass show no blue fringe and steam does not break up.',
    ],
    measured: '以公道杯、盖碗、薄纱三种道具各录 60 秒，逐帧抽查 36 帧，无残留蓝边。',
    photos: ['site-keying'],
    passedAt: '2026-11-20T14:20:00+08:00',
    remark: '玻璃公道杯的效果很好，请把这一组参数存为默认。',
  },
  {
    title: ['机位追踪与场景对位', 'Camera tracking'],
    criterion: [
      '摇移 60° 往返十次，桌沿与虚拟地面的相对位移不超过 5 mm。',
      'Over ten 60° pans the table edge drifts no more than 5 mm against the virtual floor.',
    ],
    measured: '十次往返最大位移 3.1 mm。',
    photos: ['site-tracking'],
    passedAt: '2026-11-20T15:10:00+08:00',
  },
  {
    title: ['音画同步', 'Lip sync'],
    criterion: [
      '音画偏差提前或滞后都不超过{{fact:lip-sync.word}}（50 帧为 20 ms）。',
      'Sound is within {{fact:lip-sync.word}} of the picture, early or late (20 ms at 50 fps).',
    ],
    measured: '拍手三次取中位数：声音滞后 8 ms；90 分钟后复测 11 ms。',
    passedAt: '2026-11-20T15:30:00+08:00',
  },
  {
    title: ['场景切换', 'Changing scenes'],
    criterion: [
      '两套场景与已部署的两套节气素材可由场控一键切换，切换不黑屏，用时不超过 1 秒。',
      'Two scenes and the two seasonal sets delivered so far change at one touch, without black, within a second.',
    ],
    measured: '四套场景轮换 20 次，平均 0.4 秒，无黑屏。',
  },
  {
    title: ['连续推流', 'Continuous streaming'],
    criterion: [
      '1080p 50 帧、8 Mbit/s 连续推流 {{fact:continuous-stream}}，丢帧为 0；拔掉主线后 {{fact:failover-line}}内切到备线。',
      '{{fact:continuous-stream}} at 1080p50 and 8 Mbit/s without a dropped frame; with the main cable pulled, the router is on the backup line within {{fact:failover-line}}.',
    ],
    measured: '推流 72 分钟丢帧 0；拔线三次，切换用时 4-6 秒。',
  },
  {
    title: ['断电恢复', 'Recovery after a power cut'],
    criterion: [
      '断电后 UPS 供主机、网络与摄像机不少于 {{fact:ups-run-time}}；恢复供电后，全部设备 {{fact:power-recovery}}内回到工作状态。',
      'The UPS runs computers, network and cameras for at least {{fact:ups-run-time.word}}; all devices are ready within {{fact:power-recovery.word}} after power returns.',
    ],
    measured: 'UPS 供电 12 分 20 秒；恢复后 3 分 45 秒全部就绪。',
  },
  {
    title: ['操作培训与资料移交', 'Training and handover'],
    criterion: [
      '场控与主播完成培训，并独立开播一次；操作手册、接线图、账号清单已移交。',
      'Operators and presenters have been trained and have gone live once unaided; manual, wiring and accounts are handed over.',
    ],
    measured: '11 月 18 日、19 日培训两场共 6 人，试播 1 次；资料移交清单 11 项。',
  },
];

/** Time when the demo sheet was sent. */
const sentAt = new Date('2026-11-19T18:05:00+08:00');

/**
 * Makes the demo acceptance sheet; partly checked, and signed by the provider only.
 * @param orderId the work order, whose photographs prove results
 */
export async function addDemoAcceptance(desk: DemoDesk, orderId: string): Promise<void> {
  const items = itemSeeds.map(({ title, criterion, measured }) => ({
    id: randomUUID(),
    titleZh: title[0],
    titleEn: title[1],
    criterionZh: criterion[0],
    criterionEn: criterion[1],
    measured,
  }));
  const id = await desk.make<AcceptanceBody>(sentAt, {
    kind: 'acceptance',
    numberBefore: 317,
    previousId: orderId,
    titleZh: `${demoProject.name}实施验收`,
    titleEn: 'Acceptance of the Yunqi Tea live room',
    body: {
      expectedSigner: demoProject.contactName,
      statementZh:
        '服务方已按双方确认的需求（RQ-2026-0318 第 3 版）完成直播间的安装、调试与培训。双方按下列标准逐项验收；全部项目判定通过并由双方签名后，本次实施验收完成，质保期按设备信息表所列日期执行。未通过的项目由服务方免费整改，并在整改后重新提交验收。',
      statementEn:
        'The provider has installed, set up and handed over the live room as agreed in RQ-2026-0318, version 3. Both parties check the items below against their criteria. Once all items have passed and both have signed, this acceptance is complete and the warranties run as stated in the device list. The provider fixes failed items free of charge and submits them again.',
      statementVersion: '2026-10',
      items,
    },
  });
  const itemIds = items.map((item) => item.id);
  await addEvidence(desk, { orderId, sheetId: id, itemIds });
  await desk.sendSigned(id, sentAt, { name: '赵启明', title: '实施负责人' });
  await decide(desk, id, itemIds);
  await desk.offerTrial(id);
  await desk.link(id, demoTokens.acceptance);
}

/** The decisions that the customer has made so far. */
async function decide(desk: DemoDesk, id: string, itemIds: readonly string[]): Promise<void> {
  const decided = itemSeeds.flatMap(({ passedAt, remark }, index) =>
    passedAt
      ? [{ item: itemIds[index] ?? '', at: new Date(passedAt), remark: remark ?? null }]
      : [],
  );
  const lastAt = decided.at(-1)?.at ?? sentAt;
  await desk.asCustomer(id, lastAt, async (call) => {
    for (const { item, at, remark } of decided) {
      await decideOne(
        { ...call, at },
        {
          params: { token: call.link.token, item },
          query: undefined,
          body: { result: 'pass', remark, name: demoProject.contactName },
        },
      );
    }
  });
}

/** Adds the work order's photographs to the items that they prove. */
async function addEvidence(
  { transaction }: DemoDesk,
  { orderId, sheetId, itemIds }: { orderId: string; sheetId: string; itemIds: readonly string[] },
): Promise<void> {
  const taken = await transaction.select().from(sheetFiles).where(eq(sheetFiles.sheetId, orderId));
  const photos = new Map(taken.map(({ clientKey, ...photo }) => [clientKey, photo]));
  const rows = itemSeeds.flatMap(({ photos: names = [] }, index) =>
    names.flatMap((name, sort) => {
      const photo = photos.get(`demo-${name}`);
      const partKey = itemIds[index];
      if (!photo || !partKey) return [];
      const { fileId, caption, takenAt } = photo;
      return [{ sheetId, part: ITEM_PART, partKey, sort, fileId, caption, takenAt }];
    }),
  );
  await transaction.insert(sheetFiles).values(rows);
}
