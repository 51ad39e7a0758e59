import { type Camera, placeCameras } from './cameras.ts';
import { type EquipmentLine, listEquipment } from './equipment.ts';
import type { StudioFigures } from './figures.ts';
import { type Lighting, planLight } from './light.ts';
import { type Network, planNetwork } from './network.ts';
import { isDeepEnough, type Placement, placeMainCamera } from './placement.ts';
import type { StudioPlan } from './plan.ts';
import { type Power, planPower } from './power.ts';
import { measureWall, type Wall } from './wall.ts';

/** All that follows from a plan. */
export interface Studio {
  plan: StudioPlan;
  placement: Placement;
  deepEnough: boolean;
  cameras: Camera[];
  wall: Wall;
  lighting: Lighting;
  network: Network;
  equipment: EquipmentLine[];
  power: Power;
}

/** Works out a studio. Pure: the facts come as an argument. */
export function planStudio(plan: StudioPlan, figures: StudioFigures): Studio {
  const placement = placeMainCamera(plan, figures);
  const cameras = placeCameras(plan, placement);
  const wall = measureWall(plan, placement, cameras, figures);
  const lighting = planLight(plan, placement, wall, figures);
  const network = planNetwork(plan, figures);
  const equipment = listEquipment(plan, cameras, wall, lighting, network);
  return {
    plan,
    placement,
    deepEnough: isDeepEnough(plan, placement),
    cameras,
    wall,
    lighting,
    network,
    equipment,
    power: planPower(plan, equipment, figures),
  };
}
