/** The passes of `solid.ts`. */
import { MIDDLE_SHARE } from '../rules.ts';
import { SPREAD_RADIUS, SPREAD_STEP } from '../solid.ts';
import { head } from './head.glsl.ts';
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

/** Sums in a row: of shares, of their squares, and of the weights that both are times. */
const shareSums = `${head}
uniform sampler2D uApart;
uniform sampler2D uInner;
void main() {
  vec4 sum = vec4(0.0);
  for (int k = -${SPREAD_RADIUS}; k <= ${SPREAD_RADIUS}; k += 1) {
    ivec2 at = here() + ivec2(k * ${SPREAD_STEP}, 0);
    float along = pixel(uApart, at).r - ${float(MIDDLE_SHARE)};
    sum += pixel(uInner, at).a * vec4(along, along * along, 0.0, 1.0);
  }
  result = sum;
}`;

const solid = `${head}${rulesGlsl}
uniform sampler2D uSmall;
uniform sampler2D uApart;
uniform sampler2D uCore;
uniform sampler2D uSums;
uniform sampler2D uKnown;
uniform float uNoise;
void main() {
  vec4 sum = vec4(0.0);
  for (int k = -${SPREAD_RADIUS}; k <= ${SPREAD_RADIUS}; k += 1) {
    sum += pixel(uSums, here() + ivec2(0, k * ${SPREAD_STEP}));
  }
  vec2 share = pixel(uApart, here()).rg;
  float noise = uNoise / (luminance(pixel(uSmall, here()).rgb) + 1e-3);
  float evidence = solidity(share.x, share.y, sum.a, sum.r, sum.g, noise);
  result = vec4(max(pixel(uKnown, here()).a, pixel(uCore, here()).a * evidence));
}`;

const closeGaps = `${head}
uniform sampler2D uSolid;
uniform sampler2D uCore;
uniform sampler2D uClosed;
void main() {
  float filled = min(pixel(uCore, here()).a, pixel(uClosed, here()).a);
  result = vec4(clamp(max(pixel(uSolid, here()).a, filled), 0.0, 1.0));
}`;

export const solidShaders = { apart, shareSums, solid, closeGaps } as const;
