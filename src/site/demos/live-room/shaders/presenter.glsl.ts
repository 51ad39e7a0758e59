import { head, picture } from './common.glsl.ts';

/** Dim enough that pale cloth under the first lights keeps its folds. */
const EXPOSURE = 0.72;

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
  pixel = vec4(developed(colour.rgb * light * shade * ${EXPOSURE} + edge * rim * (0.03 + 0.25 * colour.rgb) * free), 1.0);
}
`;
