import { ShaderChunk } from 'three';

function patch(chunk: keyof typeof ShaderChunk, from: string, to: string): void {
  if (!ShaderChunk[chunk].includes(from))
    throw new Error(`three's ${chunk} no longer has: ${from}`);
  ShaderChunk[chunk] = ShaderChunk[chunk].replace(from, to);
}

/**
 * Environment maps are for reflections: most of their diffuse part is removed, because the dome light
 * provides it with shadows. Falloff is bounded, so that a sample near a wall leaves no bright spot.
 */
export function patchShaders(): void {
  patch(
    'envmap_physical_pars_fragment',
    'return PI * envMapColor.rgb * envMapIntensity;',
    'return 0.12 * PI * envMapColor.rgb * envMapIntensity;',
  );
  patch(
    'lights_pars_begin',
    'float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );',
    'float distanceFalloff = 1.0 / ( lightDistance * lightDistance + 0.2 );',
  );
}
