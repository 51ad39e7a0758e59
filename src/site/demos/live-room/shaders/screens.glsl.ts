import { head, picture } from './common.glsl.ts';

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
