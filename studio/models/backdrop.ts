import {
  ClampToEdgeWrapping,
  CustomToneMapping,
  Mesh,
  MeshBasicMaterial,
  MirroredRepeatWrapping,
  PerspectiveCamera,
  Scene,
  ShaderChunk,
  SphereGeometry,
  SRGBColorSpace,
  Texture,
  WebGLRenderer,
} from 'three';
import { film } from '../../src/site/demos/scene-model/film.ts';
import type { Point } from '../renders/engine/shot.ts';
import type { ModelLight } from './set.ts';

/** Degrees of a face, and how much higher than wide it is: the faces of `encode/panorama.ts`. */
const FACE_DEGREES = 70;
const FACE_SIZE: [number, number] = [1200, 1466];
/** Metres to the backdrop: further than one walks, nearer than what the view leaves out. */
const DISTANCE = 60;
/** What the picture shows, in degrees: it is cut below the railing. */
const PICTURE = { across: 140, low: -21, high: 35 };

/** Draws the faces of a landscape as its light is seen; the addresses of their PNGs. */
export function drawFaces({ backdrop, exposure }: ModelLight, yaws: readonly number[]): string[] {
  if (!backdrop) return [];
  ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(
    'vec3 CustomToneMapping( vec3 color ) { return color; }',
    film,
  );
  const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
  renderer.setSize(...FACE_SIZE, false);
  renderer.toneMapping = CustomToneMapping;
  renderer.toneMappingExposure = exposure;
  const scene = new Scene();
  scene.add(backdrop.draw());
  const [width, height] = FACE_SIZE;
  const rise = (Math.tan((FACE_DEGREES * Math.PI) / 360) * height) / width;
  const camera = new PerspectiveCamera((Math.atan(rise) * 360) / Math.PI, width / height, 0.2, 400);
  camera.position.set(...backdrop.eye);
  const faces = yaws.map((yaw) => {
    camera.rotation.set(0, (-yaw * Math.PI) / 180, 0);
    renderer.render(scene, camera);
    return renderer.domElement.toDataURL('image/png');
  });
  renderer.dispose();
  return faces;
}

/**
 * The landscape as a shell around the eye. To the sides it goes on as its mirror image, above and
 * below with the colours at its edges.
 */
export function backdropShell(picture: HTMLImageElement, eye: Point): Mesh {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  // The middle of the sphere's part looks along -Z.
  const shell = new SphereGeometry(
    DISTANCE,
    64,
    24,
    radians(270 - 180),
    radians(360),
    radians(4),
    radians(136),
  );
  const { position, uv } = shell.attributes;
  for (let i = 0; position && uv && i < position.count; i += 1) {
    // Longitude by column, as it has two values at the seam behind.
    const yaw = ((i % 65) / 64 - 0.5) * 360;
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const pitch = (Math.atan2(y, Math.hypot(x, z)) * 180) / Math.PI;
    position.setXYZ(
      i,
      Math.sin(radians(yaw)) * Math.hypot(x, z),
      y,
      -Math.cos(radians(yaw)) * Math.hypot(x, z),
    );
    uv.setXY(i, 0.5 + yaw / PICTURE.across, (PICTURE.high - pitch) / (PICTURE.high - PICTURE.low));
  }
  shell.deleteAttribute('normal');
  const map = new Texture(picture);
  map.colorSpace = SRGBColorSpace;
  // glTF counts from the top.
  map.flipY = false;
  map.wrapS = MirroredRepeatWrapping;
  map.wrapT = ClampToEdgeWrapping;
  map.needsUpdate = true;
  const model = new Mesh(shell, new MeshBasicMaterial({ map, side: 2 }));
  model.position.set(...eye);
  return model;
}
