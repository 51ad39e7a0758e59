/** A number as GLSL writes it. */
export function float(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : String(value);
}

/** Functions and constants of every shader. */
export const commonGlsl = /* glsl */ `#version 300 es
precision highp float;
precision highp int;
#define TAU 6.28318530718

// Linear light of an sRGB colour, near enough.
vec3 linear(vec3 color) { return pow(color, vec3(2.2)); }

// What a camera makes of light: a soft shoulder, so that bright lamps do not clip.
vec3 develop(vec3 light) {
  vec3 c = light * (1.0 + light * 0.16) / (1.0 + light * 0.55);
  return pow(clamp(c, 0.0, 1.0), vec3(1.0 / 2.2));
}
`;
