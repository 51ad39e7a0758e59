import { equipmentNames } from '#contracts/equipment-names.ts';
import type { Locale } from '#contracts/locale.ts';
import type { EquipmentLine } from '../equipment.ts';
import { area } from './numbers.ts';
import { studioSentences } from './sentences.ts';

/** A line of the bill of equipment by name and size: “Lens, 50 mm”. */
export function equipmentName({ item, size }: EquipmentLine, locale: Locale): string {
  const text = studioSentences[locale];
  const name = equipmentNames[locale][item];
  if (!size) return name;
  if ('focal' in size) return text.lensOf(name, size.focal);
  return 'uplink' in size
    ? text.lineOf(name, size.uplink)
    : text.sizeOf(name, area(size.width, size.height));
}
