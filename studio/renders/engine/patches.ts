import { ShaderChunk } from 'three';

function patch(chunk: keyof typeof ShaderChunk, from: string | RegExp, to: string): void {
  const result = ShaderChunk[chunk].replace(from, to);
  if (result === ShaderChunk[chunk]) throw new Error(`three's ${chunk} no longer has: ${from}`);
  ShaderChunk[chunk] = result;
}

/**
 * Environment maps are for reflections: most of their diffuse part is removed, because the dome light
 * provides it with shadows. Falloff is bounded, so that a sample near a wall leaves no bright spot.
 *
 * The dome is one distant light per frame. Smooth surfaces would show each as a streak, or as a bright
 * patch with the steps of the shadow map as its edge; what they reflect comes from the environment map
 * and the mirror. A scene has no other distant light; only the photographs for screens have several.
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
  patch(
    'lights_fragment_begin',
    /(getDirectionalLightInfo\([\s\S]*?)(RE_Direct\(.*\);)/,
    /* glsl */ `$1
    #if NUM_DIR_LIGHTS == 1
      vec3 glossBefore = reflectedLight.directSpecular;
      #ifdef USE_CLEARCOAT
        vec3 coatBefore = clearcoatSpecularDirect;
      #endif
    #endif
    $2
    #if NUM_DIR_LIGHTS == 1
      reflectedLight.directSpecular = glossBefore;
      #ifdef USE_CLEARCOAT
        clearcoatSpecularDirect = coatBefore;
      #endif
    #endif`,
  );
}
