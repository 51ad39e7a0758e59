import { type Group, Mesh, type MeshStandardMaterial, type Object3D, TextureLoader } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { createUnpacker } from './unpack.ts';

/** Loads a GLB file, which has passed the checks of the media library. */
export async function loadModel(address: string): Promise<Group> {
  const unpacker = createUnpacker();
  try {
    const loader = new GLTFLoader();
    // The loader only asks for the function that the unpacker has.
    loader.setMeshoptDecoder(unpacker as unknown as Parameters<GLTFLoader['setMeshoptDecoder']>[0]);
    loader.register((parser) => {
      // Pages may show pictures of their own making, but not fetch them.
      parser.textureLoader = new TextureLoader(parser.options.manager);
      return { name: 'textures-by-element' };
    });
    return (await loader.loadAsync(address)).scene;
  } finally {
    unpacker.close();
  }
}

/** Gives back what a model holds on the graphics card. */
export function disposeModel(model: Object3D): void {
  model.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    const material = object.material as MeshStandardMaterial;
    material.map?.dispose();
    material.emissiveMap?.dispose();
    material.normalMap?.dispose();
    material.roughnessMap?.dispose();
    material.dispose();
  });
}
