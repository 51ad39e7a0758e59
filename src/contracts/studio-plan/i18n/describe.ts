import type { Locale } from '#contracts/locale.ts';
import type { EquipmentLine } from '../equipment.ts';
import { evennessLimit } from '../evenness.ts';
import { atLeast, type StudioFigures } from '../figures.ts';
import type { LampRole } from '../lamps.ts';
import { isDeliveredComplete } from '../plan.ts';
import { listPositions, type Position } from '../positions.ts';
import type { Studio } from '../studio.ts';
import { equipmentName } from './equipment.ts';
import { studioLabels } from './labels.ts';
import { area, lux, metres, watts } from './numbers.ts';
import { studioSentences } from './sentences.ts';

/** A part of the result in words: for the page and for the file. */
export interface StudioSection {
  key: keyof (typeof studioSentences)['zh']['sections'];
  title: string;
  rows: { label: string; value: string }[];
}

/** The result in words, with every figure. */
export function describeStudio(
  studio: Studio,
  figures: StudioFigures,
  locale: Locale,
): StudioSection[] {
  const { sections } = studioSentences[locale];
  const rows: Record<StudioSection['key'], StudioSection['rows']> = {
    placement: placementRows(studio, locale),
    cameras: cameraRows(studio, locale),
    light: lightRows(studio, figures, locale),
    power: powerRows(studio, locale),
    network: networkRows(studio, locale),
    equipment: studio.equipment.map((line) => equipmentRow(line, locale)),
    price: priceRows(studio, figures, locale),
    positions: listPositions(studio).map((position) => positionRow(position, locale)),
  };
  const keys = Object.keys(rows) as StudioSection['key'][];
  return keys.map((key) => ({ key, title: sections[key], rows: rows[key] }));
}

function placementRows({ plan, placement, wall }: Studio, locale: Locale) {
  const text = studioSentences[locale];
  const rows: StudioSection['rows'] = [
    { label: text.toWall, value: metres(placement.toWall) },
    { label: text.toLens, value: metres(placement.distance) },
    {
      label: text.neededDepth,
      value: text.depth(metres(placement.neededDepth), metres(plan.depth)),
    },
  ];
  if (plan.background !== 'none') {
    rows.push({ label: text.background, value: area(wall.width, wall.height) });
  }
  if (wall.pitch !== undefined) {
    rows.push({
      label: text.pitch,
      value: wall.pitch === null ? text.noPitch : text.finest(wall.pitch),
    });
  }
  return rows;
}

function cameraRows({ plan, cameras }: Studio, locale: Locale) {
  const { cameraRoles, framings, orientation } = studioLabels[locale];
  const stands = orientation[plan.upright ? 'upright' : 'landscape'];
  return cameras.map((camera) => ({
    label: `${camera.number} ${cameraRoles[camera.role]} · ${framings[camera.shot]}${camera.role === 'top' ? '' : ` · ${stands}`}`,
    value: studioSentences[locale].camera({
      focal: camera.focal,
      distance: metres(camera.distance),
      frame: area(camera.frame.width, camera.frame.height),
      fov: `${camera.fieldOfView.horizontal.toFixed(0)}° × ${camera.fieldOfView.vertical.toFixed(0)}°`,
      height: metres(camera.z),
    }),
  }));
}

function lightRows({ plan, lighting }: Studio, figures: StudioFigures, locale: Locale) {
  const text = studioSentences[locale];
  const { lamps: names } = studioLabels[locale];
  const roles = Object.keys(lighting.levels) as LampRole[];
  const limit = Math.log2(evennessLimit(plan, figures)).toFixed(2);
  return [
    { label: text.exposure, value: text.exposureAt(lux(lighting.exposure), plan.stop, plan.iso) },
    { label: text.face, value: lux(lighting.face) },
    { label: text.ratio, value: text.ratioOf(lighting.ratio.toFixed(2)) },
    ...roles.map((role) => {
      const lamps = lighting.lamps.filter((lamp) => lamp.role === role);
      return {
        label: names[role],
        value: text.lamp(
          lux(lighting.levels[role] ?? 0),
          lamps[0] ? `${lamps.length} × ${watts(lamps[0].watts)}` : text.reflector,
        ),
      };
    }),
    ...(plan.background === 'green'
      ? [{ label: text.evenness, value: evennessOf(lighting.wall, limit, locale) }]
      : []),
  ];
}

/** Worked out for lamps at the sides; strips are measured once they hang. */
function evennessOf(wall: Studio['lighting']['wall'], limit: string, locale: Locale): string {
  const text = studioSentences[locale];
  return wall ? text.stops(Math.log2(wall.evenness).toFixed(2), limit) : text.measured(limit);
}

function powerRows({ plan, power }: Studio, locale: Locale) {
  const text = studioSentences[locale];
  const { total, equipment, people, walls, freshAir } = power.heat;
  return [
    { label: text.lightLoad, value: watts(power.lights) },
    { label: text.deviceLoad, value: watts(power.devices) },
    { label: text.perCircuit(plan.amps), value: watts(power.perCircuit) },
    { label: text.circuits, value: text.circuitsOf(power.neededCircuits) },
    {
      label: text.heat,
      value: text.heatOf(
        watts(total),
        watts(equipment),
        watts(people),
        watts(walls),
        watts(freshAir),
      ),
    },
  ];
}

function networkRows({ plan, network }: Studio, locale: Locale) {
  const text = studioSentences[locale];
  const { platforms, rateSources } = studioLabels[locale];
  return [
    ...network.streams.map(({ platform, format, rate, source }) => ({
      label: text.stream(platforms[platform], format),
      value: text.rate(rate.toFixed(2), rateSources[source]),
    })),
    { label: text.sum, value: `${network.sum.toFixed(2)} Mbit/s` },
    { label: text.uplink, value: text.uplinkOf(network.uplink) },
    { label: text.storage(plan.hours), value: text.storageOf(network.storage) },
  ];
}

function equipmentRow(line: EquipmentLine, locale: Locale) {
  const { count, watts: each } = line;
  return {
    label: equipmentName(line, locale),
    value: studioSentences[locale].pieces(count, each === undefined ? null : watts(each)),
  };
}

/** Only the prices of the facts: equipment has none before a survey. */
function priceRows({ plan }: Studio, figures: StudioFigures, locale: Locale) {
  const text = studioSentences[locale];
  const sum = (value: number | null) => (value ?? 0).toLocaleString('en');
  const { minimum, maximum } = figures['price-live-room'];
  const from = atLeast(figures, 'live-room-area');
  return [
    ...(isDeliveredComplete(plan)
      ? [{ label: text.completeRoom(from), value: text.yuanRange(sum(minimum), sum(maximum)) }]
      : []),
    { label: text.cyan, value: text.yuan(sum(figures['price-cyan-year'].minimum)) },
  ];
}

function positionRow({ thing, x, y, z, side }: Position, locale: Locale) {
  const text = studioSentences[locale];
  return {
    label: nameOf(thing, locale),
    value: text.position({ x: text.side(side, metres(x)), y: unlessZero(y), z: unlessZero(z) }),
  };
}

function nameOf(thing: Position['thing'], locale: Locale): string {
  const text = studioSentences[locale];
  switch (thing.kind) {
    case 'camera':
      return text.cameraNumber(thing.number, studioLabels[locale].cameraRoles[thing.role]);
    case 'lamp':
      return studioLabels[locale].lamps[thing.role];
    default:
      return text[thing.kind];
  }
}

/** A length as it is shown, or null if that would be 0.00 m. */
function unlessZero(value: number): string | null {
  return value < 0.005 ? null : metres(value);
}
