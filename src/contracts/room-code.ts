import { type RoomAnswers, roomAnswers, roomQuestions } from './enums/rooms.ts';

/** The answers of the room chooser as one field: `clothing,24-48,6-7,2.8-3.5,150_300`. */
export const encodeRoom = (answers: RoomAnswers): string =>
  roomQuestions.map((name) => answers[name]).join();

/** The answers of a code; null if it is none. */
export function decodeRoom(code: string): RoomAnswers | null {
  const values = code.split(',');
  const isKnown =
    values.length === roomQuestions.length &&
    roomQuestions.every((name, at) => roomAnswers[name].some((known) => known === values[at]));
  if (!isKnown) return null;
  return Object.fromEntries(roomQuestions.map((name, at) => [name, values[at]])) as RoomAnswers;
}

/** Address of the advice for answers, below the base path and without the language. */
export const roomPath = (answers: RoomAnswers): string =>
  `/product/3d?${new URLSearchParams(answers)}#room-chooser`;
