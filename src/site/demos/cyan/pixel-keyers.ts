/** Keyers for devices without WebGL, and for pictures without a wall. */
import type { PersonMatte } from './person/person-matte.ts';
import type { PixelKeyer } from './pixel-renderer.ts';
import type { Workbench } from './work.ts';

/** The keyer in plain JavaScript, in the worker. */
export const cpuKeyer = (workbench: Workbench): PixelKeyer => ({
  by: 'cpu',
  limit: 640,
  key: ({ frame, background, cleanPlate, settings }) =>
    workbench.ask('key', { frame, background, settings, ...(cleanPlate && { cleanPlate }) }),
});

/** People without a wall behind them: of the settings, only the light wrap counts. */
export const personKeyer = (workbench: Workbench, person: PersonMatte): PixelKeyer => ({
  by: 'person',
  limit: 960,
  async key({ picture: { image, width, height }, background, settings: { lightWrap } }) {
    const keyed = await person.matte(image, width, height);
    const composite = await workbench.ask('composite', { keyed, background, lightWrap });
    return { keyed, composite };
  },
});
