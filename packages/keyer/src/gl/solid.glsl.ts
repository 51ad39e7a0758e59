/** The passes of `solid.ts`. */
import { MISFIT_RADIUS } from '../solid.ts';
import { head } from './head.glsl.ts';
import { rulesGlsl } from './rules.glsl.ts';

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

/** Sums of four small pixels for \`misfits\`: with \`uMoments\` what is compared, else the weights. */
const moments = `${head}${rulesGlsl}
uniform sampler2D uSmall;
uniform sampler2D uWall;
uniform sampler2D uInner;
uniform sampler2D uKnown;
uniform bool uMoments;
void main() {
  ivec2 size = textureSize(uSmall, 0);
  vec4 sum = vec4(0.0);
  for (int k = 0; k < 4; k += 1) {
    ivec2 at = here() * 2 + ivec2(k & 1, k >> 1);
    if (at.x >= size.x || at.y >= size.y) continue;
    float weight = texelFetch(uInner, at, 0).a;
    if (uMoments) {
      vec3 c = texelFetch(uSmall, at, 0).rgb;
      vec3 wall = texelFetch(uWall, at, 0).rgb;
      float light = sum3(c) / (sum3(wall) + 1e-6);
      float ofScreen = 1.0 - greyAlpha(c, wall);
      sum += weight * vec4(light, light * light, light * ofScreen, ofScreen * ofScreen);
    } else {
      sum += weight * vec4(1.0, 1.0 - texelFetch(uKnown, at, 0).a, 0.0, 0.0);
    }
  }
  result = sum;
}`;

/** Sums in a row. */
const rowSums = `${head}
uniform sampler2D uImage;
void main() {
  vec4 sum = vec4(0.0);
  for (int k = -${MISFIT_RADIUS}; k <= ${MISFIT_RADIUS}; k += 1) {
    sum += pixel(uImage, here() + ivec2(k, 0));
  }
  result = sum;
}`;

const columnSums = `
vec4 columnSum(sampler2D image) {
  vec4 sum = vec4(0.0);
  for (int k = -${MISFIT_RADIUS}; k <= ${MISFIT_RADIUS}; k += 1) {
    sum += pixel(image, here() + ivec2(0, k));
  }
  return sum;
}
`;

/** A misfit times its weight, and that weight. */
const misfit = `${head}${rulesGlsl}${columnSums}
uniform sampler2D uSums;
uniform sampler2D uCounts;
uniform sampler2D uHalfWeights;
void main() {
  vec4 mean = columnSum(uSums) / (columnSum(uCounts).r + 1e-6);
  float weight = pixel(uHalfWeights, here()).g;
  result = vec4(weight * clothMisfit(mean.r, mean.g, mean.b, mean.a), weight, 0.0, 0.0);
}`;

const meanMisfit = `${head}${columnSums}
uniform sampler2D uSums;
void main() {
  vec4 sum = columnSum(uSums);
  result = vec4(sum.r / (sum.g + 1e-3), 0.0, 0.0, 0.0);
}`;

const solid = `${head}${rulesGlsl}
uniform sampler2D uApart;
uniform sampler2D uCore;
uniform sampler2D uMisfit;
uniform sampler2D uKnown;
void main() {
  vec2 share = pixel(uApart, here()).rg;
  float misfit = sampleSmooth(uMisfit, (vec2(here()) - 0.5) / 2.0).r;
  float evidence = solidity(share.x, share.y, misfit);
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

export const solidShaders = {
  apart,
  moments,
  rowSums,
  misfit,
  meanMisfit,
  solid,
  closeGaps,
} as const;
