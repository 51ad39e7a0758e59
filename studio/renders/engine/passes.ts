import {
  Color,
  CustomBlending,
  FloatType,
  HalfFloatType,
  type IUniform,
  LinearFilter,
  Matrix4,
  Mesh,
  NoBlending,
  OneFactor,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  ShaderMaterial,
  type SpotLight,
  type Texture,
  Vector2,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { slots } from './lamps.ts';
import type { Grade, Shot } from './shot.ts';

/** Blending that adds a pass to what its target has. */
export const adding = {
  blending: CustomBlending,
  blendSrc: OneFactor,
  blendDst: OneFactor,
  blendSrcAlpha: OneFactor,
  blendDstAlpha: OneFactor,
  depthTest: false,
  depthWrite: false,
  transparent: true,
} as const;

export const vertexShader = /* glsl */ `
varying vec2 vUv;
void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

/** Draws a full-screen pass. */
export class Screen {
  private readonly camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  private readonly quad = new Mesh(new PlaneGeometry(2, 2));

  draw(renderer: WebGLRenderer, material: ShaderMaterial, target: WebGLRenderTarget | null): void {
    this.quad.material = material;
    this.quad.frustumCulled = false;
    renderer.setRenderTarget(target);
    renderer.render(this.quad, this.camera);
  }
}

/**
 * Adds one frame to the average, dimmed by the haze before it. What is out of focus appears once per
 * frame, each time in another place of its blurred disc; it is softened here by the distance
 * between two such places, so that few frames leave no rosettes.
 */
export function sumPass(shot: Shot): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: {
      picture: { value: null },
      depth: { value: null },
      jitter: { value: new Vector2() },
      toWorld: { value: new Matrix4() },
      eye: { value: new Vector3() },
      weight: { value: 1 },
      density: { value: shot.haze?.density ?? 0 },
      focus: { value: shot.focus ?? 5 },
      range: { value: new Vector2(0.1, 100) },
      gap: { value: 0 },
    },
    vertexShader,
    fragmentShader: /* glsl */ `
    varying vec2 vUv;
    uniform sampler2D picture, depth;
    uniform vec2 jitter, range;
    uniform mat4 toWorld;
    uniform vec3 eye;
    uniform float weight, density, focus, gap;
    void main() {
      // The frame is smaller than the sum; its shift within the pixel gives the exact position of each texel.
      vec2 at = vUv - jitter;
      float z = texture2D(depth, at).x * 2.0 - 1.0;
      float ahead = 2.0 * range.x * range.y / (range.y + range.x - z * (range.y - range.x));
      float apart = gap * abs(1.0 / focus - 1.0 / ahead);
      vec3 color = min(textureLod(picture, at, max(0.0, log2(max(apart, 1e-3)))).rgb, vec3(24.0));
      vec4 far = toWorld * vec4(at * 2.0 - 1.0, z, 1.0);
      float reach = min(length(far.xyz / far.w - eye), 30.0);
      gl_FragColor = vec4(color * exp(-density * reach) * weight, 1.0);
    }`,
    ...adding,
  });
}

/** Adds one frame's light scattered by the haze on its way to the lens; alpha sums the distance. */
export function hazePass(shot: Shot, steps: number): ShaderMaterial {
  const lamp = Array.from({ length: slots });
  return new ShaderMaterial({
    defines: { SLOTS: slots, STEPS: steps },
    uniforms: {
      depth: { value: null },
      jitter: { value: new Vector2() },
      toWorld: { value: new Matrix4() },
      eye: { value: new Vector3() },
      frame: { value: 0 },
      weight: { value: 1 },
      density: { value: shot.haze?.density ?? 0 },
      noise: { value: shot.haze?.noise ?? 0.5 },
      tint: { value: new Color(shot.haze?.color ?? 0xffffff) },
      lampAt: { value: lamp.map(() => new Vector3()) },
      lampTo: { value: lamp.map(() => new Vector3()) },
      lampColor: { value: lamp.map(() => new Color()) },
      lampCone: { value: lamp.map(() => new Vector2()) },
      lampMatrix: { value: lamp.map(() => new Matrix4()) },
      lampShadow: { value: lamp.map(() => null as Texture | null) },
    },
    vertexShader,
    fragmentShader: /* glsl */ `
    varying vec2 vUv;
    uniform sampler2D depth;
    uniform vec2 jitter;
    uniform mat4 toWorld;
    uniform vec3 eye;
    uniform float frame, weight, density, noise;
    uniform vec3 tint;
    uniform vec3 lampAt[SLOTS];
    uniform vec3 lampTo[SLOTS];
    uniform vec3 lampColor[SLOTS];
    uniform vec2 lampCone[SLOTS];
    uniform mat4 lampMatrix[SLOTS];
    uniform sampler2D lampShadow[SLOTS];

    float hash(vec3 p) {
      p = fract(p * 0.1031);
      p += dot(p, p.zyx + 31.32);
      return fract((p.x + p.y) * p.z);
    }
    float cloud(vec3 p) {
      vec3 i = floor(p), f = fract(p);
      f = f * f * (3.0 - 2.0 * f);
      return mix(
        mix(mix(hash(i), hash(i + vec3(1,0,0)), f.x), mix(hash(i + vec3(0,1,0)), hash(i + vec3(1,1,0)), f.x), f.y),
        mix(mix(hash(i + vec3(0,0,1)), hash(i + vec3(1,0,1)), f.x), mix(hash(i + vec3(0,1,1)), hash(i + vec3(1,1,1)), f.x), f.y),
        f.z);
    }
    vec3 lit(int s, vec3 p, vec3 view, sampler2D shadow) {
      vec3 ray = p - lampAt[s];
      float away = length(ray);
      float cone = smoothstep(lampCone[s].x, lampCone[s].y, dot(ray / away, lampTo[s]));
      if (cone <= 0.0) return vec3(0.0);
      vec4 place = lampMatrix[s] * vec4(p, 1.0);
      place.xyz /= place.w;
      float open = texture2D(shadow, place.xy).x + 0.00005 < place.z ? 0.0 : 1.0;
      float phase = 0.6 + 0.9 * pow(0.5 + 0.5 * dot(view, ray / away), 3.0);
      return lampColor[s] * (open * cone * phase / (away * away + 0.6));
    }
    void main() {
      // As in the sum: without the frame's shift, thin things before a beam get saw teeth.
      vec2 at = vUv - jitter;
      vec4 far = toWorld * vec4(at * 2.0 - 1.0, texture2D(depth, at).x * 2.0 - 1.0, 1.0);
      vec3 ray = far.xyz / far.w - eye;
      float reach = min(length(ray), 30.0);
      vec3 view = normalize(ray);
      // A random start per pixel, then golden-ratio steps per frame: leaves grain instead of a pattern.
      float offset = fract(hash(vec3(gl_FragCoord.xy, 3.7)) + frame * 0.618034);
      vec3 glow = vec3(0.0);
      for (int i = 0; i < STEPS; i++) {
        float t = reach * (float(i) + offset) / float(STEPS);
        vec3 p = eye + view * t;
        float thick = density * mix(1.0, 0.3 + 1.4 * cloud(p * vec3(0.9, 1.4, 0.9)), noise);
        vec3 sum = lit(0, p, view, lampShadow[0]) + lit(1, p, view, lampShadow[1]) + lit(2, p, view, lampShadow[2]);
        glow += sum * thick * exp(-density * t);
      }
      gl_FragColor = vec4(glow * tint * reach / float(STEPS), reach) * weight;
    }`,
    ...adding,
  });
}

/** Smooths the grain of the haze along one direction, but not across edges of distance. */
export function smoothPass(): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { picture: { value: null }, step: { value: new Vector2() } },
    vertexShader,
    fragmentShader: /* glsl */ `
    varying vec2 vUv;
    uniform sampler2D picture;
    uniform vec2 step;
    void main() {
      vec4 here = texture2D(picture, vUv);
      vec4 sum = vec4(0.0);
      float total = 0.0;
      for (int i = -7; i <= 7; i++) {
        vec4 c = texture2D(picture, vUv + step * float(i));
        float w = exp(-float(i * i) / 22.0) * exp(-abs(c.a - here.a) / (0.04 * here.a + 0.02));
        sum += c * w;
        total += w;
      }
      gl_FragColor = vec4(sum.rgb / total, here.a);
    }`,
    blending: NoBlending,
    depthTest: false,
  });
}

/** Sets this frame's camera of a pass. */
export function aimCamera(material: ShaderMaterial, camera: PerspectiveCamera): void {
  const u = material.uniforms;
  (u.toWorld as IUniform<Matrix4>).value
    .copy(camera.matrixWorld)
    .multiply(camera.projectionMatrixInverse);
  (u.eye as IUniform<Vector3>).value.setFromMatrixPosition(camera.matrixWorld);
}

/**
 * Sets what the adding pass needs to know of the lens: the pixels between two of `samples` places in
 * a blurred disc, for things whose reciprocal distances (1/m) differ by one.
 */
export function aimLens(
  material: ShaderMaterial,
  camera: PerspectiveCamera,
  lens: number,
  samples: number,
  width: number,
): void {
  const radius = ((camera.projectionMatrix.elements[0] ?? 1) * lens * width) / 2;
  (material.uniforms.gap as IUniform<number>).value = (2.2 * radius) / Math.sqrt(samples);
  (material.uniforms.range as IUniform<Vector2>).value.set(camera.near, camera.far);
}

/** Sets this frame's lamps of the haze pass. */
export function aimHaze(material: ShaderMaterial, spots: SpotLight[], strengths: number[]): void {
  const u = material.uniforms;
  const set = <T>(name: string, index: number) => (u[name] as IUniform<T[]>).value[index] as T;
  spots.forEach((spot, i) => {
    set<Vector3>('lampAt', i).copy(spot.position);
    set<Vector3>('lampTo', i).copy(spot.target.position).sub(spot.position).normalize();
    set<Color>('lampColor', i)
      .copy(spot.color)
      .multiplyScalar(spot.intensity * (strengths[i] ?? 1));
    set<Vector2>('lampCone', i).set(
      Math.cos(spot.angle),
      Math.cos(spot.angle * (1 - spot.penumbra)) + 1e-4,
    );
    set<Matrix4>('lampMatrix', i).copy(spot.shadow.matrix);
    (u.lampShadow as IUniform<(Texture | null)[]>).value[i] = spot.shadow.map?.depthTexture ?? null;
  });
}

const blurPass = () =>
  new ShaderMaterial({
    uniforms: {
      picture: { value: null },
      step: { value: new Vector2() },
      from: { value: -1 },
    },
    vertexShader,
    fragmentShader: /* glsl */ `
    varying vec2 vUv;
    uniform sampler2D picture;
    uniform vec2 step;
    uniform float from;
    void main() {
      vec3 sum = vec3(0.0);
      float total = 0.0;
      for (int i = -6; i <= 6; i++) {
        float w = exp(-float(i * i) / 14.0);
        vec3 c = texture2D(picture, vUv + step * float(i)).rgb;
        if (from >= 0.0) c *= smoothstep(from, from * 2.5 + 0.3, max(c.r, max(c.g, c.b)));
        sum += c * w;
        total += w;
      }
      gl_FragColor = vec4(sum / total, 1.0);
    }`,
    blending: NoBlending,
    depthTest: false,
  });

const target = (width: number, height: number) =>
  new WebGLRenderTarget(Math.max(4, width), Math.max(4, height), {
    type: HalfFloatType,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    depthBuffer: false,
  });

/** Light that spills in the lens: five blurred copies, each half the size of the one before. */
export function bloom(
  renderer: WebGLRenderer,
  screen: Screen,
  source: WebGLRenderTarget,
  from: number,
): Texture[] {
  const blur = blurPass();
  const textures: Texture[] = [];
  let input = source.texture;
  let width = source.width;
  let height = source.height;
  for (let level = 0; level < 5; level += 1) {
    width = Math.round(width / 2);
    height = Math.round(height / 2);
    const across = target(width, height);
    const down = target(width, height);
    Object.assign(blur.uniforms, {
      picture: { value: input },
      step: { value: new Vector2(1 / width, 0) },
      from: { value: level === 0 ? from : -1 },
    });
    screen.draw(renderer, blur, across);
    Object.assign(blur.uniforms, {
      picture: { value: across.texture },
      step: { value: new Vector2(0, 1 / height) },
      from: { value: -1 },
    });
    screen.draw(renderer, blur, down);
    across.dispose();
    textures.push(down.texture);
    input = down.texture;
  }
  return textures;
}

/** From light to picture: bloom, exposure, filmic curve, grade, vignette, grain. */
export function developPass(
  picture: Texture,
  haze: Texture | null,
  spill: Texture[],
  grade: Grade,
  aspect: number,
): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: {
      picture: { value: picture },
      haze: { value: haze },
      hazy: { value: haze ? 1 : 0 },
      ...Object.fromEntries(spill.map((texture, i) => [`spill${i}`, { value: texture }])),
      raw: { value: grade.raw ? 1 : 0 },
      exposure: { value: grade.exposure ?? 1 },
      contrast: { value: grade.contrast ?? 1.06 },
      saturation: { value: grade.saturation ?? 1.12 },
      spillShare: { value: grade.bloom ?? 0.08 },
      vignette: { value: grade.vignette ?? 0.35 },
      grain: { value: grade.grain ?? 0.012 },
      lift: { value: new Color(grade.lift ?? 0x000000) },
      gain: { value: new Color(grade.gain ?? 0xffffff) },
      aspect: { value: aspect },
    },
    vertexShader,
    fragmentShader: /* glsl */ `
    varying vec2 vUv;
    uniform sampler2D picture, haze, spill0, spill1, spill2, spill3, spill4;
    uniform float hazy, raw, exposure, contrast, saturation, spillShare, vignette, grain, aspect;
    uniform vec3 lift, gain;
    float hash(vec2 p) {
      vec3 q = fract(vec3(p.xyx) * 0.1031);
      q += dot(q, q.yzx + 33.33);
      return fract((q.x + q.y) * q.z);
    }
    // AgX (Troy Sobotka), the fit used by Filament and three.
    vec3 curve(vec3 x) {
      vec3 x2 = x * x, x4 = x2 * x2;
      return 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232;
    }
    vec3 film(vec3 c) {
      const mat3 into = mat3(0.842479, 0.0423283, 0.0423757, 0.0784336, 0.878469, 0.0784336, 0.0792237, 0.0791661, 0.879142);
      const mat3 back = mat3(1.19688, -0.0528969, -0.0529716, -0.0980209, 1.1519, -0.0980434, -0.0990297, -0.0989612, 1.15107);
      c = into * c;
      c = clamp((log2(max(c, 1e-10)) + 12.47393) / (4.026069 + 12.47393), 0.0, 1.0);
      c = curve(c);
      c = pow(max(c, 0.0), vec3(1.22));
      float l = dot(c, vec3(0.2126, 0.7152, 0.0722));
      c = l + (c - l) * 1.32;
      c = back * c;
      return max(c, 0.0);
    }
    void main() {
      vec3 c = texture2D(picture, vUv).rgb;
      if (hazy > 0.5) c += texture2D(haze, vUv).rgb;
      if (raw > 0.5) {
        c = clamp(c * exposure, 0.0, 1.0);
        float noise = hash(gl_FragCoord.xy) + hash(gl_FragCoord.yx + 91.7) - 1.0;
        gl_FragColor = vec4(mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)) + noise / 510.0, 1.0);
        return;
      }
      vec3 spill = texture2D(spill0, vUv).rgb * 0.30 + texture2D(spill1, vUv).rgb * 0.25 + texture2D(spill2, vUv).rgb * 0.2
        + texture2D(spill3, vUv).rgb * 0.15 + texture2D(spill4, vUv).rgb * 0.1;
      c += spill * spillShare * 4.0;
      vec2 q = (vUv - 0.5) * vec2(min(aspect, 1.4), 1.0);
      c *= mix(1.0, smoothstep(1.05, 0.25, length(q)), vignette);
      c = film(c * exposure);
      float l = dot(c, vec3(0.2126, 0.7152, 0.0722));
      c = l + (c - l) * saturation;
      c = (c - 0.42) * contrast + 0.42;
      c = max(c, 0.0) * gain + lift * (1.0 - l) * (1.0 - l);
      float g = hash(gl_FragCoord.xy) + hash(gl_FragCoord.yx + 91.7) - 1.0;
      c += g * grain * (0.35 + 0.65 * sqrt(max(1.0 - l, 0.0))) + g / 255.0;
      gl_FragColor = vec4(clamp(c, 0.0, 1.0), 1.0);
    }`,
    blending: NoBlending,
    depthTest: false,
  });
}

/** Sum of all frames, in 32-bit floats. */
export const accumulator = (width: number, height: number) =>
  new WebGLRenderTarget(width, height, {
    type: FloatType,
    depthBuffer: false,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
  });
