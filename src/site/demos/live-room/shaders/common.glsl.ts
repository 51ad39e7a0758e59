/*
 * Every surface adds up the light of the lamp groups: sum of tint × level × mask. The uniforms hold
 * tint times level; the masks come from the vertices or from the pictures of the set.
 */

/** How every shader begins. */
export const head = /* glsl */ `
precision highp float;
precision highp int;
`;

/** Response of a camera to light (Narkowicz, 2015), then sRGB. */
export const picture = /* glsl */ `
uniform float exposure;
vec3 developed(vec3 light) {
  vec3 x = max(light * exposure, 0.0);
  vec3 c = clamp(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0);
  return mix(12.92 * c, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
}
/** Noise of less than one step, against bands in the dark. */
vec3 dithered(vec3 c) {
  float n = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
  return c + (n - 0.5) / 255.0;
}
`;

/** Light at a point: the groups, less what the presenter stands in. */
export const lamps = /* glsl */ `
uniform vec3 tints[8];
uniform vec3 lampPlaces[8];
uniform vec3 person;
uniform vec3 eye;

/** How much of a lamp the presenter leaves: 1 all, 0 nothing. \`size\` is the half width of the lamp. */
float past(vec3 point, vec3 lamp, float size) {
  vec3 way = lamp - point;
  float along = clamp(dot(person.xz - point.xz, way.xz) / max(dot(way.xz, way.xz), 1e-4), 0.0, 1.0);
  vec3 near = point + way * along;
  float body = clamp(near.y, person.y + 0.12, person.y + 1.55);
  float miss = distance(near, vec3(person.x, body, person.z));
  float reach = 0.05 + size * along;
  float inside = smoothstep(0.0, 0.02, along);
  return mix(1.0, smoothstep(0.17 - reach * 0.55, 0.17 + reach, miss), inside);
}

/** Soft light reaches less of the floor beside the feet. */
float open(vec3 point) {
  float flat_ = distance(point.xz, person.xz);
  float low = exp(-max(point.y - person.y, 0.0) * 3.0);
  return 1.0 - 0.72 * low * exp(-flat_ * flat_ / 0.075);
}

vec3 lit(vec3 point, vec4 a, vec4 b) {
  float soft = open(point);
  return tints[0] * a.x * past(point, lampPlaces[0], 0.5)
    + tints[1] * a.y * past(point, lampPlaces[1], 0.6)
    + tints[2] * a.z * past(point, lampPlaces[2], 0.7)
    + tints[3] * a.w * soft
    + (tints[4] * b.x + tints[5] * b.y + tints[6] * b.z + tints[7] * b.w) * soft;
}
`;
