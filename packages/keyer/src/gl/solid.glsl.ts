/** The passes of `solid.ts`. */
import { NOISE_SCALE } from '../learned.ts';
import { solidWeights, viewWeights } from '../learned-weights.ts';
import {
  DISTANCE_SCALE,
  FAR_PIXELS,
  LEAST_PLACE_LIGHT,
  LEAST_REST,
  LEAST_SHARE,
  MISFIT_SCALE,
  MOST_ACROSS,
  MOST_LIGHT,
  MOST_REST,
  MOST_SHARE,
  PLACE_PIXELS,
  PLACE_RADIUS,
  SOLID_SHAPE,
  VIEW_DIRECTIONS,
  VIEW_DISTANCES,
  VIEW_SHAPE,
} from '../solid.ts';
import { head } from './head.glsl.ts';
import { networkGlsl } from './network.glsl.ts';
import { float, rulesGlsl } from './rules.glsl.ts';

/** Share of the screen's chroma along and across its direction; alpha: how surely it is not the screen's. */
const apart = `${head}${rulesGlsl}
uniform sampler2D uSmall;
uniform sampler2D uWall;
void main() {
  vec3 c = pixel(uSmall, here()).rgb;
  vec3 wall = pixel(uWall, here()).rgb;
  float along = wallShare(c, wall);
  float across = hueDeviation(c, wall);
  result = vec4(along, across, 0.0, apartness(along, across, uSampleRanges[0].y));
}`;

const lightAndRest = `
vec2 lightAndRest(vec3 c, vec3 wall) {
  float light = min(${float(MOST_LIGHT)}, sum3(c) / (sum3(wall) + 1e-6));
  return vec2(light, clamp(1.0 - greyAlpha(c, wall), ${float(LEAST_REST)}, ${float(MOST_REST)}));
}
`;

/** Sums of four small pixels: with \`uLights\` of light, else of what counts them. */
const moments = `${head}${rulesGlsl}${lightAndRest}
uniform sampler2D uSmall;
uniform sampler2D uWall;
uniform sampler2D uInner;
uniform sampler2D uApart;
uniform sampler2D uKnown;
uniform bool uLights;
void main() {
  ivec2 size = textureSize(uSmall, 0);
  vec4 sum = vec4(0.0);
  for (int k = 0; k < 4; k += 1) {
    ivec2 at = here() * 2 + ivec2(k & 1, k >> 1);
    if (at.x >= size.x || at.y >= size.y) continue;
    float weight = texelFetch(uInner, at, 0).a;
    vec2 seen = lightAndRest(texelFetch(uSmall, at, 0).rgb, texelFetch(uWall, at, 0).rgb);
    vec4 own = uLights
      ? vec4(seen.x, seen.x * seen.x, seen.x * seen.y, seen.y * seen.y)
      : vec4(1.0, seen.y, texelFetch(uApart, at, 0).g, texelFetch(uKnown, at, 0).a);
    sum += weight * own;
  }
  result = sum;
}`;

/** Sums along one axis. */
const sums = `${head}
uniform sampler2D uImage;
uniform ivec2 uAxis;
void main() {
  vec4 sum = vec4(0.0);
  for (int k = -${PLACE_RADIUS}; k <= ${PLACE_RADIUS}; k += 1) {
    sum += pixel(uImage, here() + k * uAxis);
  }
  result = sum;
}`;

const place = (pixels: number, name: string) => `
    lights = within(u${name}Lights, square);
    counts = within(u${name}Counts, square);
    count = counts.r + 1e-4;
    lights /= count;
    rest = counts.g / count;
    vec4 ${name}1 = vec4(
      counts.r / ${float(pixels)}, rest, sqrt(max(0.0, lights.a - rest * rest)), counts.b / count
    );
    vec4 ${name}2 = vec4(
      sqrt(lights.r),
      sqrt(max(0.0, lights.g - lights.r * lights.r)) / (lights.r + ${float(LEAST_PLACE_LIGHT)}),
      clothMisfit(lights.r, lights.g, lights.b, lights.a) / ${float(MISFIT_SCALE)},
      counts.a / count
    );`;

/** What is seen of a pixel, and given to `look`. */
const looks = `
uniform sampler2D uSmall;
uniform sampler2D uWall;
uniform sampler2D uApart;
uniform sampler2D uInner;
uniform sampler2D uCore;
uniform sampler2D uKnown;
uniform sampler2D uNearLights;
uniform sampler2D uNearCounts;
uniform sampler2D uFarLights;
uniform sampler2D uFarCounts;
uniform float uNoise;
void main() {
  vec4 apart = pixel(uApart, here());
  float known = pixel(uKnown, here()).a;
  float given = known;
  if (apart.a > 0.0) {
    vec3 wall = pixel(uWall, here()).rgb;
    vec2 seen = lightAndRest(pixel(uSmall, here()).rgb, wall);
    Square square = squareAt(uNearLights, (vec2(here()) - 0.5) / 2.0);
    vec4 lights;
    vec4 counts;
    float count;
    float rest;${place(PLACE_PIXELS, 'Near')}${place(FAR_PIXELS, 'Far')}
    float distance_ = length(vec2(1.0 - apart.r, apart.g)) / uSampleRanges[0].y;
    float share = clamp(apart.r, ${float(LEAST_SHARE)}, ${float(MOST_SHARE)});
    given = look(
      vec4(share, min(${float(MOST_ACROSS)}, apart.g), sqrt(seen.x), 1.0 - seen.y),
      vec4(known, apart.a, pixel(uInner, here()).a, pixel(uCore, here()).a),
      vec4(sum3(wall), distance_ / ${float(DISTANCE_SCALE)}, min(1.0, ${float(NOISE_SCALE)} * uNoise), Near1.x),
      vec4(Near1.yzw, Near2.x),
      vec4(Near2.yzw, Far1.x),
      vec4(Far1.yzw, Far2.x),
      vec4(Far2.yzw, 1.0)
    );
  }
  result = vec4(apart.a, 0.0, 0.0, clamp(given, -1.0, 1.0));
}`;

/** The first look; red: how surely a pixel is not the screen's. */
const solid = `${head}${rulesGlsl}${lightAndRest}${networkGlsl('look', SOLID_SHAPE, solidWeights)}
${looks}`;

const step = (distance: number, [dx, dy]: readonly [number, number]) =>
  `ivec2(${dx * distance}, ${dy * distance})`;

/** What the first look found at a distance; the mean of what is not the screen there. */
const view = ([straight, diagonal]: readonly [number, number], k: number) => {
  const seen = VIEW_DIRECTIONS.map((direction, i) => {
    const distance = direction.includes(0) ? straight : diagonal;
    return `  vec4 s${k}${i} = pixel(uFound, here() + ${step(distance, direction)});`;
  });
  const all = (channel: string) => VIEW_DIRECTIONS.map((_, i) => `s${k}${i}.${channel}`);
  const nested = (name: string, values: readonly string[]) =>
    values.reduce((first, next) => `${name}(${first}, ${next})`);
  const half = VIEW_DIRECTIONS.length / 2;
  const between = all('a')
    .slice(0, half)
    .map((one, i) => `min(${one}, ${all('a')[i + half]})`);
  const meanOf = (channel: string) => `(${all(channel).join(' + ')}) / ${float(2 * half)}`;
  return `${seen.join('\n')}
  vec4 v${k} = vec4(
    ${meanOf('a')},
    ${nested('max', between)},
    ${nested('min', all('a'))},
    ${nested('max', all('a'))}
  );
  float rest${k} = ${meanOf('r')};`;
};
const views = VIEW_DISTANCES.map((_, k) => `v${k}`);
const rests = VIEW_DISTANCES.slice(1).map((_, k) => `rest${k + 1}`);

const given = Array.from({ length: SOLID_SHAPE.inputs / 4 }, (_, i) => `x${i}`);

/** The second look, at what the first one found. */
const solidView = `${head}${rulesGlsl}${lightAndRest}${networkGlsl('evidence', VIEW_SHAPE, viewWeights)}
uniform sampler2D uFound;
float look(${given.map((name) => `vec4 ${name}`).join(', ')}) {
${VIEW_DISTANCES.map(view).join('\n')}
  vec4 own = vec4(pixel(uFound, here()).a, ${rests.join(', ')});
  return evidence(${[...views, 'own', ...given].join(', ')});
}
${looks}`;

export const solidShaders = { apart, moments, sums, solid, solidView } as const;
