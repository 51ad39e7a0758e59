import type { EquipmentLine } from './equipment.ts';
import { atLeast, type StudioFigures } from './figures.ts';
import type { StudioPlan } from './plan.ts';

export interface Power {
  /** Rated power of lights, and of all other devices, in watts. */
  lights: number;
  devices: number;
  /** Load that one circuit may carry all the time, in watts. */
  perCircuit: number;
  /** Circuits for lights and for devices; the air conditioner has one more. */
  neededCircuits: number;
  /** Heat to remove in watts. */
  heat: { equipment: number; people: number; walls: number; freshAir: number; total: number };
}

const MAINS_V = 220;
/** Part of a circuit for continuous load. Source: document power-and-ups. */
const CONTINUOUS_SHARE = 0.8;

/** Heat through the walls of an inner room in W/m². Source: article live-room-power-heat. */
const WALLS_W_PER_M2 = 40;
/**
 * Cooling of the fresh air of one person: 30 m³/h × 1.2 kg/m³ × 33 kJ/kg ÷ 3600, in watts.
 * Source: article live-room-power-heat.
 */
const FRESH_AIR_W_PER_PERSON = 330;

/** Continuous load of a circuit: 10 A carry 1760 W, 16 A carry 2816 W. */
export function circuitLoad(amps: number): number {
  return MAINS_V * amps * CONTINUOUS_SHARE;
}

/**
 * Power, circuits and heat of the equipment. Lights and devices have circuits of their own, because
 * dimmers disturb sound. Rated power is about 30 % above the real one, so no reserve is added.
 * Nearly all of it becomes heat. Sources: document power-and-ups, article live-room-power-heat.
 */
export function planPower(
  plan: StudioPlan,
  equipment: readonly EquipmentLine[],
  figures: StudioFigures,
): Power {
  const sumOf = (lines: readonly EquipmentLine[]) =>
    lines.reduce((sum, { count, watts = 0 }) => sum + count * watts, 0);
  const lights = sumOf(equipment.filter(({ group }) => group === 'light'));
  const devices = sumOf(equipment.filter(({ group }) => group !== 'light'));
  const perCircuit = circuitLoad(plan.amps);
  const people = plan.people * atLeast(figures, 'heat-per-person');
  const walls = plan.width * plan.depth * WALLS_W_PER_M2;
  const freshAir = plan.people * FRESH_AIR_W_PER_PERSON;
  return {
    lights,
    devices,
    perCircuit,
    neededCircuits: Math.ceil(lights / perCircuit) + Math.ceil(devices / perCircuit),
    heat: {
      equipment: lights + devices,
      people,
      walls,
      freshAir,
      total: lights + devices + people + walls + freshAir,
    },
  };
}
