/** The functions of `rules.ts`, under the same names, for WebGL2. */
import {
  APART_FROM,
  APART_TO,
  BLEED_ALPHA,
  BLEED_HALO_FROM,
  BLEED_HALO_TO,
  BLEED_LEAST_STEP,
  BLEED_STEP_FROM,
  BLEED_STEP_TO,
  BLEED_TO,
  BRIGHTNESS_WEIGHT,
  DETAIL,
  FIRM,
  FIRM_FROM,
  FIRM_SHEER_FROM,
  FIRM_SHEER_TO,
  FIRM_TO,
  FOREGROUND_GREY,
  LEAST_ANGLE,
  LEAST_CHANGE,
  LEAST_MISFIT,
  LEAST_STEP,
  LIKE_WITHIN,
  MIX_WITHIN,
  OFFSET,
  SHEER_FROM,
  SHEER_NOISE,
  SHEER_TO,
} from '../rules.ts';
import { MAX_SAMPLES } from '../settings.ts';

/** A number as a GLSL float. */
export function float(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : String(value);
}

export const rulesGlsl = `
const vec3 LUMA = vec3(0.2126, 0.7152, 0.0722);
float luminance(vec3 c) { return dot(c, LUMA); }
float sum3(vec3 c) { return c.r + c.g + c.b; }

vec3 decodeSrgb(vec3 c) {
  return mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), greaterThan(c, vec3(0.04045)));
}
vec3 encodeSrgb(vec3 c) {
  c = clamp(c, 0.0, 1.0);
  return mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, greaterThan(c, vec3(0.0031308)));
}

// A sample: direction of its chromaticity, squared length of it; then offset and tolerance.
uniform vec4 uSamples[${MAX_SAMPLES}];
uniform vec2 uSampleRanges[${MAX_SAMPLES}];
uniform int uSampleCount;
uniform vec4 uGuards[${MAX_SAMPLES}];
uniform vec2 uGuardRanges[${MAX_SAMPLES}];
uniform int uGuardCount;

float chromaDistance(vec4 s, float offset, vec3 c) {
  vec3 d = (c + offset) / (sum3(c) + 3.0 * offset) - 1.0 / 3.0 - s.xyz;
  return sqrt(dot(d, d) / s.w);
}
float matchSamples(vec3 c) {
  float nearest = 2.0;
  for (int i = 0; i < ${MAX_SAMPLES}; i += 1) {
    if (i >= uSampleCount) break;
    nearest = min(nearest, chromaDistance(uSamples[i], uSampleRanges[i].x, c) / uSampleRanges[i].y);
  }
  return 1.0 - smoothstep(0.5, 1.0, nearest);
}
float matchGuards(vec3 c) {
  float nearest = 2.0;
  for (int i = 0; i < ${MAX_SAMPLES}; i += 1) {
    if (i >= uGuardCount) break;
    nearest = min(nearest, chromaDistance(uGuards[i], uGuardRanges[i].x, c) / uGuardRanges[i].y);
  }
  return 1.0 - smoothstep(0.5, 1.0, nearest);
}
float wallByColor(vec3 c) {
  return matchSamples(c) * (1.0 - matchGuards(c));
}
float greyOffset(vec3 wall) { return ${float(OFFSET)} * sum3(wall) / 3.0 + 1e-4; }

float hueDeviation(vec3 c, vec3 wall) {
  float offset = greyOffset(wall);
  vec3 d = (wall + offset) / (sum3(wall) + 3.0 * offset) - 1.0 / 3.0;
  float length2 = max(1e-3, dot(d, d));
  vec3 x = (c + offset) / (sum3(c) + 3.0 * offset) - 1.0 / 3.0;
  vec3 across = x - dot(x, d) / length2 * d;
  return sqrt(dot(across, across) / length2);
}
// Alpha against grey is 1 less the part of a colour along this.
vec3 greyPlane(vec3 wall) {
  vec3 n = wall - sum3(wall) / 3.0;
  return n / (dot(n, wall) + 1e-9);
}
float greyAlpha(vec3 c, vec3 wall) { return 1.0 - dot(greyPlane(wall), c); }
float wallShare(vec3 c, vec3 wall) {
  float offset = greyOffset(wall);
  vec3 d = (wall + offset) / (sum3(wall) + 3.0 * offset) - 1.0 / 3.0;
  vec3 x = (c + offset) / (sum3(c) + 3.0 * offset) - 1.0 / 3.0;
  return dot(x, d) / max(1e-3, dot(d, d));
}
float apartness(float along, float across, float tolerance) {
  return smoothstep(${float(APART_FROM)}, ${float(APART_TO)}, length(vec2(1.0 - along, across)) / tolerance);
}
float clothMisfit(float light, float lightSquared, float product, float screenSquared) {
  float rest = max(0.0, screenSquared - product * product / (lightSquared + 1e-9));
  float change = max(0.0, lightSquared - light * light);
  return log(rest + ${float(LEAST_MISFIT)}) - log(change + ${float(LEAST_CHANGE)} * light * light + 1e-6);
}
vec4 unmixPlane(vec3 wall, vec3 fore) {
  float wall2 = dot(wall, wall) + 1e-6;
  vec3 u = normalize(fore + ${float(FOREGROUND_GREY)});
  float cosine = dot(wall, u);
  float toGrey = 1.0 - smoothstep(${float(LEAST_ANGLE / 2)}, ${float(LEAST_ANGLE)}, 1.0 - cosine * cosine / wall2);
  u = normalize(mix(u, vec3(0.57735), toGrey));
  vec3 n = wall - dot(wall, u) * u;
  float step_ = dot(u, wall - fore);
  float bright = ${float(BRIGHTNESS_WEIGHT)} * step_;
  vec3 m = (n + bright * u) / (dot(n, n) + 1e-9 + bright * step_);
  return vec4(m, dot(m, wall));
}
float clipAlpha(float alpha, float black, float white) {
  float low = alpha <= black ? 0.0 : min(alpha, 2.0 * (alpha - black));
  float gap = 1.0 - white;
  float rest = 1.0 - low;
  return clamp(1.0 - (rest <= gap ? 0.0 : min(rest, 2.0 * (rest - gap))), 0.0, 1.0);
}
float spillExcess(float primary, vec2 others, float limit) {
  return max(0.0, primary - mix((others.x + others.y) / 2.0, max(others.x, others.y), limit));
}
float spillLimit(float primary, vec2 others) {
  float mean = (others.x + others.y) / 2.0;
  return clamp((primary - mean) / max(max(others.x, others.y) - mean, 1e-4), 0.0, 1.0);
}
float detail(float alpha, float step_, float wallLight, float lumaDetail) {
  float least = ${float(LEAST_STEP)} * wallLight;
  float slope = step_ / (step_ * step_ + least * least + 1e-6);
  float gate = smoothstep(0.0, 0.15, alpha) * smoothstep(0.0, 0.15, 1.0 - alpha);
  return ${float(DETAIL)} * gate * slope * lumaDetail;
}
float bleedOf(float alpha, float step_, float wallLight, float rise) {
  float least = ${float(BLEED_LEAST_STEP)} * wallLight;
  float byLight = rise * step_ / (step_ * step_ + least * least + 1e-6);
  float clear = smoothstep(${float(BLEED_STEP_FROM)}, ${float(BLEED_STEP_TO)}, abs(step_) / (wallLight + 1e-6));
  float faint = 1.0 - smoothstep(${float(BLEED_ALPHA / 2)}, ${float(BLEED_ALPHA)}, alpha);
  float plain = (1.0 - smoothstep(0.0, ${float(BLEED_TO)}, byLight))
    * (1.0 - smoothstep(${float(BLEED_HALO_FROM)}, ${float(BLEED_HALO_TO)}, -byLight));
  return clear * faint * plain;
}
float wholeAlpha(float alpha, float step_, float wallLight, float above, float trust) {
  return 1.0 - (1.0 - alpha) * (1.0 - trust * bleedOf(1.0 - alpha, -step_, wallLight, above));
}
float firmAlpha(float alpha, float sight) {
  float rising = ${float(FIRM_FROM)} + ${float((FIRM - FIRM_FROM) / (FIRM_TO - FIRM_FROM))} * (alpha - ${float(FIRM_FROM)});
  float firmed = min(rising, 1.0 - ${float((1 - FIRM) / (1 - FIRM_TO))} * (1.0 - alpha));
  float sheer = smoothstep(${float(FIRM_SHEER_FROM)}, ${float(FIRM_SHEER_TO)}, -sight);
  return mix(max(alpha, firmed), alpha, sheer);
}
float likeness(vec3 c, vec3 wall, vec3 fore) {
  vec3 d = fore - wall;
  float share = clamp(dot(c - wall, d) / (dot(d, d) + 1e-6), 0.0, 1.0);
  vec3 root = sqrt(c);
  vec3 fromMix = root - sqrt(wall + share * d);
  vec3 fromFore = root - sqrt(fore);
  float own = dot(fromFore, fromFore) / ${float(LIKE_WITHIN ** 2)};
  float mixed = dot(fromMix, fromMix) / ${float(MIX_WITHIN ** 2)};
  return max(1.0 / (1.0 + own * own), share / (1.0 + mixed * mixed));
}
float chromaticityGap(vec3 a, vec3 b, float offset) {
  vec3 d = (a + offset) / (sum3(a) + 3.0 * offset) - (b + offset) / (sum3(b) + 3.0 * offset);
  return sqrt(dot(d, d));
}
float doubtOf(float alpha, vec3 c, vec3 wall, vec3 fore) {
  float offset = greyOffset(wall);
  float scale = max(chromaticityGap(wall, vec3(0.0), offset), 0.0316);
  vec3 left = max(vec3(0.0), c - (1.0 - clamp(alpha, 0.0, 1.0)) * wall);
  float gap = chromaticityGap(left, fore, offset) / scale;
  return smoothstep(0.15, 0.4, gap) * smoothstep(0.3, 0.6, alpha);
}
float sheerness(float alpha, vec3 c, vec3 wall, vec3 fore) {
  float share = clamp(alpha, 0.0, 1.0);
  float left = sum3(c) - (1.0 - share) * sum3(wall);
  float expected = share * sum3(fore) + ${float(SHEER_NOISE)} * sum3(wall);
  return smoothstep(${float(SHEER_FROM)}, ${float(SHEER_TO)}, left / (expected + 1e-6));
}
float greyLight(float alpha, vec3 c, vec3 wall) {
  return clamp((sum3(c) - (1.0 - alpha) * sum3(wall)) / (3.0 * max(alpha, 1e-3)), 0.0, 1.0);
}
`;
