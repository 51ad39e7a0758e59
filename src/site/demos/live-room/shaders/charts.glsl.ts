import { head, lamps, picture } from './common.glsl.ts';

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
