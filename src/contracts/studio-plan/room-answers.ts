import { type RoomAnswers, roomAnswers } from '../enums/rooms.ts';
import { rangeOf } from '../room-ranges.ts';
import type { StudioPlan } from './plan.ts';

/** The answers of the room chooser that a plan gives. */
export function answersOfPlan({ sells, width, depth, height, budget }: StudioPlan): RoomAnswers {
  return {
    sells,
    area: answerOf(roomAnswers.area, width * depth),
    depth: answerOf(roomAnswers.depth, depth),
    height: answerOf(roomAnswers.height, height),
    budget,
  };
}

/** The answer whose range has a quantity. */
function answerOf<Answer extends string>(answers: readonly Answer[], quantity: number): Answer {
  const answer = answers.find((one) => {
    const { from, to } = rangeOf(one);
    return quantity >= from && quantity < to;
  });
  if (!answer) throw new Error(`No answer has ${quantity}`);
  return answer;
}
