import { CylinderGeometry, Group, Mesh, PlaneGeometry, TorusGeometry } from 'three';
import { glass } from './materials.ts';
import { block, drawn, matte, metal, solid } from './still-life.ts';

/** Tags, passes and other small goods of a desk, in units of ten centimetres. */

/** A paper tag with a price as bars, struck through or not. */
export function tag(struck: boolean): Group {
  const print = drawn(360, 560, (c, w, h) => {
    c.fillStyle = '#f3efe6';
    c.fillRect(0, 0, w, h);
    c.fillStyle = '#8d8a84';
    for (const [y, length] of [
      [170, 230],
      [206, 170],
    ] as const)
      c.fillRect(50, y, length, 16);
    c.fillStyle = struck ? '#b5b1a8' : '#c4472f';
    for (const [x, length] of [
      [50, 70],
      [138, 44],
      [200, 96],
    ] as const)
      c.fillRect(x, 300, length, 84);
    if (struck) {
      c.strokeStyle = '#c4472f';
      c.lineWidth = 16;
      c.beginPath();
      c.moveTo(28, 392);
      c.lineTo(318, 290);
      c.stroke();
    }
    c.fillStyle = '#b9b6af';
    for (const [y, length] of [
      [440, 250],
      [472, 210],
    ] as const)
      c.fillRect(50, y, length, 11);
  });
  const group = new Group();
  const face = solid(
    new PlaneGeometry(1.2, 1.87),
    matte(0xffffff, { map: print, roughness: 0.85 }),
    [0, 0.031, 0],
  );
  face.rotation.x = -Math.PI / 2;
  const eyelet = solid(
    new TorusGeometry(0.09, 0.03, 12, 32),
    metal(0xd2ab5c, 0.25),
    [0, 0.04, -0.74],
  );
  eyelet.rotation.x = Math.PI / 2;
  const hole = solid(
    new CylinderGeometry(0.08, 0.08, 0.01, 24),
    matte(0x0a0a0c),
    [0, 0.035, -0.74],
  );
  group.add(
    block([1.24, 0.05, 1.91], matte(0xe4dfd3, { roughness: 0.85 }), [0, -0.025, 0], 0.02),
    face,
    eyelet,
    hole,
  );
  return group;
}

/** A magnifying glass lying flat, its handle towards +x. */
export function magnifier(): Group {
  const group = new Group();
  const rim = solid(new TorusGeometry(0.72, 0.07, 20, 80), metal(0xc9ced6, 0.2), [0, 0.12, 0]);
  rim.rotation.x = Math.PI / 2;
  const pane = new Mesh(new CylinderGeometry(0.7, 0.7, 0.05, 64), glass(0xcfe3ff, 0.16));
  pane.position.y = 0.12;
  const neck = solid(
    new CylinderGeometry(0.06, 0.06, 0.3, 20),
    metal(0xc9ced6, 0.25),
    [0.92, 0.12, 0],
  );
  const grip = solid(
    new CylinderGeometry(0.12, 0.15, 1.25, 32),
    matte(0x3a2618, { roughness: 0.35 }),
    [1.65, 0.12, 0],
  );
  neck.rotation.z = grip.rotation.z = Math.PI / 2;
  group.add(rim, pane, neck, grip);
  return group;
}

/** A closed padlock standing on its body. */
export function padlock(): Group {
  const group = new Group();
  const brass = metal(0xd0a451, 0.24);
  const shackle = solid(
    new TorusGeometry(0.42, 0.1, 20, 48, Math.PI),
    metal(0xcdd2d9, 0.18),
    [0, 1.35, 0],
  );
  const bars = [-0.42, 0.42].map((x) =>
    solid(new CylinderGeometry(0.1, 0.1, 0.45, 28), metal(0xcdd2d9, 0.18), [x, 1.15, 0]),
  );
  const well = solid(new CylinderGeometry(0.11, 0.11, 0.02, 28), matte(0x0b0a08), [0, 0.58, 0.29]);
  well.rotation.x = Math.PI / 2;
  group.add(
    block([1.4, 1.1, 0.56], brass, [0, 0, 0], 0.14),
    shackle,
    ...bars,
    well,
    block([0.08, 0.3, 0.02], matte(0x0b0a08), [0, 0.3, 0.285], 0.008),
  );
  return group;
}

/** The grey outline that stands for a portrait. */
function portraitSign(
  c: CanvasRenderingContext2D,
  x: number,
  foot: number,
  height: number,
  fill: string,
): void {
  const top = foot - height;
  const head = height * 0.3;
  const shoulder = height * 0.5;
  c.fillStyle = fill;
  c.beginPath();
  c.ellipse(x, top + head * 0.62, head * 0.46, head * 0.62, 0, 0, 7);
  c.fill();
  const neck = head * 0.24;
  const at = top + head * 1.12;
  c.beginPath();
  c.moveTo(x - neck, at - head * 0.15);
  c.lineTo(x - neck, at + head * 0.2);
  c.bezierCurveTo(
    x - shoulder * 0.45,
    at + head * 0.5,
    x - shoulder * 0.95,
    at + head * 0.45,
    x - shoulder,
    foot,
  );
  c.lineTo(x + shoulder, foot);
  c.bezierCurveTo(
    x + shoulder * 0.95,
    at + head * 0.45,
    x + shoulder * 0.45,
    at + head * 0.5,
    x + neck,
    at + head * 0.2,
  );
  c.lineTo(x + neck, at - head * 0.15);
  c.closePath();
  c.fill();
}

/** A pass whose portrait is a grey outline, lying flat. */
export function pass(): Group {
  const group = new Group();
  const print = drawn(560, 360, (c, w, h) => {
    c.fillStyle = '#dfe6ef';
    c.fillRect(0, 0, w, h);
    c.fillStyle = '#7d93b5';
    c.fillRect(0, 0, w, 56);
    c.fillStyle = '#c1ccdb';
    c.fillRect(36, 92, 170, 224);
    c.save();
    c.beginPath();
    c.rect(36, 92, 170, 224);
    c.clip();
    portraitSign(c, 121, 316, 190, '#8796ad');
    c.restore();
    for (let i = 0; i < 4; i += 1) {
      c.fillStyle = i === 3 ? '#232830' : '#8b99ad';
      c.fillRect(244, 112 + i * 52, i === 3 ? 270 : 250 - i * 34, i === 3 ? 26 : 16);
    }
  });
  const face = solid(
    new PlaneGeometry(2.1, 1.35),
    matte(0xffffff, { map: print, roughness: 0.4 }),
    [0, 0.036, 0],
  );
  face.rotation.x = -Math.PI / 2;
  group.add(
    block([2.14, 0.06, 1.39], matte(0xe8ecf2, { roughness: 0.4 }), [0, -0.028, 0], 0.02),
    face,
  );
  return group;
}
