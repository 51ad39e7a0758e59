import {
  DepthTexture,
  HalfFloatType,
  LinearMipmapLinearFilter,
  Matrix4,
  MeshStandardMaterial,
  type MeshStandardMaterialParameters,
  PerspectiveCamera,
  type Scene,
  ShaderChunk,
  UnsignedIntType,
  Vector2,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';

/** Shared by all glossy floors of a shot: the reflection of a mirror at height 0. */
export const mirrorUniforms = {
  mirrorColor: { value: null as unknown },
  mirrorDepth: { value: null as unknown },
  mirrorMatrix: { value: new Matrix4() },
  mirrorRange: { value: new Vector2(0.1, 100) },
  mirrorFrame: { value: 0 },
};

export interface GlossOptions extends MeshStandardMaterialParameters {
  /** Reflection seen from straight above (0.04 lacquer, 0.02 concrete) and its blur (0 mirror … 0.4 satin). */
  reflect?: number;
  blur?: number;
  /** Whether panels shine in it, beside what the mirror shows of them. */
  glare?: boolean;
}

/** three's `chunk` with one piece of it put in another way. */
function changed(chunk: keyof typeof ShaderChunk, from: string | RegExp, to: string): string {
  const source = ShaderChunk[chunk];
  const result = source.replace(from, to);
  if (result === source) throw new Error(`three's ${chunk} no longer has: ${from}`);
  return result;
}

/** A panel is one point per frame, open nearly to its sides: where few are drawn, each is a streak. */
const lightsWithoutGlareOfPanels = () =>
  changed(
    'lights_fragment_begin',
    /(getSpotLightInfo\([\s\S]*?)(RE_Direct\(.*\);)/,
    /* glsl */ `$1
    {
      vec3 before = reflectedLight.directSpecular;
      $2
      if (spotLight.coneCos < 0.25) reflectedLight.directSpecular = before;
    }`,
  );

/** Shadows on the floor, spread over three texels of their map: seen flat, single texels are steps. */
const spreadShadows = () =>
  changed(
    'shadowmap_pars_fragment',
    'shadow = step( shadowCoord.z, depth );',
    /* glsl */ `
    shadow = 0.0;
    for (int tap = 0; tap < 4; tap += 1) {
      vec2 spread = vec2(mirrorHash(gl_FragCoord.xy + 5.0), mirrorHash(gl_FragCoord.yx + 41.0));
      spread = fract(spread + (mirrorFrame * 4.0 + float(tap)) * vec2(0.618034, 0.754878)) - 0.5;
      float near = texture2D(shadowMap, shadowCoord.xy + spread * 3.0 / shadowMapSize).r;
      shadow += 0.25 * step(shadowCoord.z, near);
    }`,
  );

/** Floor material (height 0) that shows true reflections, blurred more the farther the reflected thing. */
export function glossMaterial({
  reflect = 0.04,
  blur = 0.08,
  glare = true,
  ...options
}: GlossOptions) {
  const material = new MeshStandardMaterial({ roughness: 0.5, metalness: 0, ...options });
  material.envMapIntensity = 0;
  material.userData.mirror = true;
  material.customProgramCacheKey = () => `gloss ${glare}`;
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, mirrorUniforms, {
      mirrorReflect: { value: reflect },
      mirrorBlur: { value: blur },
    });
    if (!glare)
      shader.fragmentShader = shader.fragmentShader.replace(
        '#include <lights_fragment_begin>',
        lightsWithoutGlareOfPanels(),
      );
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vMirrorPosition;')
      .replace(
        '#include <project_vertex>',
        '#include <project_vertex>\nvMirrorPosition = (modelMatrix * vec4(transformed, 1.0)).xyz;',
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        /* glsl */ `#include <common>
        varying vec3 vMirrorPosition;
        uniform sampler2D mirrorColor;
        uniform sampler2D mirrorDepth;
        uniform mat4 mirrorMatrix;
        uniform vec2 mirrorRange;
        uniform float mirrorFrame;
        uniform float mirrorReflect;
        uniform float mirrorBlur;
        float mirrorHash(vec2 p) {
          vec3 q = fract(vec3(p.xyx) * 0.1031);
          q += dot(q, q.yzx + 33.33);
          return fract((q.x + q.y) * q.z);
        }
        float mirrorDistance(vec2 uv) {
          float z = texture2D(mirrorDepth, uv).x * 2.0 - 1.0;
          return 2.0 * mirrorRange.x * mirrorRange.y /
            (mirrorRange.y + mirrorRange.x - z * (mirrorRange.y - mirrorRange.x));
        }`,
      )
      .replace('#include <shadowmap_pars_fragment>', spreadShadows())
      .replace(
        '#include <opaque_fragment>',
        /* glsl */ `
        {
          vec4 projected = mirrorMatrix * vec4(vMirrorPosition, 1.0);
          vec2 uv = projected.xy / projected.w;
          float here = projected.w;
          float away = max(mirrorDistance(uv) - here, 0.0);
          vec3 seen = vec3(0.0);
          // Five samples a frame, and none brighter than twice white.
          for (int tap = 0; tap < 5; tap += 1) {
            float turn = mirrorFrame * 5.0 + float(tap);
            float angle = 6.2832 * fract(mirrorHash(gl_FragCoord.xy) + turn * 0.618034);
            float reach = sqrt(fract(mirrorHash(gl_FragCoord.yx + 17.0) + turn * 0.754878));
            float blurred = mirrorBlur * away / (here + away);
            vec2 spread = vec2(cos(angle) * 0.6, sin(angle)) * reach * blurred;
            // A tap stands for the patch around it: beside lit bars, single texels would leave grain.
            float area = 0.35 * blurred * float(textureSize(mirrorColor, 0).x);
            vec3 tapped = textureLod(mirrorColor, uv + spread, log2(max(area, 1.0))).rgb;
            seen += 0.2 * min(tapped, vec3(2.0));
          }
          float facing = saturate(dot(normalize(vViewPosition), normal));
          float fresnel = mirrorReflect + (1.0 - mirrorReflect) * pow(1.0 - facing, 5.0) * (1.0 - mirrorBlur);
          outgoingLight += seen * fresnel * (1.0 - roughnessFactor * 0.5);
        }
        #include <opaque_fragment>`,
      );
  };
  return material;
}

/** Renders the reflected view for a frame. */
export class Mirror {
  readonly target: WebGLRenderTarget;
  private readonly camera = new PerspectiveCamera();

  constructor(width: number, height: number) {
    this.target = new WebGLRenderTarget(width, height, {
      type: HalfFloatType,
      generateMipmaps: true,
      minFilter: LinearMipmapLinearFilter,
    });
    this.target.depthTexture = new DepthTexture(width, height, UnsignedIntType);
  }

  render(renderer: WebGLRenderer, scene: Scene, camera: PerspectiveCamera, frame: number): void {
    const { camera: reflected } = this;
    const flip = (v: Vector3) => v.setY(-v.y);
    const position = new Vector3().setFromMatrixPosition(camera.matrixWorld);
    const ahead = new Vector3(0, 0, -1).transformDirection(camera.matrixWorld).add(position);
    reflected.up.copy(flip(new Vector3(0, 1, 0).transformDirection(camera.matrixWorld))).negate();
    reflected.position.copy(flip(position));
    // The mirrored up points down; looking with it negated keeps triangles facing the right way.
    reflected.lookAt(flip(ahead));
    reflected.near = camera.near;
    reflected.far = camera.far;
    reflected.updateMatrixWorld();
    const projection = reflected.projectionMatrix.copy(camera.projectionMatrix).elements;
    projection[9] = -(projection[9] ?? 0);
    reflected.projectionMatrixInverse.copy(reflected.projectionMatrix).invert();
    mirrorUniforms.mirrorMatrix.value
      .set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
      .multiply(reflected.projectionMatrix)
      .multiply(reflected.matrixWorldInverse);
    mirrorUniforms.mirrorRange.value.set(camera.near, camera.far);
    mirrorUniforms.mirrorColor.value = this.target.texture;
    mirrorUniforms.mirrorDepth.value = this.target.depthTexture;
    mirrorUniforms.mirrorFrame.value = frame;
    renderer.setRenderTarget(this.target);
    renderer.clear();
    renderer.render(scene, reflected);
  }
}
