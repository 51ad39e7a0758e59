import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type AppState,
  defaultState,
  loadState,
  outputAddress,
  parseState,
  saveState,
  stateText,
} from './state.ts';

const standard = defaultState('zh');
const changed: AppState = {
  ...standard,
  source: 'camera',
  camera: 'HDMI (1)',
  mirror: true,
  background: '#102030',
  fitted: true,
  settings: {
    ...standard.settings,
    samples: [{ color: [58, 143, 72], tolerance: 0.2 }],
    shrink: 1.5,
  },
};

describe('settings as JSON', () => {
  it('are the same after writing and reading', () => {
    expect(parseState(stateText(changed), standard)).toEqual(changed);
  });

  it('travel in the address of a browser source', () => {
    const address = outputAddress('file:///C:/cyan/index.html?x=1#old', changed);
    expect(address).toMatch(/^file:\/\/\/C:\/cyan\/index\.html\?output=1#/);
    const text = decodeURIComponent(new URL(address).hash.slice(1));
    expect(parseState(text, standard)).toEqual(changed);
  });

  it('keep the present value where one is wrong', () => {
    const text = JSON.stringify({
      format: 'cyan-web/1',
      view: 'x-ray',
      background: 'url(https://example.com)',
      settings: { ...changed.settings, feather: 99 },
      mirror: true,
    });
    expect(parseState(text, standard)).toEqual({ ...standard, mirror: true });
  });

  it('of another format are refused', () => {
    expect(() => parseState('{"format":"cyan-preset/2"}', standard)).toThrow('cyan-web/1');
  });
});

describe('the kept state', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };

  it('counts less than that of the address, and more than one that cannot be read', () => {
    vi.stubGlobal('localStorage', { getItem: () => stateText(changed) });
    const inAddress = stateText({ ...changed, mirror: false });
    vi.stubGlobal('location', { hash: `#${encodeURIComponent(inAddress)}` });
    expect(loadState(standard).mirror).toBe(false);
    vi.stubGlobal('location', { hash: '#%E0%A4%A' });
    expect(loadState(standard)).toEqual(changed);
  });

  it('is the standard one where the browser keeps nothing', () => {
    vi.stubGlobal('location', { hash: '' });
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(loadState(standard)).toEqual(standard);
    expect(() => saveState(changed)).not.toThrow();
  });
});
