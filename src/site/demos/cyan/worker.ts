/** Work that would block the page: inspecting, measuring and keying on the processor. */
import { LINEAR_OF_BYTE } from '#keyer/color.ts';
import { composite, toBytes } from '#keyer/composite.ts';
import { keyFrame } from '#keyer/cpu-keyer.ts';
import { fitSettings, offeredScreen } from '#keyer/fit.ts';
import { type Frame, type Image, newImage } from '#keyer/image.ts';
import { primaryOf } from '#keyer/key.ts';
import { inspectLighting } from '#keyer/lighting.ts';
import { scorecard } from '#keyer/scorecard.ts';
import { compareKeyers } from './compare.ts';
import type { Answer, Question, TaskName, Tasks } from './work.ts';

function linearImage({ width, height, data }: Frame): Image {
  const image = newImage(width, height);
  for (let o = 0; o < data.length; o += 4) {
    for (let i = 0; i < 3; i += 1) {
      image.data[o + i] = LINEAR_OF_BYTE[data[o + i] as number] as number;
    }
    image.data[o + 3] = (data[o + 3] as number) / 255;
  }
  return image;
}

const tasks: { [Name in TaskName]: (ask: Tasks[Name]['ask']) => Tasks[Name]['answer'] } = {
  inspect: ({ frame, base, wanted }) => {
    const fit = fitSettings(frame, base, wanted);
    const { found, settings } = fit;
    return { found, settings, lighting: inspectLighting(fit), other: offeredScreen(fit) };
  },
  score: ({ now, before, settings }) =>
    scorecard(
      linearImage(now.keyed),
      primaryOf(settings),
      before && {
        now: now.frame,
        before: before.frame,
        keyedBefore: linearImage(before.keyed),
      },
    ),
  key: ({ frame, background, cleanPlate, settings }) => {
    const { image } = keyFrame(frame, settings, cleanPlate && { cleanPlate });
    return { keyed: toBytes(image), composite: composite(image, background, settings.lightWrap) };
  },
  composite: ({ keyed, background, lightWrap }) =>
    composite(linearImage(keyed), background, lightWrap),
  compare: compareKeyers,
};

self.onmessage = ({ data: { id, name, ask } }: MessageEvent<Question>) => {
  let message: Answer;
  try {
    const task = tasks[name] as (ask: Tasks[TaskName]['ask']) => Tasks[TaskName]['answer'];
    message = { id, answer: task(ask) };
  } catch (error) {
    message = { id, error: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(message);
};
