/** One fragment shader per pass. Textures are read by whole pixels; `sampleSmooth` is bilinear. */
import {
  EMPTY,
  OWN_COLOR_FROM,
  OWN_COLOR_TO,
  RING,
  RING_FROM,
  RING_TO,
  SHEER_SIGHT_FROM,
  SHEER_SIGHT_TO,
  SOLID_FROM,
} from '../key.ts';
import { LEAST_LIGHT, LIGHT_RANGE, NEIGHBOURS, NOISE_SCALE, SHARE_RANGE } from '../learned.ts';
import { MATCH_RADIUS, MATCH_STEP, PLATE_WEIGHT } from '../match.ts';
import {
  BRIGHT_FROM,
  BRIGHT_TO,
  FOREGROUND_FROM,
  FOREGROUND_TO,
  HUE_FROM,
  HUE_TO,
  SURE_FROM,
} from '../plates.ts';
import { head } from './head.glsl.ts';
import { learnedGlsl, neighbourInputs, neighbourPlaces, neighbourReads } from './learned.glsl.ts';
import { float, rulesGlsl } from './rules.glsl.ts';
import { solidShaders } from './solid.glsl.ts';

/** Linear light of a frame of sRGB pixels, once, so that every further read is a plain fetch. */
const linear = `${head}${rulesGlsl}
uniform sampler2D uImage;
void main() {
  vec4 c = pixel(uImage, here());
  result = vec4(decodeSrgb(c.rgb), c.a);
}`;

const reduce = `${head}
uniform sampler2D uImage;
uniform int uFactor;
void main() {
  ivec2 from = here() * uFactor;
  ivec2 to = min(from + uFactor, textureSize(uImage, 0));
  vec4 sum = vec4(0.0);
  for (int y = from.y; y < to.y; y += 1) {
    for (int x = from.x; x < to.x; x += 1) sum += texelFetch(uImage, ivec2(x, y), 0);
  }
  result = sum / float((to.x - from.x) * (to.y - from.y));
}`;

const wallMask = `${head}${rulesGlsl}
uniform sampler2D uSmall;
void main() {
  vec3 c = pixel(uSmall, here()).rgb;
  float w = wallByColor(c);
  result = vec4(c * w, w);
}`;

/** Least alpha along one axis. */
const erode = `${head}
uniform sampler2D uImage;
uniform ivec2 uAxis;
uniform int uRadius;
void main() {
  ivec2 last = textureSize(uImage, 0) - 1;
  float least = 1e9;
  for (int k = -uRadius; k <= uRadius; k += 1) {
    least = min(least, texelFetch(uImage, clamp(here() + k * uAxis, ivec2(0), last), 0).a);
  }
  result = vec4(least);
}`;

/** Colours times the weights of another image, or times what its evidence of something opaque weighs. */
const weigh = `${head}
uniform sampler2D uImage;
uniform sampler2D uWeights;
uniform bool uEvidence;
void main() {
  float w = pixel(uWeights, here()).a;
  if (uEvidence) w = max(0.0, (w - ${float(SURE_FROM)}) / ${float(1 - SURE_FROM)});
  result = vec4(pixel(uImage, here()).rgb * w, w);
}`;

/** Colours with the weights of another image as alpha. */
const withWeights = `${head}
uniform sampler2D uImage;
uniform sampler2D uWeights;
void main() {
  result = vec4(pixel(uImage, here()).rgb, pixel(uWeights, here()).a);
}`;

const coarser = `${head}
uniform sampler2D uImage;
void main() {
  ivec2 from = here() * 2;
  ivec2 size = textureSize(uImage, 0);
  vec4 sum = vec4(0.0);
  for (int j = 0; j < 2; j += 1) {
    for (int i = 0; i < 2; i += 1) {
      ivec2 at = from + ivec2(i, j);
      if (at.x < size.x && at.y < size.y) sum += texelFetch(uImage, at, 0);
    }
  }
  result = sum.a > 1.0 ? sum / sum.a : sum;
}`;

const filled = `${head}
uniform sampler2D uImage;
uniform sampler2D uCoarse;
uniform float uOwnWeight;
uniform bool uTop;
uniform vec3 uFallback;
void main() {
  vec4 own = pixel(uImage, here()) * uOwnWeight;
  vec3 below = uTop ? uFallback : sampleSmooth(uCoarse, (vec2(here()) + 0.5) / 2.0 - 0.5).rgb;
  result = vec4(own.rgb + (1.0 - own.a) * below, own.a);
}`;

const sureWall = `${head}
uniform sampler2D uSmall;
uniform sampler2D uByColor;
uniform sampler2D uGuess;
uniform sampler2D uNear;
void main() {
  vec3 c = pixel(uSmall, here()).rgb;
  vec3 wall = pixel(uGuess, here()).rgb;
  float ratio = dot(c, wall) / (dot(wall, wall) + 1e-9);
  float nearness = 1.0 - clamp(pixel(uNear, here()).a, 0.0, 1.0);
  float weight = 1.0 - nearness * (1.0 - smoothstep(${float(BRIGHT_FROM)}, ${float(BRIGHT_TO)}, ratio));
  result = vec4(pixel(uByColor, here()).a * weight);
}`;

const foregroundMask = `${head}${rulesGlsl}
uniform sampler2D uSmall;
uniform sampler2D uByColor;
uniform sampler2D uWall;
void main() {
  vec3 c = pixel(uSmall, here()).rgb;
  vec3 wall = pixel(uWall, here()).rgb;
  float byAlpha = smoothstep(${float(FOREGROUND_FROM)}, ${float(FOREGROUND_TO)}, greyAlpha(c, wall));
  float byHue = smoothstep(${float(HUE_FROM)}, ${float(HUE_TO)}, hueDeviation(c, wall));
  float sure = max(byAlpha, byHue) * (1.0 - pixel(uByColor, here()).a);
  result = vec4(max(matchGuards(c), sure));
}`;

/** The pass of \`match.ts\`. */
const matchPlate = `${head}${rulesGlsl}
uniform sampler2D uSmall;
uniform sampler2D uWall;
uniform sampler2D uKnown;
uniform sampler2D uPlate;
uniform sampler2D uEvidence;
void main() {
  vec3 c = pixel(uSmall, here()).rgb;
  vec3 wall = pixel(uWall, here()).rgb;
  vec4 sum = ${float(PLATE_WEIGHT)} * vec4(pixel(uPlate, here()).rgb, 1.0);
  ivec2 last = textureSize(uSmall, 0) - 1;
  float evidence = pixel(uEvidence, here()).a;
  int reach = evidence == 0.0 ? -1 : ${MATCH_RADIUS};
  for (int j = -reach; j <= reach; j += 1) {
    for (int i = -reach; i <= reach; i += 1) {
      vec4 sure = texelFetch(uKnown, clamp(here() + ${MATCH_STEP} * ivec2(i, j), ivec2(0), last), 0);
      if (sure.a > 0.0) sum += sure * likeness(c, wall, sure.rgb / sure.a);
    }
  }
  result = vec4(sum.rgb / sum.a, evidence);
}`;

/** Written out one by one: a processor that draws pays dearly for a list of offsets. */
const steps = [...new Set(RING.flat())];
const ringReads = [
  ...steps.map(
    (step, i) =>
      `ivec2 step${i} = clamp(here() + int(floor(${float(step)} * uRadius + 0.5)), ivec2(0), last);`,
  ),
  'vec3 other;',
  'float near;',
  ...RING.slice(1).flatMap(([x, y]) => [
    `other = seen(step${steps.indexOf(x)}.x, step${steps.indexOf(y)}.y);`,
    'near = 1.0 - dot(toGrey, other);',
    'least = min(least, max(near, plane.w - dot(plane.xyz, other)));',
    'most = max(most, near);',
  ]),
].join('\n    ');

const [shares, lights] = [SHARE_RANGE, LIGHT_RANGE].map((ends) => ends.map(float).join(', '));
/** Of the pixels around, those whose luminance tells the detail of this one. */
const NEXT = 9;
const blurred = NEIGHBOURS.slice(0, NEXT)
  .map(([x, y], i) => `${float((2 - Math.abs(x)) * (2 - Math.abs(y)))} * n${i}`)
  .join(' + ');

const key = `${head}${rulesGlsl}${learnedGlsl}
uniform sampler2D uFrame;
uniform sampler2D uWall;
uniform sampler2D uFore;
uniform sampler2D uFrameBefore;
uniform sampler2D uKeyedBefore;
uniform float uFactor;
uniform float uRadius;
uniform int uPrimary;
uniform vec2 uClip;
uniform vec3 uDespill;
uniform vec2 uSmoothing;
uniform vec4 uArea;

float primaryOf(vec3 c) { return c[uPrimary]; }
vec2 othersOf(vec3 c) { return uPrimary == 0 ? c.gb : uPrimary == 1 ? c.rb : c.rg; }

vec3 seen(int x, int y) { return texelFetch(uFrame, ivec2(x, y), 0).rgb; }
// How the learned step sees a pixel around: its share and its light. \`lit\` is the screen's
// luminance, and one part of it that is the foreground's.
vec2 seenAs(vec3 c, vec4 plane, vec2 lit) {
  float light = (luminance(c) - lit.x) * lit.y;
  return vec2(clamp(plane.w - dot(plane.xyz, c), ${shares}), clamp(light, ${lights}));
}
vec3 removeSpill(vec3 color, vec3 wall, vec3 fore) {
  float limit = min(uDespill.y, spillLimit(primaryOf(fore), othersOf(fore)));
  float excess = spillExcess(primaryOf(color), othersOf(color), limit);
  float ofWall = spillExcess(primaryOf(wall), othersOf(wall), limit);
  float amount = uDespill.x * excess / max(ofWall, 1e-3);
  vec3 less = max(vec3(0.0), color - amount * wall);
  return less + uDespill.z * (luminance(color) - luminance(less));
}
void main() {
  ivec2 last = textureSize(uFrame, 0) - 1;
  vec2 at = (vec2(here()) + 0.5) / vec2(last + 1);
  result = vec4(0.0);
  if (any(lessThan(at, uArea.xy)) || any(greaterThan(at, uArea.zw))) return;
  vec3 c = texelFetch(uFrame, here(), 0).rgb;
  Square square = squareAt(uWall, (vec2(here()) + 0.5) / uFactor - 0.5);
  vec3 wall = within(uWall, square).rgb;
  vec4 plate = within(uFore, square);
  vec3 fore = plate.rgb;

  // Most pixels are surely foreground, or have nothing but screen around them: the rest is for
  // others.
  float solid = smoothstep(${float(SOLID_FROM)}, 1.0, plate.a);
  float alpha = solid;
  if (alpha < 1.0) {
    vec4 plane = unmixPlane(wall, fore);
    vec3 toGrey = greyPlane(wall);
    float mixed = plane.w - dot(plane.xyz, c);
    float own = 1.0 - dot(toGrey, c);
    float least = min(1.0, max(own, mixed));
    float most = max(0.0, own);
    ${ringReads}
    float sheerHere = smoothstep(${float(SHEER_SIGHT_FROM)}, ${float(SHEER_SIGHT_TO)}, -plate.a);
    alpha = max(alpha, (1.0 - sheerHere) * smoothstep(${float(RING_FROM)}, ${float(RING_TO)}, least));
    float noise = ${float(EMPTY)} * uClip.x;
    if (most > noise) {
      float grey = max(mixed, own);
      float sheer = sheerness(mixed, c, wall, fore);
      float doubt = doubtOf(mixed, c, wall, fore);
      mixed = mix(mixed, grey, max(doubt, sheer));
      float wallLuma = luminance(wall);
      float plateStep = luminance(fore) - wallLuma;
      float pale = greyLight(grey, c, wall);
      fore = mix(fore, vec3(pale), sheer);
      float step_ = luminance(fore) - wallLuma;
      ${neighbourPlaces(1)}
      vec3 n0 = c;
      ${neighbourReads(1, NEXT)}
      float lumaDetail = luminance(c - (${blurred}) / 16.0);
      mixed += detail(mixed, step_, wallLuma, lumaDetail);
      float bleed = bleedOf(mixed, step_, wallLuma, luminance(c) - wallLuma);
      float trust = 1.0 - max(doubt, sheer);
      mixed *= 1.0 - bleed * trust;
      mixed = wholeAlpha(mixed, step_, wallLuma, luminance(c - fore), trust);
      float isAny = smoothstep(noise, 2.0 * noise + 1e-4, most);
      float reach = reachOf(solid, isAny, least, most);
      alpha = max(alpha, clipAlpha(mixed, uClip.x, uClip.y) * isAny);
      if (reach > 0.0) {
        float least2 = ${float(LEAST_LIGHT ** 2)} * wallLuma * wallLuma;
        vec2 lit = vec2(wallLuma, plateStep / (plateStep * plateStep + least2 + 1e-6));
        ${neighbourPlaces(2)}
        ${neighbourReads(NEXT, NEIGHBOURS.length)}
        vec4 found = clamp(vec4(own, least, most, 0.0), ${shares});
        float relativeStep = clamp(plateStep / (wallLuma + 1e-4), ${lights});
        float change = freeChange(
          ${neighbourInputs},
          vec4(seenAs(n${NEIGHBOURS.length - 1}, plane, lit), found.x, doubt),
          vec4(sheer, found.yz, alpha),
          vec4(relativeStep, plate.a, min(1.0, ${float(NOISE_SCALE)} * uSmoothing.y), 1.0)
        );
        alpha = clamp(alpha + reach * boundedChange(change), 0.0, 1.0);
        fore += sheer * (greyLight(max(grey, alpha), c, wall) - pale);
      }
    }
    alpha = firmAlpha(alpha, plate.a);
  }
  alpha = max(alpha, matchGuards(c));
  if (uSmoothing.x > 0.0) {
    float change = abs(luminance(c) - luminance(pixel(uFrameBefore, here()).rgb));
    float still = 1.0 - smoothstep(uSmoothing.y, 3.0 * uSmoothing.y + 1e-4, change);
    alpha = mix(alpha, pixel(uKeyedBefore, here()).a, uSmoothing.x * still);
  }
  float ownColor = smoothstep(${float(OWN_COLOR_FROM)}, ${float(OWN_COLOR_TO)}, alpha);
  vec3 left = max(vec3(0.0), c - (1.0 - alpha) * wall) / max(alpha, 1e-3);
  result = vec4(removeSpill(mix(fore, left, ownColor), wall, fore), clamp(alpha, 0.0, 1.0));
}`;

/** Moves the edge (\`uShrink\`) or blurs it (\`uFeather\`); one of the two is 0. */
const edge = `${head}
uniform sampler2D uImage;
uniform float uShrink;
uniform float uFeather;
void main() {
  vec4 own = pixel(uImage, here());
  float radius = max(abs(uShrink), uFeather);
  int reach = int(ceil(radius));
  float moved = own.a;
  float sum = 0.0;
  float weights = 0.0;
  for (int y = -reach; y <= reach; y += 1) {
    for (int x = -reach; x <= reach; x += 1) {
      float weight = clamp(radius + 1.0 - length(vec2(x, y)), 0.0, 1.0);
      float other = pixel(uImage, here() + ivec2(x, y)).a;
      float shifted = own.a + (other - own.a) * weight;
      moved = uShrink > 0.0 ? min(moved, shifted) : max(moved, shifted);
      sum += other * weight;
      weights += weight;
    }
  }
  result = vec4(own.rgb, uFeather > 0.0 ? sum / weights : moved);
}`;

/** Straight sRGB for reading back; row 0 is the top row. */
const encode = `${head}${rulesGlsl}
uniform sampler2D uImage;
void main() {
  vec4 c = pixel(uImage, here());
  result = vec4(encodeSrgb(c.rgb), c.a);
}`;

/**
 * To the canvas, whose rows run upwards: composite 0, matte 1, status 2, picture 3, keyed 4,
 * foreground 5. The checkerboard has squares of sixteen pixels.
 */
const show = `${head}${rulesGlsl}
uniform sampler2D uFrame;
uniform sampler2D uKeyed;
uniform sampler2D uKeyedSmall;
uniform sampler2D uBackground;
uniform sampler2D uBackgroundSmall;
uniform float uFactor;
uniform float uWrap;
uniform int uView;
uniform float uSplit;
void main() {
  ivec2 size = textureSize(uKeyed, 0);
  ivec2 at = ivec2(here().x, size.y - 1 - here().y);
  vec4 c = pixel(uKeyed, at);
  if (uView == 4) {
    result = vec4(encodeSrgb(c.rgb) * c.a, c.a);
    return;
  }
  vec3 color = vec3(0.0);
  bool isPicture = uView == 3 || (float(at.x) + 0.5) / float(size.x) < uSplit;
  if (isPicture) color = pixel(uFrame, at).rgb;
  else if (uView == 1) color = vec3(decodeSrgb(vec3(c.a)));
  else if (uView == 2) color = c.a <= 0.0 ? vec3(0.0) : c.a >= 1.0 ? vec3(1.0) : vec3(0.21);
  else if (uView == 5) {
    float square = float((at.x / 16 + at.y / 16) % 2);
    color = c.rgb * c.a + (1.0 - c.a) * mix(0.03, 0.06, square);
  } else if (uView == 0) {
    vec2 small = (vec2(at) + 0.5) / uFactor - 0.5;
    color = c.rgb * c.a;
    if (c.a < 1.0) color += (1.0 - c.a) * pixel(uBackground, at).rgb;
    if (uWrap > 0.0) {
      float inside = sampleSmooth(uKeyedSmall, small).a;
      color += uWrap * c.a * (1.0 - inside) * sampleSmooth(uBackgroundSmall, small).rgb;
    }
  }
  result = vec4(encodeSrgb(color), 1.0);
}`;

export const fragmentShaders = {
  linear,
  reduce,
  wallMask,
  erode,
  weigh,
  withWeights,
  coarser,
  filled,
  sureWall,
  foregroundMask,
  matchPlate,
  ...solidShaders,
  key,
  edge,
  encode,
  show,
} as const;

export type PassName = keyof typeof fragmentShaders;
