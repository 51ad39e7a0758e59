/*
 * Every surface adds up the light of the lamp groups: sum of tint × level × mask. The uniforms hold
 * tint times level; the masks come from the vertices or from the pictures of the set.
 */

const head = /* glsl */ `
precision highp float;
precision highp int;
`;

/** Response of a camera to light (Narkowicz, 2015), then sRGB. */
const picture = /* glsl */ `
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
const lamps = /* glsl */ `
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

/** Objects: colour and light come with the vertices. */
export const objectVertex = /* glsl */ `${head}
in vec4 place;
in vec4 facing;
in vec4 paint;
in vec4 lightA;
in vec4 lightB;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
out vec3 point;
out vec3 normal;
out vec4 colour;
out vec4 maskA;
out vec4 maskB;
flat out int shines;
void main() {
  point = place.xyz / 4096.0;
  normal = facing.xyz;
  colour = vec4(paint.rgb * paint.rgb, paint.a);
  maskA = lightA * lightA;
  maskB = lightB * lightB;
  shines = int(place.w + 0.5);
  gl_Position = projectionMatrix * viewMatrix * vec4(point, 1.0);
}
`;

export const objectFragment = /* glsl */ `${head}${picture}${lamps}
in vec3 point;
in vec3 normal;
in vec4 colour;
in vec4 maskA;
in vec4 maskB;
flat in int shines;
uniform vec3 glows[8];
out vec4 pixel;
float shine(vec3 n, vec3 v, vec3 lamp, float power) {
  vec3 l = normalize(lamp - point);
  return pow(max(dot(n, normalize(l + v)), 0.0), power);
}
void main() {
  if (shines > 0) {
    // Softboxes shine to the front only.
    float front = gl_FrontFacing ? 8.0 : 0.15;
    pixel = vec4(developed(colour.rgb * colour.a * front * glows[shines - 1] + colour.rgb * 0.012), 1.0);
    return;
  }
  // Black paint still gives back three per cent.
  vec3 light = (colour.rgb * 0.97 + 0.03) * lit(point, maskA, maskB);
  vec3 v = normalize(eye - point);
  vec3 n = normalize(normal);
  n *= dot(n, v) < 0.0 ? -1.0 : 1.0;
  float gloss = colour.a;
  float power = exp2(2.0 + gloss * 6.0);
  float rim = 0.04 + 0.5 * pow(1.0 - max(dot(n, v), 0.0), 5.0);
  vec3 mirrored = tints[0] * maskA.x * shine(n, v, lampPlaces[0], power)
    + tints[1] * maskA.y * shine(n, v, lampPlaces[1], power)
    + tints[2] * maskA.z * shine(n, v, lampPlaces[2], power)
    + tints[5] * maskB.y * shine(n, v, lampPlaces[5], power * 0.4)
    + tints[6] * maskB.z * shine(n, v, lampPlaces[6], power);
  light += mirrored * gloss * gloss * (0.35 + gloss) * rim * 6.0;
  pixel = vec4(dithered(developed(light)), 1.0);
}
`;

/** Charts: light comes from the masks of the set. */
export const chartVertex = /* glsl */ `${head}
in vec4 place;
in vec2 picture;
in vec4 rect;
in vec3 metres;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
out vec3 point;
out vec2 chart;
flat out vec4 bounds;
flat out vec3 size;
void main() {
  point = place.xyz / 4096.0;
  chart = picture;
  bounds = rect;
  size = metres;
  gl_Position = projectionMatrix * viewMatrix * vec4(point, 1.0);
}
`;

export const chartFragment = /* glsl */ `${head}${picture}${lamps}
in vec3 point;
in vec2 chart;
flat in vec4 bounds;
flat in vec3 size;
uniform sampler2D masksA;
uniform sampler2D masksB;
uniform sampler2D world;
uniform vec3 wallGlow;
uniform vec4 wallPlace;
uniform vec3 screenPaint;
uniform vec4 deck;
uniform float planks;
uniform vec3 deckPaint;
out vec4 pixel;

float noise(vec2 p) {
  vec2 i = floor(p);
  vec2 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  vec4 h = fract(sin(vec4(dot(i, vec2(127.1, 311.7)), dot(i + vec2(1, 0), vec2(127.1, 311.7)),
    dot(i + vec2(0, 1), vec2(127.1, 311.7)), dot(i + vec2(1, 1), vec2(127.1, 311.7)))) * 43758.5453);
  return mix(mix(h.x, h.y, f.x), mix(h.z, h.w, f.x), f.y);
}

/** Slats with dark gaps; fades to their mean where they are finer than a pixel. */
float slats(float x) {
  float p = x / 0.11;
  float w = fwidth(p);
  float f = abs(fract(p) - 0.5);
  float bar = smoothstep(0.16 - w, 0.16 + w, f);
  return mix(mix(0.32, 1.0, bar), 0.78, clamp(w * 1.6 - 0.3, 0.0, 1.0));
}

/** Planks along x: each its own shade, with grain and a thin joint. */
float board(vec2 p) {
  if (planks == 0.0) return 0.96 + 0.08 * noise(p * 30.0);
  float row = p.y / planks;
  float w = fwidth(row);
  float shade = fract(sin(floor(row) * 91.7) * 437.5);
  float grain = noise(vec2(p.x * 3.0 + shade * 40.0, p.y * 90.0)) * 0.6 + noise(vec2(p.x * 9.0, p.y * 220.0)) * 0.4;
  float joint = smoothstep(0.0, 0.03 + w, abs(fract(row) - 0.5) * -1.0 + 0.5);
  float fine = clamp(1.0 - w * 1.5, 0.0, 1.0);
  return mix(1.0, (0.8 + 0.4 * shade) * (0.82 + 0.36 * grain) * mix(0.45, 1.0, joint), fine);
}

void main() {
  vec2 inside = clamp(chart * bounds.zw, vec2(0.5), bounds.zw - 0.5);
  vec2 uv = (bounds.xy + inside) / 512.0;
  vec4 a = texture(masksA, uv);
  vec4 b = texture(masksB, uv);
  vec3 light = lit(point, a * a, b * b);
  vec2 m = chart * size.xy;
  vec3 v = normalize(eye - point);
  vec3 colour;
  if (size.z < 0.5) {
    float worn = noise(m * 1.3) * 0.5 + noise(m * 5.0) * 0.3 + noise(m * 21.0) * 0.2;
    colour = vec3(0.105, 0.106, 0.113) * (0.85 + 0.3 * worn);
    vec2 soften = fwidth(point.xz) + 1e-4;
    vec2 on = smoothstep(deck.xz - soften, deck.xz + soften, point.xz)
      * (1.0 - smoothstep(deck.yw - soften, deck.yw + soften, point.xz));
    colour = mix(colour, deckPaint * board(point.xz), on.x * on.y);
    // The floor mirrors the LED wall: the picture where the mirrored ray meets it, softer with distance.
    vec3 way = reflect(-v, vec3(0.0, 1.0, 0.0));
    float t = (wallPlace.z - point.z) / way.z;
    if (t > 0.0) {
      vec3 hit = point + way * t;
      vec2 at = vec2(hit.x / wallPlace.x + 0.5, (hit.y - wallPlace.w) / wallPlace.y);
      float soft = 0.02 + t * 0.03;
      vec2 edge = smoothstep(vec2(-soft), vec2(soft), at) * smoothstep(vec2(-soft), vec2(soft), 1.0 - at);
      float fresnel = 0.045 + 0.6 * pow(1.0 - max(v.y, 0.0), 5.0);
      vec3 seen = textureLod(world, clamp(vec2(at.x, 1.0 - at.y), 0.0, 1.0), 2.5 + t * 0.8 + worn).rgb;
      light += seen * seen * wallGlow * edge.x * edge.y * fresnel * (0.8 + 0.4 * worn) * 7.0
        * past(point, hit, 0.12);
    }
  } else if (size.z < 1.5) {
    colour = vec3(0.12, 0.123, 0.134) * slats(m.x);
  } else if (size.z < 2.5) {
    colour = vec3(0.035);
  } else {
    colour = screenPaint;
  }
  pixel = vec4(dithered(developed(light * colour)), 1.0);
}
`;

/** Screens: the LED wall, and monitors that show the cameras. */
export const screenVertex = /* glsl */ `${head}
in vec4 place;
in vec2 picture;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
uniform vec4 crop;
out vec2 uv;
void main() {
  uv = crop.xy + picture * crop.zw;
  gl_Position = projectionMatrix * viewMatrix * vec4(place.xyz / 4096.0, 1.0);
}
`;

export const screenFragment = /* glsl */ `${head}${picture}
in vec2 uv;
uniform sampler2D shown;
uniform vec3 glow;
out vec4 pixel;
void main() {
  vec3 c = texture(shown, uv).rgb;
  vec3 linear_ = mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), step(0.04045, c));
  pixel = vec4(developed(linear_ * glow + 0.004), 1.0);
}
`;

/** The presenter: light in the air from six directions at three heights, less its own shade. */
export const personVertex = /* glsl */ `${head}
in vec4 place;
in vec4 facing;
in vec4 paint;
in vec4 lightA;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
uniform vec3 person;
uniform vec2 turn;
out vec3 point;
out vec3 normal;
out vec4 colour;
out float free;
vec3 turned(vec3 v) {
  return vec3(v.x * turn.x + v.z * turn.y, v.y, v.z * turn.x - v.x * turn.y);
}
void main() {
  point = turned(place.xyz / 4096.0) + person;
  normal = turned(facing.xyz);
  colour = vec4(paint.rgb * paint.rgb, paint.a);
  free = lightA.x;
  gl_Position = projectionMatrix * viewMatrix * vec4(point, 1.0);
}
`;

export const personFragment = /* glsl */ `${head}${picture}
in vec3 point;
in vec3 normal;
in vec4 colour;
in float free;
uniform vec3 air[18];
uniform vec3 eye;
uniform vec3 person;
out vec4 pixel;
vec3 layer(int from, vec3 n) {
  vec3 square = n * n;
  return square.x * air[from + (n.x < 0.0 ? 1 : 0)]
    + square.y * air[from + 2 + (n.y < 0.0 ? 1 : 0)]
    + square.z * air[from + 4 + (n.z < 0.0 ? 1 : 0)];
}
void main() {
  vec3 v = normalize(eye - point);
  vec3 n = normalize(normal);
  n *= dot(n, v) < 0.0 ? -1.0 : 1.0;
  float height = clamp((point.y - 0.3) / 0.72, 0.0, 2.0);
  vec3 light = height < 1.0 ? mix(layer(0, n), layer(6, n), height) : mix(layer(6, n), layer(12, n), height - 1.0);
  float shade = mix(0.18, 1.0, free) * free;
  vec3 edge = layer(height < 1.0 ? 6 : 12, normalize(n - v * 0.9));
  float rim = pow(1.0 - max(dot(n, v), 0.0), 3.0);
  pixel = vec4(developed(colour.rgb * light * shade * 1.25 + edge * rim * (0.03 + 0.25 * colour.rgb) * free), 1.0);
}
`;

/** Light in the air below the lanterns, added to the picture. */
export const beamVertex = /* glsl */ `${head}
in vec3 position;
in vec3 along;
in float group;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
uniform vec3 glows[8];
uniform vec3 eye;
out vec3 colour;
out vec3 spread;
void main() {
  colour = glows[int(group + 0.5)];
  spread = along;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}
`;

export const beamFragment = /* glsl */ `${head}
in vec3 colour;
in vec3 spread;
out vec4 pixel;
void main() {
  float across = 1.0 - spread.x * spread.x;
  float fade = (1.0 - spread.y) * (1.0 - spread.y) / (0.35 + spread.y * 2.2);
  pixel = vec4(colour * across * across * fade * 0.09, 1.0);
}
`;

/** A picture over the whole view, with opacity. */
export const sheetVertex = /* glsl */ `${head}
in vec3 position;
out vec2 uv;
void main() {
  uv = position.xy * 0.5 + 0.5;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}
`;

export const sheetFragment = /* glsl */ `${head}
in vec2 uv;
uniform sampler2D shown;
uniform float opacity;
out vec4 pixel;
void main() {
  pixel = vec4(texture(shown, uv).rgb, opacity);
}
`;
