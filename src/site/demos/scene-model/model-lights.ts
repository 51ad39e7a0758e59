import {
  Color,
  DirectionalLight,
  HemisphereLight,
  Light,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  SpotLight,
} from 'three';

/** A node of this name belongs to the light of the scene with this key. */
const LIGHT_NODE = /^light-(.+)$/;
/** Metres around the origin in which the sun throws shadows. */
const SHADOW_REACH = 5;
const SHADOW_PIXELS = 2048;
/** Light of a model that says nothing of it, from night to day. */
const PLAIN = { night: 0.5, day: 2.2, sun: 2.4 };

/** The lights of a model: `light-<key>` nodes are seen in their light only. */
export class ModelLights {
  readonly #nodes = new Map<string, Object3D>();
  readonly #soft = new HemisphereLight(0xffffff, 0x888888, 1);
  readonly #sun = new DirectionalLight(0xffffff, 0);

  constructor(model: Object3D) {
    for (const node of model.children) {
      const key = LIGHT_NODE.exec(node.name)?.[1];
      if (key) this.#nodes.set(key, node);
    }
    model.traverse(setShadows);
    this.#sun.position.set(-4, 8, 5);
    model.add(this.#soft, this.#sun);
  }

  /** @param daylight of the light, from 0 to 1: all that is known if the model does not have it */
  show(key: string, daylight: number): void {
    const shown = this.#nodes.get(key);
    for (const node of this.#nodes.values()) node.visible = node === shown;
    const { sky, ground } = (shown?.userData ?? {}) as { sky?: number[]; ground?: number[] };
    const plain = PLAIN.night + (PLAIN.day - PLAIN.night) * daylight;
    this.#soft.color = colorOf(sky, plain);
    this.#soft.groundColor = colorOf(ground, plain * 0.6);
    this.#sun.intensity = shown ? 0 : PLAIN.sun * daylight;
  }
}

const colorOf = (values: number[] | undefined, otherwise: number) =>
  values?.length === 3 && values.every((value) => Number.isFinite(value))
    ? new Color().fromArray(values)
    : new Color(otherwise, otherwise, otherwise);

/** The strongest lamp, which comes first, throws shadows; more of them would cost too much. */
function setShadows(object: Object3D): void {
  if (object instanceof Mesh) {
    const isLandscape = object.material instanceof MeshBasicMaterial;
    object.castShadow = !isLandscape && !object.material.transparent;
    object.receiveShadow = !isLandscape;
    return;
  }
  if (!(object instanceof DirectionalLight || object instanceof SpotLight)) return;
  const isFirst = object.parent?.children.find((one) => one instanceof Light) === object;
  object.castShadow = isFirst;
  object.shadow.mapSize.set(SHADOW_PIXELS, SHADOW_PIXELS);
  object.shadow.bias = -0.0005;
  object.shadow.normalBias = 0.02;
  if (!(object instanceof DirectionalLight)) return;
  const { camera } = object.shadow;
  camera.left = camera.bottom = -SHADOW_REACH;
  camera.right = camera.top = SHADOW_REACH;
  camera.far = 60;
}
