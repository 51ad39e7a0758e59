import type { ComponentType } from 'react';
import type { BlockOf } from '#blocks/block.ts';
import type { DemoProps } from './demo-props.ts';

/** Name of a demo, which is also its folder. */
export type DemoKey = BlockOf<'demo-slot'>['demo'];

/** The demos, each with its own script. */
export const demos: Record<DemoKey, () => Promise<ComponentType<DemoProps>>> = {
  'live-room': () => import('./live-room/demo.tsx').then((m) => m.LiveRoomDemo),
  cyan: () => import('./cyan/demo.tsx').then((m) => m.CyanDemo),
  flower: () => import('./flower/demo.tsx').then((m) => m.FlowerDemo),
  sdk: () => import('./sdk/demo.tsx').then((module) => module.SdkDemo),
  app: () => import('./app/demo.tsx').then((m) => m.AppDemo),
};
