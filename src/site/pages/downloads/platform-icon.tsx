import type { Platform } from '#contracts/enums/downloads.ts';
import { type Icon, IconCode, IconGlobe, IconMonitor, IconSmartphone } from '#ui/icons.tsx';

export const platformIcons: Record<Platform, Icon> = {
  windows: IconMonitor,
  macos: IconMonitor,
  linux: IconCode,
  ios: IconSmartphone,
  android: IconSmartphone,
  web: IconGlobe,
};
