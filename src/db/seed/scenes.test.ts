import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sceneShared, sceneText } from '#contracts/content/scene.ts';
import type { MediaManifest } from '#contracts/media-manifest.ts';
import { demoScenes } from './content/scenes/scenes.ts';
import { sourceMedia } from './media.ts';

const manifest = JSON.parse(
  readFileSync(path.join(sourceMedia, 'manifest.json'), 'utf8'),
) as MediaManifest;

describe.each(demoScenes.map((scene) => [scene.slug, scene] as const))('%s', (_, scene) => {
  it('has what staff could enter, in both languages', () => {
    const { slug, viewpoint, cameras, hotspots, products, lights } = scene;
    const shared = sceneShared.safeParse({
      slug,
      solution: scene.solution,
      posterId: null,
      modelId: null,
      turnId: null,
      products,
      viewpoint,
      panoramaWidth: 140,
      cameras,
      hotspots,
      variants: lights.map(({ picture: _, panorama: __, ...light }) => ({
        ...light,
        pictureId: null,
        panoramaId: null,
      })),
      listed: true,
      projectId: null,
      sort: 0,
    });
    expect(shared.error).toBeUndefined();
    const specs = scene.specs.map(([label, , value]) => ({ label, value }));
    for (const text of [scene.zh, scene.en]) {
      expect(sceneText.safeParse({ ...text, specs }).error).toBeUndefined();
    }
    expect(hotspots.some(({ product }) => product !== null)).toBe(true);
    for (const { labelEn, textEn } of hotspots) expect([labelEn, textEn]).not.toContain(null);
  });

  it('has a panorama that is twice as wide as high for each light', () => {
    for (const { panorama, picture } of scene.lights) {
      expect(manifest[picture], picture).toBeDefined();
      const { width, height } = manifest[panorama] ?? { width: 0, height: 0 };
      expect([panorama, width]).toEqual([panorama, height * 2]);
      expect(width).toBeGreaterThan(0);
    }
  });

  it('has a first picture of at most 60 KB and a large one of at most 700 KB', () => {
    for (const { panorama } of scene.lights) {
      for (const format of ['avif', 'webp']) {
        const bytes = (width: number) =>
          statSync(path.join(sourceMedia, panorama, `${width}.${format}`)).size;
        expect(bytes(1024), `${panorama} 1024.${format}`).toBeLessThanOrEqual(60_000);
        expect(bytes(2048), `${panorama} 2048.${format}`).toBeLessThanOrEqual(700_000);
      }
    }
  });

  it('shows all cameras and points within the panorama', () => {
    const { viewpoint } = scene;
    const yaw = ({ x, z }: { x: number; z: number }) =>
      (Math.atan2(x - viewpoint.x, viewpoint.z - z) * 180) / Math.PI;
    for (const { target } of scene.cameras) expect(Math.abs(yaw(target))).toBeLessThan(50);
    for (const { key, at } of scene.hotspots) {
      expect(Math.abs(yaw(at)), key).toBeLessThan(68);
    }
  });
});
