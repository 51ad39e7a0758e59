/** The shaders of all petals: one instance is one petal. */
import { FACE } from './camera.ts';
import { commonGlsl, float } from './glsl.ts';
import { motionGlsl } from './motion.glsl.ts';
import { DEPTHS, type Layer, PETAL_RADIUS, RESTING, RESTING_RADIUS } from './petals.ts';
import { presenterGlsl } from './plates.glsl.ts';
import { shapesGlsl } from './shapes.glsl.ts';

/** Bursts and gusts that can be seen at once, and petals in the largest burst. */
export const MOST_BURSTS = 12;
export const MOST_GUSTS = 8;
export const BURST_PETALS = 360;
/** Seconds until the petals of a burst are gone. */
export const BURST_SECONDS = 7;
/** Seconds for which a gust moves petals. */
export const GUST_SECONDS = 1.6;

/**
 * How a layer is drawn: how far out of focus, in units of the petal; its square, larger for that;
 * its light, of which the far one gets less than the presenter; how far it is from the stage below,
 * on which petals vanish.
 */
const layerLooks: Readonly<
  Record<Layer | 'burst', { blur: number; margin: number; level: number; above: number }>
> = {
  burst: { blur: 0, margin: 1, level: 1.05, above: 0 },
  far: { blur: 0, margin: 1, level: 0.8, above: 0 },
  middle: { blur: 0, margin: 1, level: 1, above: 0 },
  near: { blur: 0.34, margin: 1.3, level: 0.72, above: 3 },
};

/** Layers as the shader numbers them, in the order in which they are drawn. */
const drawn = ['burst', 'far', 'middle', 'near'] as const;

const looks = drawn.map((layer) => {
  const { blur, margin, level, above } = layerLooks[layer];
  return `vec4(${[blur, margin, level, above].map(float).join(', ')})`;
});
const depths = drawn.map((layer) => {
  const [back, front] = layer === 'burst' ? [0, 0] : DEPTHS[layer];
  return `vec2(${float(back)}, ${float(front)})`;
});

const vertexHead = /* glsl */ `
#define BURST 0
#define FAR 1
#define NEAR 3
// Blur, margin, level, height above the stage; back and front in metres.
const vec4 LOOKS[4] = vec4[4](${looks.join(', ')});
const vec2 DEPTHS[4] = vec2[4](${depths.join(', ')});

layout(location = 0) in vec2 aCorner;
layout(location = 1) in vec4 aPlace;
layout(location = 2) in vec4 aSwing;
layout(location = 3) in vec4 aFate;

uniform mat4 uView;
uniform float uSize;
uniform float uCurl;
// The first petals of the far, the middle and the near layer; bursts come before them.
uniform int uFirst[3];
// Share of the second flower; per flower: sinks, swing, bank, share that tumbles; and its size.
uniform float uMix;
uniform vec4 uFall[2];
uniform vec2 uScale;
uniform vec2 uCover;

out vec2 vCorner;
out vec3 vNormal;
out float vTint;
flat out int vKind;
flat out float vBlur;
flat out float vLevel;
flat out int vBehind;

mat3 about(vec3 axis, float angle) {
  float c = cos(angle), s = sin(angle);
  vec3 t = (1.0 - c) * axis;
  return mat3(
    t.x * axis.x + c, t.x * axis.y + s * axis.z, t.x * axis.z - s * axis.y,
    t.y * axis.x - s * axis.z, t.y * axis.y + c, t.y * axis.z + s * axis.x,
    t.z * axis.x + s * axis.y, t.z * axis.y - s * axis.x, t.z * axis.z + c);
}

// The petal's own position: a square in the plane of x and z that is bent up along both.
void writePetal(int layer, vec3 place, mat3 turn, float radius, float curl) {
  vec2 p = aCorner * LOOKS[layer].y;
  float bend = curl * (0.6 * p.x * p.x + 0.5 * p.y * p.y);
  vec3 local = vec3(p.x, bend, -p.y);
  vCorner = p;
  vNormal = turn * normalize(vec3(-1.2 * curl * p.x, 1.0, 1.0 * curl * p.y));
  gl_Position = uView * vec4(place + turn * local * radius, 1.0);
  // Petals out of focus have no sharp border where they cross: all have the same depth.
  if (layer == NEAR) gl_Position.z = -gl_Position.w;
}
`;

/** Petals that fall or lie on the stage. */
const falling = /* glsl */ `
// Per gust: place in the presenter's plane, seconds since it came, strength; and its direction.
uniform vec4 uGust[${MOST_GUSTS}];
uniform vec2 uGustWay[${MOST_GUSTS}];

vec2 gusts(vec3 place) {
  vec2 sum = vec2(0.0);
  for (int i = 0; i < ${MOST_GUSTS}; i++) {
    float age = uGust[i].z / ${float(GUST_SECONDS)};
    if (age >= 1.0) continue;
    vec2 off = place.xy - uGust[i].xy;
    float reach = exp(-dot(off, off) / 0.5);
    float swell = smoothstep(0.0, 0.12, age) * pow(1.0 - age, 2.0);
    sum += reach * swell * uGust[i].w * (uGustWay[i] + 0.5 * normalize(off + 1e-4));
  }
  return sum;
}

// Petals before the face shrink away; those behind the presenter stay.
float clearOfFace(vec4 clip) {
  vec2 plate = (vec2(clip.x, -clip.y) / clip.w * uCover) * 0.5 + 0.5;
  vec2 off = (plate - vec2(${float(FACE.x)}, ${float(FACE.y)})) / vec2(${float(FACE.width)}, ${float(FACE.height)});
  return smoothstep(0.8, 1.5, length(off));
}

void writeFalling(int layer) {
  vKind = aFate.x < uMix ? 1 : 0;
  vec4 fall = uFall[vKind];
  float radius = ${float(PETAL_RADIUS)} * uSize * uScale[vKind] * (0.7 + 0.6 * aPlace.w);
  vec3 place;
  mat3 turn;
  float curl = uCurl * (0.5 + aSwing.w);
  if (aFate.z < ${float(RESTING)}) {
    float angle = TAU * aPlace.x;
    float r = mix(0.35, ${float(RESTING_RADIUS)}, sqrt(aPlace.z));
    float ground = r < 1.5 ? 0.3 : r < 2.5 ? 0.17 : 0.01;
    place = vec3(0.9 + cos(angle) * r, ground, -1.1 + sin(angle) * r);
    turn = about(vec3(0.0, 1.0, 0.0), TAU * aSwing.x) * about(vec3(1.0, 0.0, 0.0), 0.25 * (aSwing.y - 0.5));
    curl *= 0.6;
  } else {
    Pose pose = poseOf(aPlace, aSwing, aFate, fall.xyz, DEPTHS[layer]);
    vec2 push = gusts(pose.place);
    place = pose.place + vec3(push, 0.0);
    float share = (aFate.z - ${float(RESTING)}) / ${float(1 - RESTING)};
    float bank = share < fall.w ? pose.phase : pose.bank;
    bank += 0.012 * mix(uWind.x, uWind.y, uWind.z) * cos(pose.direction) + 2.0 * length(push);
    vec3 axis = vec3(-sin(pose.direction), 0.0, cos(pose.direction));
    turn = about(axis, bank) * about(vec3(1.0, 0.0, 0.0), mix(0.25, 1.25, aSwing.w)) * about(vec3(0.0, 1.0, 0.0), TAU * aSwing.z);
    // They come and go at the air's edges, and vanish where they meet the stage.
    radius *= smoothstep(0.02, 0.22, place.y + LOOKS[layer].w) * smoothstep(4.5, 4.2, place.y);
    if (layer != FAR) radius *= clearOfFace(uView * vec4(place, 1.0));
  }
  writePetal(layer, place, turn, radius, curl);
}
`;

/** Petals that a gift or a like throws up: closed form too, from the age of the burst. */
const bursting = /* glsl */ `
// Per burst: place, age in seconds, number of petals; and lean, speed, turn.
uniform vec4 uBurst[${MOST_BURSTS}];
uniform vec3 uBurstWay[${MOST_BURSTS}];

void writeBursting() {
  int index = gl_InstanceID / ${BURST_PETALS};
  vec4 burst = uBurst[index];
  float age = burst.z;
  vKind = aFate.x < 0.5 ? 1 : 0;
  // Fate is the petal's number in the burst.
  if (aFate.z * ${float(BURST_PETALS)} >= burst.w || age < 0.0 || age > ${float(BURST_SECONDS)}) {
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    vCorner = vec2(0.0);
    vNormal = vec3(0.0, 1.0, 0.0);
    return;
  }
  float angle = TAU * (aPlace.x + uBurstWay[index].z);
  float open = sqrt(aPlace.y);
  vec3 way = normalize(vec3(0.75 * open * cos(angle) + uBurstWay[index].x * 0.3, 1.0, 0.7 * open * sin(angle)));
  float speed = uBurstWay[index].y * (0.45 + 0.75 * aPlace.z);
  const float DRAG = 1.15;
  float thrown = (1.0 - exp(-DRAG * age)) / DRAG;
  float phase = TAU * (aSwing.x + age * (0.35 + 0.3 * aSwing.y));
  vec3 place = vec3(burst.xy, -0.2 + 1.2 * aSwing.z) + way * speed * thrown;
  place.y -= (0.5 + 0.3 * aFate.w) * max(0.0, age - (1.0 - exp(-age)));
  place.x += 0.14 * sin(phase) * min(age, 1.0);
  float radius = ${float(PETAL_RADIUS)} * 1.15 * uSize * uScale[vKind] * (0.7 + 0.6 * aPlace.w);
  radius *= smoothstep(0.0, 0.15, age) * smoothstep(${float(BURST_SECONDS)}, ${float(BURST_SECONDS - 1.8)}, age);
  mat3 turn = about(normalize(vec3(cos(angle), 0.3, sin(angle))), phase * 1.6 + 6.0 * thrown)
    * about(vec3(1.0, 0.0, 0.0), mix(0.4, 1.3, aSwing.w));
  writePetal(BURST, place, turn, radius, uCurl);
}
`;

export const petalVertex = `${commonGlsl}${motionGlsl}${vertexHead}${falling}${bursting}${
  /* glsl */ `
void main() {
  int layer = BURST;
  for (int i = 0; i < 3; i++) layer += gl_InstanceID < uFirst[i] ? 0 : 1;
  vTint = aFate.y;
  vBlur = LOOKS[layer].x;
  vLevel = LOOKS[layer].z;
  vBehind = layer == FAR ? 1 : 0;
  if (layer == BURST) writeBursting();
  else writeFalling(layer);
}`
}`;

export const petalFragment = `${commonGlsl}${shapesGlsl}${presenterGlsl}${
  /* glsl */ `
in vec2 vCorner;
in vec3 vNormal;
in float vTint;
flat in int vKind;
flat in float vBlur;
flat in float vLevel;
flat in int vBehind;

uniform int uShape[2];
uniform vec4 uForm[2];
// Per flower its two colours.
uniform vec3 uColor[4];
// A pixel as a share of the picture; the part of the plate that is shown; 1 if there is a presenter.
uniform vec2 uPixel;
uniform vec2 uCover;
uniform float uPresenter;

out vec4 fragment;

const vec3 FROM_FRONT = vec3(0.33, 0.56, 0.76);
const vec3 FROM_BACK = vec3(-0.2, 0.75, -0.63);

void main() {
  float inside = outline(uShape[vKind], vCorner, uForm[vKind]);
  float edge = max(fwidth(inside), 1e-4);
  float alpha = vBlur > 0.0
    ? smoothstep(-vBlur, vBlur, inside) * 0.9
    : clamp(inside / edge + 0.5, 0.0, 1.0);
  if (alpha < 0.04) discard;
  vec4 before = vec4(0.0);
  if (vBehind == 1 && uPresenter > 0.5) {
    vec2 corner = gl_FragCoord.xy * uPixel * 2.0 - 1.0;
    before = presenterAt(vec2(corner.x, -corner.y) * uCover * 0.5 + 0.5);
    if (before.a > 0.996) discard;
  }

  float along = vCorner.y * 0.5 + 0.5;
  vec3 albedo = linear(mix(uColor[vKind * 2], uColor[vKind * 2 + 1], smoothstep(0.15, 0.85, vTint)));
  albedo *= mix(0.74, 1.08, smoothstep(0.0, 0.8, along));
  // Fine veins fan out from the stalk.
  float fan = vCorner.x / (0.35 + along);
  albedo *= 1.0 - 0.07 * smoothstep(0.55, 1.0, abs(sin(fan * 19.0))) * (1.0 - vBlur);
  vec3 deep = albedo * albedo / max(0.08, max(albedo.r, max(albedo.g, albedo.b)));

  vec3 normal = normalize(vNormal) * (gl_FrontFacing ? 1.0 : -1.0);
  normal = normal.z < 0.0 ? -normal : normal;
  float front = max(0.0, 0.3 + 0.7 * dot(normal, FROM_FRONT));
  float rim = max(0.0, dot(normal, FROM_BACK));
  float through = max(0.0, -dot(normal, FROM_BACK));
  vec3 light = uFront * (0.18 + 0.92 * front) + uBack * (0.12 + 0.5 * rim);
  vec3 color = albedo * light * vLevel + deep * uBack * 0.95 * through;
  // A thin gloss along the bend.
  vec3 half_ = normalize(FROM_FRONT + vec3(0.0, 0.0, 1.0));
  color += 0.05 * uFront * pow(max(0.0, dot(normal, half_)), 18.0);
  // Soft edges write no depth, so that petals drawn later still show through them.
  gl_FragDepth = alpha < 0.5 ? 1.0 : gl_FragCoord.z;
  // The presenter is drawn already: a petal behind shows the presenter's colour where it is covered.
  fragment = vec4(before.rgb + develop(color) * (1.0 - before.a), 1.0) * alpha;
}`
}`;
