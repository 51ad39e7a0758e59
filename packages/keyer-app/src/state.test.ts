import { describe, expect, it } from 'vitest';
import { type AppState, defaultState, outputAddress, parseState, stateText } from './state.ts';

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
