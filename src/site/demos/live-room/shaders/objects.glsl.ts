import { head, lamps, picture } from './common.glsl.ts';

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
