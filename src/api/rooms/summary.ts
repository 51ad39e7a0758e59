import { readFacts } from '#api/facts/service.ts';
import type { RoomAnswers } from '#contracts/enums/rooms.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { answerLines, describeChoice } from './advice.ts';
import { choosePlan } from './choose.ts';
import { figuresOf } from './figures.ts';

/** The advice of the room chooser in one line, and the answers that it rests on. */
export async function readRoomSummary(
  db: Executor,
  answers: RoomAnswers,
  locale: Locale,
): Promise<string> {
  const figures = figuresOf(await readFacts(db, locale));
  const { title } = describeChoice(choosePlan(answers, figures), answers, figures, locale);
  return [title, ...answerLines(answers, locale)].join(' · ');
}
