import { KeyerUnavailable } from '#keyer/gl/passes.ts';
import { CpuEngine } from './cpu-engine.ts';
import type { Engine, EngineEvents } from './engine.ts';
import { GpuEngine } from './gpu-engine.ts';

/** The GPU where it can be used, else the CPU. */
export function createEngine(events: EngineEvents): Engine {
  try {
    return new GpuEngine(events);
  } catch (error) {
    if (!(error instanceof KeyerUnavailable)) throw error;
    events.unavailable(error);
    return new CpuEngine();
  }
}
