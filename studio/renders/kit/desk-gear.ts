import {
  type CanvasTexture,
  CapsuleGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import { glow } from './materials.ts';
import { block, drawn, matte, metal, screenOf, solid } from './still-life.ts';

/** More things of a control desk, in units of ten centimetres, standing on y = 0. */

/** A flat display on a foot, face towards +z. */
export function display(picture: CanvasTexture, width: number, height: number): Group {
  const group = new Group();
  const face = screenOf(picture, width, height, 1.1);
  face.position.set(0, 0.75 + height / 2, 0.075);
  group.add(
    block([width + 0.14, height + 0.14, 0.14], matte(0x0c0d10), [0, 0.68, 0], 0.05),
    face,
    block([0.2, 0.75, 0.12], metal(0x6c7179), [0, 0.03, -0.1]),
    block([1.4, 0.06, 0.9], metal(0x6c7179), [0, 0, -0.1], 0.03),
  );
  return group;
}

/** A rotor in its frame, seen from +z. */
function fan(radius: number): Group {
  const group = new Group();
  const rim = solid(new TorusGeometry(radius, 0.035, 12, 64), metal(0x7d848e, 0.3));
  const well = solid(
    new CylinderGeometry(radius, radius, 0.05, 64),
    matte(0x050608, { roughness: 0.8 }),
  );
  well.rotation.x = Math.PI / 2;
  well.position.z = -0.06;
  group.add(rim, well);
  for (let i = 0; i < 9; i += 1) {
    const blade = block(
      [radius * 0.62, radius * 0.3, 0.02],
      matte(0x2c3138, { roughness: 0.35, metalness: 0.4 }),
      [radius * 0.58, -radius * 0.15, 0],
      0.01,
    );
    const arm = new Group();
    blade.rotation.x = 0.6;
    arm.add(blade);
    arm.rotation.z = (i / 9) * Math.PI * 2;
    group.add(arm);
  }
  const hub = solid(new CylinderGeometry(radius * 0.3, radius * 0.32, 0.12, 40), metal(0x494e57));
  hub.rotation.x = Math.PI / 2;
  hub.position.z = 0.02;
  group.add(hub);
  return group;
}

/** A graphics card standing on its long side, fans towards +z. */
export function graphicsCard(accent: number): Group {
  const group = new Group();
  group.add(
    block([5.2, 1.95, 0.06], matte(0x12202a, { roughness: 0.5 }), [0.05, 0.1, -0.42], 0.02),
    block([5, 2.0, 0.7], matte(0x3b4149, { roughness: 0.42, metalness: 0.3 }), [0, 0.12, 0], 0.14),
    block([0.08, 2.3, 0.95], metal(0xb4bac2, 0.3), [-2.62, 0, -0.05], 0.02),
    block([2.4, 0.14, 0.06], metal(0xd2ab5c, 0.3), [-0.6, 0, -0.42], 0.01),
  );
  for (const x of [-1.62, 0, 1.62]) {
    const rotor = fan(0.72);
    rotor.position.set(x, 1.12, 0.4);
    group.add(rotor);
  }
  const strip = new Mesh(new CylinderGeometry(0.03, 0.03, 4.6, 12), glow(accent, 2.4));
  strip.rotation.z = Math.PI / 2;
  strip.position.set(0, 2.14, 0.2);
  for (let i = 0; i < 24; i += 1)
    group.add(
      block([0.03, 1.7, 0.5], metal(0x8b919a, 0.4), [-2.35 + i * 0.204, 0.25, -0.08], 0.01),
    );
  group.add(strip);
  return group;
}

/** The wire of a microphone's grille. */
const lattice = drawn(1024, 512, (c, w, h) => {
  c.fillStyle = '#2b2e33';
  c.fillRect(0, 0, w, h);
  c.strokeStyle = '#c3c8d0';
  c.lineWidth = 9;
  for (let at = -h; at < w + h; at += 32) {
    for (const way of [h, -h]) {
      c.beginPath();
      c.moveTo(at, 0);
      c.lineTo(at + way, h);
      c.stroke();
    }
  }
});

/** A hand-held wireless microphone lying along x, its head to the right. */
export function handMicrophone(ring: number): Group {
  const group = new Group();
  const body = solid(
    new CylinderGeometry(0.25, 0.2, 2.3, 48),
    matte(0x1a1c21, { roughness: 0.35, metalness: 0.5 }),
  );
  const head = solid(
    new SphereGeometry(0.36, 48, 32),
    matte(0xffffff, { map: lattice, roughness: 0.35, metalness: 0.7 }),
  );
  head.scale.y = 1.12;
  head.position.y = 1.45;
  const collar = solid(new CylinderGeometry(0.3, 0.26, 0.16, 48), metal(0x3b4048, 0.3));
  collar.position.y = 1.2;
  const band = new Mesh(new TorusGeometry(0.235, 0.03, 12, 56), glow(ring, 1.5));
  band.rotation.x = Math.PI / 2;
  band.position.y = -0.75;
  group.add(body, head, collar, band);
  return group;
}

/** A rod aerial with a rounded tip, standing on its place. */
export function aerial(height: number, lean: number): Group {
  const group = new Group();
  const rod = solid(new CapsuleGeometry(0.055, height, 8, 20), matte(0x14161a, { roughness: 0.5 }));
  rod.position.y = height / 2 + 0.15;
  const joint = solid(new CylinderGeometry(0.09, 0.1, 0.24, 24), metal(0xb8a06a, 0.3));
  joint.position.y = 0.08;
  group.add(rod, joint);
  group.rotation.z = lean;
  return group;
}

/** A SIM card lying flat, its contacts up. */
export function simCard(color: number): Group {
  const group = new Group();
  group.add(
    block([0.62, 0.04, 0.86], matte(color, { roughness: 0.4 }), [0, 0, 0], 0.02),
    block([0.34, 0.012, 0.4], metal(0xd9b25c, 0.25), [0, 0.04, 0.06], 0.005),
  );
  for (const x of [-0.06, 0.06])
    group.add(block([0.012, 0.006, 0.38], matte(0x5d4a20), [x, 0.05, 0.06], 0.002));
  for (const z of [-0.04, 0.14])
    group.add(block([0.32, 0.006, 0.012], matte(0x5d4a20), [0, 0.05, z], 0.002));
  return group;
}
