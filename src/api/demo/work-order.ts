import { randomUUID } from 'node:crypto';
import { addSheetEvent } from '#api/sheets/events.ts';
import { readHead } from '#api/sheets/head.ts';
import type { TaskState } from '#contracts/enums/work-orders.ts';
import { demoTokens } from '#contracts/sheets/demo.ts';
import type { SheetEventKind } from '#contracts/sheets/events.ts';
import type { OrderTask, WorkOrderBody } from '#contracts/sheets/work-order.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import { demoProject } from '#db/seed/projects.ts';
import type { DemoDesk } from './desk.ts';
import { addPrivatePicture } from './private-picture.ts';

/** A time on site in November 2026, e.g. `09 14:30`. */
const at = (text: string) => new Date(`2026-11-${text.replace(' ', 'T')}:00+08:00`);

/** A task of the demo order; `evidence` has the photographs, by file name, with their captions. */
interface TaskSeed {
  title: string;
  detail: string;
  state: TaskState;
  weight: number;
  finishedAt?: string;
  reason?: string;
  evidence?: [photo: string, caption: string][];
}

const taskSeeds: TaskSeed[] = [
  {
    title: '现场复尺与供电确认',
    detail: '净高 3.42 m、幕布区 6.0 m × 4.5 m，与图纸误差 8 mm 以内；三相 63 A 回路可用。',
    state: 'done',
    weight: 1,
    finishedAt: '09 11:30',
    evidence: [
      ['site-survey', '空场复尺：地面标点与激光基线'],
      ['site-power', '配电箱回路与标签'],
    ],
  },
  {
    title: '弧形幕布与地台搭建',
    detail: '弧角半径 900 mm，接缝处打磨两遍，静置 24 小时后无翘边。',
    state: 'done',
    weight: 2,
    finishedAt: '11 17:40',
    evidence: [['site-curve', '弧形幕布与地台，台面放着水平尺']],
  },
  {
    title: '灯位吊装与布光',
    detail: '主光、轮廓光、幕布光共 14 盏，九点照度 720-818 lx，最大相差 0.18 档。',
    state: 'done',
    weight: 2,
    finishedAt: '12 18:20',
    evidence: [
      ['site-rig', '幕布光灯位，灯具刚挂上桁架，还没有调匀'],
      ['site-meter', '主播站位的测光表'],
    ],
  },
  {
    title: '机位、追踪与俯拍滑轨安装',
    detail: '主机位距前景桌 3.2 m；俯拍滑轨双保险吊装，行程 1.2 m。',
    state: 'done',
    weight: 2,
    finishedAt: '13 16:50',
    evidence: [['site-slider', '俯拍滑轨，两端各一根安全绳']],
  },
  {
    title: '渲染主机上架与网络布线',
    detail: '20 根线缆逐根编号、测通；主备两条专线切换用时 4-6 秒。',
    state: 'done',
    weight: 2,
    finishedAt: '15 19:10',
    evidence: [
      ['site-rack', '机柜正面'],
      ['site-cables', '线缆标签'],
    ],
  },
  {
    title: '抠像与灯光校准',
    detail: '以公道杯、盖碗、薄纱三种道具校准，逐帧抽查 36 帧，无残留蓝边。',
    state: 'done',
    weight: 2,
    finishedAt: '17 17:30',
    evidence: [['site-keying', '蓝幕前的茶席与监看里的合成画面']],
  },
  {
    title: '云栖茶山主场景部署与追踪对位',
    detail: '摇移 60° 往返十次，桌沿最大位移 3.1 mm。',
    state: 'done',
    weight: 2,
    finishedAt: '18 15:00',
    evidence: [['site-tracking', '机位、对位标记与监看画面']],
  },
  {
    title: '场控与主播培训（两场）',
    detail: '共 6 人参加，均能独立完成开播、换景与下播。',
    state: 'done',
    weight: 1,
    finishedAt: '19 16:40',
    evidence: [['site-training', '培训后的操作清单']],
  },
  {
    title: '节气素材包部署（六套）',
    detail: '已部署小雪、大雪两套；其余四套在花材选定后两个工作日内完成。',
    state: 'doing',
    weight: 2,
  },
  {
    title: '收音链路复测',
    detail: '领夹话筒与备用枪麦，沿茶席走位一周逐点录音。',
    state: 'failed',
    weight: 1,
    finishedAt: '20 11:20',
    reason: '2 号领夹话筒在茶席右侧 1.5 m 处断续，更换接收天线后复测。',
  },
  {
    title: '验收签署与资料移交',
    detail: '验收单九项中已确认五项；资料移交清单 11 项已备齐。',
    state: 'blocked',
    weight: 1,
    reason: '等待客户在实施验收单上确认剩余四项并签字。',
  },
  {
    title: '首播驻场保障',
    detail: '正式开播当日两名工程师到场，开播前 3 小时完成全链路检查。',
    state: 'todo',
    weight: 1,
  },
];

/** File names of the order's photographs. */
export const demoPhotos = taskSeeds.flatMap(({ evidence = [] }) => evidence.map(([name]) => name));

/** What the timeline tells after the sheet was made and sent. */
const eventSeeds: [time: string, kind: SheetEventKind, text: string][] = [
  ['09 09:10', 'status_changed', '工程师进场，实施开始。'],
  ['10 14:25', 'problem_reported', '发现主灯回路容量不足，幕布光全开时会跳闸。'],
  ['11 10:40', 'problem_solved', '物业增设一路 32 A 回路，满载测试 30 分钟通过。'],
  ['13 17:00', 'evidence_added', '灯位、测光与滑轨照片已上传，共 3 张。'],
  ['15 19:10', 'task_changed', '渲染主机上架与网络布线完成。'],
  ['18 15:00', 'task_changed', '云栖茶山主场景完成部署与追踪对位。'],
  ['19 16:40', 'visit_done', '第二场培训结束，客户团队完成一次独立试播。'],
  ['19 18:05', 'handed_over', '实施验收单已发给客户，等待逐项确认。'],
  [
    '20 11:20',
    'problem_reported',
    '收音复测发现 2 号领夹话筒断续，已订购接收天线，到货后再约到场时间。',
  ],
];

/**
 * Makes the demo work order; it is in progress and waits for the customer. It stands still on
 * 20 November 2026, without an arranged visit: a date to come would soon be past. Returns its id.
 */
export async function addDemoWorkOrder(desk: DemoDesk): Promise<string> {
  const tasks = taskSeeds.map(taskOf);
  const id = await desk.make<WorkOrderBody>(at('04 10:15'), {
    kind: 'work-order',
    numberBefore: 317,
    titleZh: '3 号厅全案直播间现场实施',
    body: {
      kind: 'installation',
      status: 'scheduled',
      siteAddress: demoProject.siteAddress,
      contactName: demoProject.contactName,
      contactPhone: demoProject.contactPhone,
      scheduledFrom: moment('09 09:00'),
      scheduledTo: moment('27 18:00'),
      summary:
        '示例单停在 2026 年 11 月 20 日这一天。完成 3 号厅幕布、灯光、机位、渲染主机的安装与校准，部署云栖茶山主场景，培训场控与主播，并配合首播。',
      engineers: engineers(),
      tasks: tasks.map(unworked),
    },
  });
  await desk.send(id, at('05 16:00'), '与现场联系人确认进场时间：11 月 9 日上午。');
  await desk.save<WorkOrderBody>(
    id,
    at('19 18:05'),
    { status: 'in_progress', startedAt: moment('09 09:10'), tasks, visits: visits() },
    'customer',
  );
  await addPhotos(desk, id, tasks);
  await desk.save<WorkOrderBody>(id, at('20 18:00'), { problems: problems() });
  const sheet = await readHead(desk.transaction, id);
  for (const [time, kind, text] of eventSeeds) {
    await addSheetEvent(desk.transaction, sheet, { kind, text, happenedAt: at(time) });
  }
  await desk.link(id, demoTokens['work-order']);
  return id;
}

const moment = (text: string) => at(text).toISOString();

function taskOf({ finishedAt, reason, evidence = [], ...task }: TaskSeed): OrderTask {
  return {
    ...task,
    id: randomUUID(),
    stateReason: reason ?? null,
    evidenceRequired: evidence.length > 0,
    photoSlots: [],
    startedAt: null,
    finishedAt: finishedAt ? moment(finishedAt) : null,
  };
}

/** A task before the work on site. */
const unworked = (task: OrderTask): OrderTask => ({
  ...task,
  state: 'todo',
  stateReason: null,
  finishedAt: null,
});

const engineers = (): WorkOrderBody['engineers'] => [
  { id: randomUUID(), name: '赵启明', role: '实施负责人', phone: '+8613900000001', lead: true },
  { id: randomUUID(), name: '林予安', role: '灯光与抠像', phone: '+8613900000002', lead: false },
  { id: randomUUID(), name: '何嘉树', role: '系统与网络', phone: '+8613900000003', lead: false },
];

const problems = (): WorkOrderBody['problems'] => [
  {
    ...problem('20 11:20', 'provider'),
    title: '2 号领夹话筒断续',
    detail: '茶席右侧 1.5 m 处信号被金属货架遮挡，更换有源天线并抬高 60 cm。',
    severity: 'medium',
    status: 'open',
  },
  {
    ...problem('18 17:20', 'customer'),
    title: '冬至、小寒、大寒、立春花材未选定',
    detail: '四套节气素材需要客户确认花材样张。',
    severity: 'low',
    status: 'solving',
  },
  {
    ...problem('10 14:25', 'third_party'),
    title: '主灯回路容量不足',
    detail: '幕布光全开时 16 A 空开跳闸。',
    severity: 'high',
    status: 'solved',
    solution: '物业增设一路 32 A 回路，满载测试 30 分钟通过。',
    solvedAt: moment('11 10:40'),
  },
];

const problem = (reported: string, owner: WorkOrderBody['problems'][number]['owner']) => ({
  id: randomUUID(),
  owner,
  ownerName: null,
  dueOn: null,
  solution: null,
  reportedAt: moment(reported),
  solvedAt: null,
});

const visits = () => [
  visit('09 09:00', '09 12:00', '进场、复尺与供电确认', '图纸误差 8 mm 以内'),
  visit('10 09:00', '15 19:30', '幕布、灯光、机位与机柜安装', '按计划完成'),
  visit('17 09:00', '19 18:00', '校准、场景部署与培训', '独立试播一次'),
];

const visit = (from: string, to: string, purpose: string, note: string) => ({
  id: randomUUID(),
  startsAt: moment(from),
  endsAt: moment(to),
  purpose,
  status: 'done' as const,
  note,
});

/** Adds the photographs of finished tasks. */
async function addPhotos(
  { transaction, pictures }: DemoDesk,
  sheetId: string,
  tasks: readonly OrderTask[],
): Promise<void> {
  for (const [index, { finishedAt, evidence = [] }] of taskSeeds.entries()) {
    const partKey = tasks[index]?.id;
    if (!partKey || !finishedAt) continue;
    for (const [name, caption] of evidence) {
      const fileId = await addPrivatePicture(transaction, pictures, {
        name,
        folder: `private/orders/${sheetId}`,
        purpose: 'work_order_evidence',
      });
      await transaction.insert(sheetFiles).values({
        sheetId,
        part: 'task',
        partKey,
        fileId,
        caption,
        clientKey: `demo-${name}`,
        takenAt: at(finishedAt),
      });
    }
  }
}
