/** The shaders of the stage and of the presenter before it, and where the presenter is for petals. */
import { PRESENTER } from './camera.ts';
import { commonGlsl, float } from './glsl.ts';

/** A triangle over the whole picture; `vPlate` is the plate's point from the upper left, 0 to 1. */
export const plateVertex = `${commonGlsl}${
  /* glsl */ `
uniform vec2 uCover;
out vec2 vPlate;
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  vPlate = vec2(corner.x, -corner.y) * uCover * 0.5 + 0.5;
  gl_Position = vec4(corner, 0.0, 1.0);
}`
}`;

/** A plate and the colours of the lamps. */
const lamps = /* glsl */ `
uniform sampler2D uPlate;
uniform vec3 uFront;
uniform vec3 uBack;
uniform vec3 uGlow;
`;

const plateHead = /* glsl */ `
in vec2 vPlate;
out vec4 fragment;
`;

export const stageFragment = `${commonGlsl}${lamps}${plateHead}${
  /* glsl */ `
// The air's colour above and below.
uniform vec3 uSky;
uniform vec3 uMist;

void main() {
  vec3 groups = linear(texture(uPlate, vPlate).rgb);
  // The set is white in the plate: it has the season's colour.
  vec3 paint = mix(vec3(1.0), uBack / max(uBack.r, max(uBack.g, uBack.b)), 0.55);
  vec3 light = uBack * groups.r * 1.5 + paint * (uFront * groups.g * 1.15) + uGlow * groups.b * 1.7;
  light = light * (0.5 + light) / (0.62 + 0.7 * light);
  vec2 off = (vPlate - vec2(0.5, 0.36)) * vec2(1.25, 1.0);
  float halo = exp(-dot(off, off) * 5.5);
  light += mix(uSky, uMist, smoothstep(0.1, 0.95, vPlate.y)) * (0.35 + 0.65 * halo);
  vec2 corner = (vPlate - 0.5) * vec2(1.3, 1.0);
  light *= mix(1.0, smoothstep(0.95, 0.25, length(corner)), 0.45);
  // Noise below one step keeps dark gradients free of bands.
  float noise = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
  fragment = vec4(develop(light) + noise / 255.0, 1.0);
}`
}`;

const { left, top, width, height } = PRESENTER.part;

/** The presenter's picture is premultiplied, and so is the result. It needs nothing but the plate. */
export const presenterGlsl = `${lamps}${
  /* glsl */ `
// The presenter in the light of the lamps at a point of the plate; nothing beside its part.
vec4 presenterAt(vec2 plate) {
  vec2 at = (plate - vec2(${float(left)}, ${float(top)})) / vec2(${float(width)}, ${float(height)});
  if (at != clamp(at, 0.0, 1.0)) return vec4(0.0);
  // Two pictures, one above the other: under the front light, and the two other groups.
  vec2 upper = vec2(at.x, clamp(at.y, 0.002, 0.998) * 0.5);
  vec4 own = texture(uPlate, upper);
  if (own.a < 0.004) return vec4(0.0);
  vec4 below = texture(uPlate, upper + vec2(0.0, 0.5));
  vec3 other = linear(below.rgb / max(below.a, 0.004));
  vec3 light = linear(own.rgb / own.a) * uFront + uBack * other.r + uGlow * other.b * 1.5;
  return vec4(develop(light) * own.a, own.a);
}
`
}`;

/** Blended over the stage. */
export const presenterFragment = `${commonGlsl}${presenterGlsl}${plateHead}${
  /* glsl */ `
void main() {
  fragment = presenterAt(vPlate);
  if (fragment.a == 0.0) discard;
}`
}`;
