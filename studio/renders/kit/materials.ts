import {
  AdditiveBlending,
  CanvasTexture,
  Color,
  type ColorRepresentation,
  DoubleSide,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three';
import { seeded } from '../engine/random.ts';

/** Painted or moulded surface; very rough ones use the cheaper diffuse material. */
export function matter(
  color: ColorRepresentation,
  roughness = 0.6,
  metalness = 0,
): MeshStandardMaterial | MeshLambertMaterial {
  if (roughness >= 0.64 && metalness === 0) return new MeshLambertMaterial({ color });
  return new MeshStandardMaterial({ color, roughness, metalness });
}

/** Lacquer, glazed china, car paint: a coat over colour. */
export function lacquer(color: ColorRepresentation, roughness = 0.35, coat = 1, metalness = 0) {
  return new MeshPhysicalMaterial({
    color,
    roughness,
    metalness,
    clearcoat: coat,
    clearcoatRoughness: 0.08,
  });
}

/** Coloured glass that lets what is behind shine through without refraction. */
export function glass(color: ColorRepresentation, opacity = 0.35) {
  return new MeshPhysicalMaterial({
    color,
    roughness: 0.06,
    metalness: 0,
    transparent: true,
    opacity,
    depthWrite: false,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
    side: DoubleSide,
  });
}

/** A thing that shines by itself; `power` times full white. It does not light others: add a lamp. */
export function glow(color: ColorRepresentation, power = 1) {
  return new MeshBasicMaterial({ color: new Color(color).multiplyScalar(power) });
}

/** Faint light in the air, added to what is behind. */
export function aura(color: ColorRepresentation, power = 0.3, map?: CanvasTexture) {
  return new MeshBasicMaterial({
    color: new Color(color).multiplyScalar(power),
    blending: AdditiveBlending,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    ...(map ? { map } : {}),
  });
}

export function texture(canvas: HTMLCanvasElement, repeat?: [number, number]): CanvasTexture {
  const model = new CanvasTexture(canvas);
  model.colorSpace = SRGBColorSpace;
  model.anisotropy = 8;
  if (repeat) {
    model.wrapS = RepeatWrapping;
    model.wrapT = RepeatWrapping;
    model.repeat.set(...repeat);
  }
  return model;
}

/** A screen that shows a drawing; `power` times full white. */
export function display(canvas: HTMLCanvasElement, power = 1) {
  return new MeshBasicMaterial({ map: texture(canvas), color: new Color(power, power, power) });
}

export function drawing(
  width: number,
  height: number,
  draw: (c: CanvasRenderingContext2D) => void,
) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  draw(canvas.getContext('2d') as CanvasRenderingContext2D);
  return canvas;
}

/** Grey noise for roughness and bumps: `stretch` above 1 draws it out into grain. */
export function grain(size: number, seed: number, stretch = 1, contrast = 0.5): HTMLCanvasElement {
  const random = seeded(seed);
  return drawing(size, size, (c) => {
    c.fillStyle = '#808080';
    c.fillRect(0, 0, size, size);
    for (let i = 0; i < size * 14; i += 1) {
      const v = Math.floor(128 + (random() - 0.5) * 255 * contrast);
      c.fillStyle = `rgba(${v},${v},${v},${0.1 + random() * 0.3})`;
      const w = (1 + random() * 5) * stretch;
      c.fillRect(random() * (size + w) - w, random() * size, w, 1 + random() * 2);
    }
  });
}

const textures = new Map<string, CanvasTexture>();

/** Caches a texture by name, so that parts that share it can be drawn together. */
function cached(name: string, make: () => CanvasTexture): CanvasTexture {
  const known = textures.get(name) ?? make();
  textures.set(name, known);
  return known;
}

/** Woven cloth: dull, finely uneven. */
export function cloth(color: ColorRepresentation, seed = 3, scale = 24) {
  const bumps = cached(`cloth ${seed} ${scale}`, () =>
    texture(grain(256, seed, 1.5, 0.9), [scale, scale]),
  );
  return new MeshLambertMaterial({
    color,
    bumpMap: bumps,
    bumpScale: 0.6,
    side: DoubleSide,
  });
}

/** Bare skin with a little sheen, as its down gives it against the light. */
export function bareSkin(color: ColorRepresentation = 0xc99a80) {
  return new MeshPhysicalMaterial({
    color,
    roughness: 0.5,
    sheen: 0.5,
    sheenRoughness: 0.45,
    sheenColor: 0xb4543c,
  });
}

/** Wood with grain along the texture's X. */
export function wood(base: string, dark: string, seed = 5, repeat: [number, number] = [1, 1]) {
  const name = `wood ${base} ${dark} ${seed} ${repeat}`;
  const draw = () => {
    const random = seeded(seed);
    return drawing(1024, 256, (c) => {
      c.fillStyle = base;
      c.fillRect(0, 0, 1024, 256);
      for (let i = 0; i < 420; i += 1) {
        c.strokeStyle = dark;
        c.globalAlpha = 0.03 + random() * 0.12;
        c.lineWidth = 0.5 + random() * 2.4;
        const y = random() * 256;
        const wave = (random() - 0.5) * 14;
        c.beginPath();
        c.moveTo(0, y);
        c.bezierCurveTo(340, y + wave, 680, y - wave, 1024, y + wave * 0.4);
        c.stroke();
      }
    });
  };
  return new MeshStandardMaterial({
    map: cached(name, () => texture(draw(), repeat)),
    roughness: 0.48,
    bumpMap: cached(`grain ${name}`, () => texture(grain(256, seed, 24, 0.5), repeat)),
    bumpScale: 0.25,
  });
}

/** Round soft spot, white in the middle: bokeh, halos, dust. */
export function halo(edge = 0): CanvasTexture {
  return texture(
    drawing(128, 128, (c) => {
      const g = c.createRadialGradient(64, 64, 0, 64, 64, 64);
      g.addColorStop(0, '#fff');
      if (edge) {
        g.addColorStop(0.86, '#fff');
        g.addColorStop(0.96, '#777');
      } else {
        g.addColorStop(0.25, '#888');
        g.addColorStop(0.6, '#222');
      }
      g.addColorStop(1, '#000');
      c.fillStyle = g;
      c.fillRect(0, 0, 128, 128);
    }),
  );
}

export const black = () => matter(0x0c0d0f, 0.55);
export const darkMetal = () => matter(0x1a1c20, 0.38, 0.85);
export const steel = () => matter(0xb9bec6, 0.28, 1);
export const rubber = () => matter(0x08080a, 0.85);
