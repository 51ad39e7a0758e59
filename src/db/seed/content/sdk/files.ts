import type { Platform } from '#contracts/enums/downloads.ts';
import cmake from './CMakeLists.txt?raw';
import csharp from './CyanKeyer.cs?raw';
import kotlin from './CyanKeyer.kt?raw';
import swift from './CyanKit.swiftinterface?raw';
import header from './cyan_keyer.h?raw';
import commandLine from './cyan-key.txt?raw';
import types from './cyan-sdk.d.ts?raw';
import errors from './errors.json?raw';
import sampleLicence from './licence.example.json?raw';
import licenceSchema from './licence.schema.json?raw';
import mainCpp from './main.cpp?raw';
import samplePreset from './preset.example.json?raw';
import presetSchema from './preset.schema.json?raw';

/** A preset as the desktop exports it and the SDK reads it; a licence whose signature is not valid. */
export { sampleLicence, samplePreset };

const common = {
  'include/errors.json': errors,
  'include/preset.schema.json': presetSchema,
  'include/licence.schema.json': licenceSchema,
};

const native = {
  'include/cyan_keyer.h': header,
  'samples/main.cpp': mainCpp,
  'samples/CMakeLists.txt': cmake,
};

/** Interface and samples of the SDK 1.6 in the package of each platform, by path. */
export const sdkFiles: Record<Platform, Record<string, string>> = {
  web: { ...common, 'include/cyan-sdk.d.ts': types },
  windows: {
    ...common,
    ...native,
    'include/CyanKeyer.cs': csharp,
    'docs/cyan-key.txt': commandLine,
  },
  macos: { ...common, ...native, 'include/CyanKit.swiftinterface': swift },
  ios: { ...common, 'include/CyanKit.swiftinterface': swift },
  android: { ...common, 'include/cyan_keyer.h': header, 'include/CyanKeyer.kt': kotlin },
  linux: { ...common, ...native, 'docs/cyan-key.txt': commandLine },
};
