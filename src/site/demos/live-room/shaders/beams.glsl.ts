import { head } from './common.glsl.ts';

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
