/** Code for settings: the web library, and the native interfaces of the SDK as they are published. */
import {
  defaultSettings,
  type KeyerSettings,
  type NumericSetting,
  settingRanges,
} from '#keyer/settings.ts';

/** Comments of the samples, in the page's language. */
export interface CodeTexts {
  /** Names the settings that the native interfaces do not have. */
  readonly webOnly: (names: string) => string;
  readonly outOfRange: string;
  readonly plainPicture: string;
}

/** Parameters that mean the same in the native interfaces of the SDK 1.6; tolerance has another scale. */
export interface NativeParameters {
  /** `rrggbb`. */
  readonly keys: readonly string[];
  readonly chokePx: number;
  readonly despill: number;
  /** `rrggbb`. */
  readonly protectColours: readonly string[];
}

const hex = (color: readonly number[]) =>
  color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('');

/** A number as in source code, without the noise of binary fractions. */
const decimal = (value: number) => String(Number(value.toFixed(3)));

/** `chokePx` goes from 0 to 8 in steps of a half: the edge cannot be grown. */
export function nativeParameters(settings: KeyerSettings): NativeParameters {
  return {
    keys: settings.samples.map(({ color }) => hex(color)),
    chokePx: Math.max(0, Math.round(settings.shrink * 2) / 2),
    despill: settings.despill,
    protectColours: settings.protectedColors.map(({ color }) => hex(color)),
  };
}

const changed = (settings: KeyerSettings) =>
  (Object.keys(settingRanges) as NumericSetting[]).filter(
    (name) => settings[name] !== defaultSettings[name],
  );

/** Changed settings that the native interfaces lack. */
function webOnly(settings: KeyerSettings): string[] {
  return changed(settings).filter(
    (name) => name !== 'despill' && !(name === 'shrink' && settings.shrink >= 0),
  );
}

function comment(settings: KeyerSettings, texts: CodeTexts, indent: string): string {
  const names = webOnly(settings);
  return names.length > 0 ? `${indent}// ${texts.webOnly(names.join(', '))}\n` : '';
}

/** The web library of this repository. An animation frame can come before the video has a picture. */
export function typescriptCode(settings: KeyerSettings, texts: CodeTexts): string {
  const samples = (list: KeyerSettings['samples']) =>
    list
      .map(
        ({ color, tolerance }) =>
          `{ color: [${color.map(decimal).join(', ')}], tolerance: ${decimal(tolerance)} }`,
      )
      .join(', ');
  const lines = [
    `samples: [${samples(settings.samples)}],`,
    ...(settings.protectedColors.length > 0
      ? [`protectedColors: [${samples(settings.protectedColors)}],`]
      : []),
    ...changed(settings).map((name) => `${name}: ${decimal(settings[name])},`),
  ];
  return `import { defaultSettings, GlKeyer, type KeyerSettings, KeyerUnavailable } from '@mujing/keyer';

const settings: KeyerSettings = {
  ...defaultSettings,
${lines.map((line) => `  ${line}`).join('\n')}
};

const video = document.querySelector('video')!;
try {
  const keyer = new GlKeyer(document.querySelector('canvas')!);
  keyer.settings = settings; // ${texts.outOfRange}
  const perFrame = typeof video.requestVideoFrameCallback === 'function';
  const next = () =>
    perFrame ? video.requestVideoFrameCallback(onFrame) : requestAnimationFrame(onFrame);
  const onFrame = () => {
    if (video.readyState >= video.HAVE_CURRENT_DATA) {
      keyer.key({ image: video, width: video.videoWidth, height: video.videoHeight });
      keyer.show({ view: 'composite' });
    }
    next();
  };
  next();
} catch (error) {
  if (!(error instanceof KeyerUnavailable)) throw error;
  console.warn(error.message); // ${texts.plainPicture}
}`;
}

export function swiftCode(settings: KeyerSettings, texts: CodeTexts): string {
  const { keys, chokePx, despill, protectColours } = nativeParameters(settings);
  const list = (colors: readonly string[]) => colors.map((color) => `"#${color}"`).join(', ');
  const protect = protectColours.length > 0 ? `, protectColours: [${list(protectColours)}]` : '';
  return `import CyanKit

func makeKeyer(license: URL) throws -> CYKeyer {
  let keyer = try CYKeyer(licenseURL: license)
${comment(settings, texts, '  ')}  keyer.parameters = CYParameters(
    keys: [${list(keys)}],
    chokePx: ${decimal(chokePx)}, despill: ${decimal(despill)}${protect})
  return keyer
}`;
}

export function kotlinCode(settings: KeyerSettings, texts: CodeTexts): string {
  const { keys, chokePx, despill, protectColours } = nativeParameters(settings);
  const list = (colors: readonly string[]) => colors.map((color) => `"#${color}"`).join(', ');
  const protect =
    protectColours.length > 0 ? `,\n    protectColours = listOf(${list(protectColours)})` : '';
  return `import com.mujing.cyan.*

fun applySettings(keyer: CyanKeyer) {
${comment(settings, texts, '  ')}  keyer.set(CyanParams(
    keys = listOf(${list(keys)}),
    chokePx = ${decimal(chokePx)}f, despill = ${decimal(despill)}f${protect}))
}`;
}

/** A float literal of C++. */
const float = (value: number) => {
  const text = decimal(value);
  return `${text.includes('.') ? text : `${text}.0`}f`;
};

export function cppCode(settings: KeyerSettings, texts: CodeTexts): string {
  const { keys, chokePx, despill, protectColours } = nativeParameters(settings);
  const fill = (name: string, colors: readonly string[]) =>
    colors.map((color, i) => `  params.${name}[${i}] = 0x${color.toUpperCase()};\n`).join('');
  const protect =
    protectColours.length > 0
      ? `  params.protect_colour_count = ${protectColours.length};\n${fill('protect_colours', protectColours)}`
      : '';
  return `#include <cyan_keyer.h>

cyan_error apply_settings(cyan_keyer *keyer) {
  cyan_params params{};
  params.size = sizeof params;
  cyan_default_params(&params);
${comment(settings, texts, '  ')}  params.key_count = ${keys.length};
${fill('keys', keys)}  params.choke_px = ${float(chokePx)};
  params.despill = ${float(despill)};
${protect}  return cyan_set_params(keyer, &params);
}`;
}

export function csharpCode(settings: KeyerSettings, texts: CodeTexts): string {
  const { keys, chokePx, despill, protectColours } = nativeParameters(settings);
  const list = (colors: readonly string[]) =>
    colors.map((color) => `0x${color.toUpperCase()}`).join(', ');
  const protect =
    protectColours.length > 0 ? `\n        ProtectColours = [${list(protectColours)}],` : '';
  return `using Mujing.Cyan;

static void ApplySettings(CyanKeyer keyer)
{
${comment(settings, texts, '    ')}    keyer.Set(new CyanParams
    {
        Keys = [${list(keys)}],
        ChokePx = ${decimal(chokePx)}f,
        Despill = ${decimal(despill)}f,${protect}
    });
}`;
}
