import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./roles.css', import.meta.url), 'utf8');

/** Hex values of the custom properties declared in the rules whose selector contains `selector`. */
function roles(selector: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [, head = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!head.includes(selector)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)) {
      values[name] = value;
    }
  }
  return values;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio of two colours. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const accents = ['brand', '3d', 'cyan', 'flower', 'sdk', 'app'];
const grounds = ['stage', 'surface', 'surface-2'];

describe.each(['light', 'dark'])('colour roles, %s set', (theme) => {
  const set = { ...roles(':root'), ...roles(`[data-theme="${theme}"]`) };
  const ratio = (a: string, b: string) => contrast(set[a] as string, set[b] as string);
  const keys = accents.map((accent) => `${accent}-${theme}`);

  it('defines every role', () => {
    for (const role of [...grounds, 'line', 'control', 'ink', 'ink-muted', 'on-key', ...keys]) {
      expect(set[role], role).toMatch(/^#/);
    }
  });

  it.each(grounds)('text on %s has at least 4.5:1', (ground) => {
    for (const text of ['ink', 'ink-muted', 'info', 'good', 'warn', 'bad', ...keys]) {
      expect(ratio(text, ground), text).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(grounds)('control outlines and focus rings on %s have at least 3:1', (ground) => {
    for (const edge of ['control', ...keys]) {
      expect(ratio(edge, ground), edge).toBeGreaterThanOrEqual(3);
    }
  });

  it.each([...keys, 'good'])('text on %s has at least 4.5:1', (key) => {
    expect(ratio('on-key', key)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('colour roles on paper', () => {
  it('has the states of the light set', () => {
    const media = readFileSync(new URL('./media.css', import.meta.url), 'utf8');
    const light = roles(':root');
    for (const state of ['info', 'good', 'warn', 'bad']) {
      expect(media, state).toContain(`--${state}: ${light[state]};`);
    }
  });
});
