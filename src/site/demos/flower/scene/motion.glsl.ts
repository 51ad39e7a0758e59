/** The formulas of `motion.ts` for the GPU; a change here is a change there. */
import { float } from './glsl.ts';
import { CROSSINGS, FLURRY, PACE, PERIOD, RISE, TURNS } from './motion.ts';
import { AIR } from './petals.ts';

export const motionGlsl = /* glsl */ `
uniform float uTime;
// The wind before and now, and how far it has changed, 0 to 1.
uniform vec3 uWind;

struct Pose {
  vec3 place;
  // Bank angle, and the direction of the swing.
  float bank;
  float direction;
  // The swing's phase.
  float phase;
};

float flurry(float wind, float y, float z, float minute) {
  return ${float(FLURRY)} * wind / 100.0 * (
    0.5 * sin(TAU * (0.11 * z + 0.07 * y + 5.0 * minute)) +
    0.3 * sin(TAU * (0.23 * z - 0.13 * y + 9.0 * minute)) +
    0.2 * sin(TAU * (0.31 * y + 14.0 * minute)));
}

float blown(float wind, float lag, float y, float z, float minute) {
  float crossings = floor(${float(CROSSINGS)} * wind * (0.75 + 0.5 * lag) / 100.0 + 0.5);
  return minute * crossings * ${float(AIR.width)} + flurry(wind, y, z, minute);
}

// fall: sinks in a minute, swing, bank; depth: back and front of the layer in metres.
Pose poseOf(vec4 place, vec4 swing, vec4 fate, vec3 fall, vec2 depth) {
  float minute = uTime / ${float(PERIOD)};
  float cycles = floor(${float(PACE[0])} + ${float(PACE[1])} * swing.y + 0.5);
  float phase = TAU * (minute * cycles + swing.x);
  float direction = TAU * (swing.x * 7.0 + minute * floor((swing.z * 2.0 - 1.0) * ${float(TURNS)} + 0.5));
  float sway = fall.y * sin(phase);
  float sinks = floor(fall.x * (0.8 + 0.4 * swing.y) + 0.5);
  float z = mix(depth.x, depth.y, place.z) + 0.4 * sway * sin(direction);
  float high = fract(place.y - minute * sinks) * ${float(AIR.height)};
  float across = place.x * ${float(AIR.width)} + sway * cos(direction) + mix(
    blown(uWind.x, fate.w, high, z, minute),
    blown(uWind.y, fate.w, high, z, minute),
    uWind.z);
  float x = ${float(AIR.centre - AIR.width / 2)} + mod(across, ${float(AIR.width)});
  float y = ${float(AIR.bottom)} + high - ${float(RISE)} * fall.y * cos(2.0 * phase);
  return Pose(vec3(x, y, z), fall.z * cos(phase), direction, phase);
}
`;
