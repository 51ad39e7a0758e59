import type { Locale } from '#contracts/locale.ts';
import { defaultSettings, type NumericSetting, settingRanges } from '#keyer/settings.ts';

/** The library's numeric settings as rows of a table: what runs is where the page has them from. */
export function keyerSettings(locale: Locale): { name: string; value: string }[] {
  return (Object.keys(settingRanges) as NumericSetting[]).map((name) => {
    const [low, high] = settingRanges[name];
    const standard = defaultSettings[name];
    return {
      name,
      value:
        locale === 'zh'
          ? `${low}～${high}，默认 ${standard}`
          : `${low} to ${high}, default ${standard}`,
    };
  });
}
