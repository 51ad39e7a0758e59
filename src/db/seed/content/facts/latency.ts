import { calculation, type DemoFact, decision } from './fact.ts';

const chain = calculation(
  '摄像机 2 帧、采集 2 帧、抠像与合成各 1 帧',
  'Camera 2 frames, capture 2, key and composite 1 each',
);

/** Six frames at a frame rate; texts name the rate beside the time. */
function returnPicture(rate: number, limit: number): DemoFact {
  return {
    key: `return-latency-${rate}`,
    value: { max: limit },
    unit: 'ms',
    condition: {
      zh: `镜头到返看，每秒 ${rate} 帧，单机合成，十张照片的平均`,
      en: `Lens to return monitor at ${rate} fps on one machine, mean of ten photos`,
    },
    source: chain,
    phrases: {
      zh: [`${rate} 帧( |为|不高于|不超过|：)?# ms`, `1080p${rate} 为 # ms`],
      en: [
        `(fps,|at 30,|at 50,|60p,|50p,) # at ${rate}(p,| fps|,|;|p \\()`,
        `# ms (or less )?at ${rate}( fps,|p,)`,
      ],
    },
  };
}

/** Delay between the lens and the pictures made from it. */
export const latencyFacts: DemoFact[] = [
  {
    key: 'return-latency-frames',
    value: { max: 6 },
    unit: { zh: '帧', en: 'frames', one: 'frame' },
    condition: { zh: '镜头到返看，单机合成', en: 'Lens to return monitor on one machine' },
    source: chain,
    phrases: {
      zh: ['返看(延迟)?不(能)?超过 # 帧', '监视器，延迟不超过 # 帧', 'T2 超过 # 帧'],
      en: ['T2 is above # frames', 'return…(within|above|at most|more than) # frames'],
    },
  },
  returnPicture(25, 240),
  returnPicture(30, 200),
  returnPicture(50, 120),
  returnPicture(60, 100),
  {
    key: 'latency-photos',
    value: 10,
    unit: { zh: '张照片', en: 'photos', one: 'photo' },
    condition: { zh: '延迟取平均值', en: 'A delay is their mean' },
    source: decision('单张误差可达一帧', 'One photo may be off by a frame'),
    phrases: { zh: ['# 张照片(的|取)?平均'], en: ['(mean|average) of # photos'] },
  },
];
