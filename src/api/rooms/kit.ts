import type { ProductKey } from '#contracts/enums/products.ts';
import type { RoomAnswers } from '#contracts/enums/rooms.ts';
import { type Equipment, equipmentNames } from '#contracts/equipment-names.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RoomAdvice } from '#contracts/room-guide.ts';
import type { EquipmentLine } from '#contracts/studio-plan/equipment.ts';
import type { StudioFigures } from '#contracts/studio-plan/figures.ts';
import { equipmentName } from '#contracts/studio-plan/i18n/equipment.ts';
import { watts } from '#contracts/studio-plan/i18n/numbers.ts';
import { studioSentences } from '#contracts/studio-plan/i18n/sentences.ts';
import { encodePlan } from '#contracts/studio-plan/plan-code.ts';
import { planStudio } from '#contracts/studio-plan/studio.ts';
import type { Choice } from './choose.ts';
import { planOfAnswers } from './studio-plan/answers.ts';

/**
 * A built set with the free edition of Dami Live, which takes the picture of its phone: a camera
 * reaches it only through Cyan and the professional edition. Plans are drawn for cameras, so these
 * rooms have none.
 */
const phoneSet: readonly (readonly [item: Equipment, count: number])[] = [
  ['set', 1],
  ['presenterLight', 3],
  ['setLight', 1],
  ['phone', 1],
  ['phoneStand', 1],
  ['phoneMicrophone', 1],
];

/**
 * The equipment of a choice, and the code of its studio plan: what the advice lists is what the plan
 * works out for this room.
 */
export function describeKit(
  { plan }: Choice,
  answers: RoomAnswers,
  product: ProductKey | undefined,
  figures: StudioFigures,
  locale: Locale,
): Pick<RoomAdvice, 'kit' | 'plan'> {
  if (!plan) return { kit: [], plan: null };
  if (product === 'app') {
    const names = equipmentNames[locale];
    return { kit: phoneSet.map(([item, count]) => ({ name: names[item], count })), plan: null };
  }
  const studioPlan = planOfAnswers(answers, plan, figures);
  const { equipment } = planStudio(studioPlan, figures);
  return {
    kit: equipment.map((line) => ({ name: nameOf(line, locale), count: line.count })),
    plan: encodePlan(studioPlan),
  };
}

/** Lamps are bought by their power. */
function nameOf(line: EquipmentLine, locale: Locale): string {
  const name = equipmentName(line, locale);
  return line.group === 'light' && line.watts
    ? studioSentences[locale].lamp(name, watts(line.watts))
    : name;
}
