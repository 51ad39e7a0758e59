/** Outlines of petals, leaves, small flowers and snow on a square from -1 to 1, stalk down. */
export const shapesGlsl = /* glsl */ `
const int PETAL = 0;
const int FLORET = 1;
const int MAPLE = 2;
const int GINKGO = 3;
const int FLAKE = 4;
const int LEAF = 5;

// form: half width, how pointed the tip is, depth of its notch, ruffles.
float petal(vec2 p, vec4 form) {
  float v = clamp(p.y * 0.5 + 0.5, 0.0, 1.0);
  float top = v + form.z * max(0.0, 1.0 - abs(p.x) * 3.2) * v;
  float tip = mix(0.42, 1.0, form.y);
  float peak = 0.62 / (0.62 + tip);
  float norm = pow(peak, 0.62) * pow(1.0 - peak, tip);
  float width = form.x * pow(v, 0.62) * pow(max(1.0 - top, 0.0), tip) / norm;
  width *= 1.0 + 0.07 * form.w * sin(p.y * 13.0 + sign(p.x)) * v;
  return width - abs(p.x);
}

// form: number of lobes, radius between them, how slim they are.
float floret(vec2 p, vec4 form) {
  float angle = atan(p.x, p.y);
  float lobe = pow(abs(cos(angle * form.x * 0.5)), form.z);
  return mix(form.y, 0.98, lobe) - length(p);
}

float maple(vec2 p) {
  vec2 q = p - vec2(0.0, -0.32);
  float angle = abs(atan(q.x, q.y));
  float radius = 0.3;
  radius = max(radius, 1.28 * (1.0 - abs(angle) * 1.7));
  radius = max(radius, 1.12 * (1.0 - abs(angle - 0.92) * 1.8));
  radius = max(radius, 0.78 * (1.0 - abs(angle - 1.85) * 2.0));
  radius *= 1.0 + 0.05 * sin(angle * 26.0);
  float stalk = min(0.035 - abs(p.x), min(p.y + 1.0, -0.3 - p.y));
  return max(radius - length(q), stalk);
}

float ginkgo(vec2 p) {
  vec2 q = p - vec2(0.0, -0.62);
  float angle = atan(q.x, q.y);
  float radius = 1.5 - 0.05 * cos(angle * 15.0) - 0.5 * exp(-angle * angle * 90.0) - 0.16 * angle * angle;
  float fan = min(radius - length(q), (1.02 - abs(angle)) * length(q));
  float stalk = min(0.035 - abs(p.x), min(p.y + 1.0, -0.55 - p.y));
  return max(fan, stalk);
}

float flake(vec2 p) {
  float angle = mod(atan(p.y, p.x) + TAU / 12.0, TAU / 6.0) - TAU / 12.0;
  vec2 q = length(p) * vec2(cos(angle), abs(sin(angle)));
  float arm = min(0.07 - q.y, 0.96 - q.x);
  vec2 side = vec2(0.5, 0.866);
  for (int i = 0; i < 2; i++) {
    vec2 from = q - vec2(0.36 + 0.28 * float(i), 0.0);
    float along = dot(from, side);
    float across = abs(dot(from, vec2(-side.y, side.x)));
    arm = max(arm, min(0.055 - across, min(along, 0.32 - 0.1 * float(i) - along)));
  }
  return max(arm, 0.2 - length(p));
}

float leaf(vec2 p, vec4 form) {
  float v = clamp(p.y * 0.5 + 0.5, 0.0, 1.0);
  float blade = form.x * pow(v, 0.8) * pow(1.0 - v, 1.0) * 2.2 - abs(p.x);
  float stalk = min(0.03 - abs(p.x), min(p.y + 1.0, -0.5 - p.y));
  return max(blade, stalk);
}

// Positive inside, in about the square's units.
float outline(int shape, vec2 p, vec4 form) {
  if (shape == FLORET) return floret(p, form);
  if (shape == MAPLE) return maple(p);
  if (shape == GINKGO) return ginkgo(p);
  if (shape == FLAKE) return flake(p);
  if (shape == LEAF) return leaf(p, form);
  return petal(p, form);
}
`;
