import { expect, test } from 'vitest';
import { proposedZones } from './proposed-zones.ts';

const zone = (key: string, country: string, name: string) => ({ key, country, name });
const en = {
  timeZones: [
    zone('Asia/Shanghai', 'CN', 'Beijing time'),
    zone('America/New_York', 'US', 'New York'),
    zone('America/Los_Angeles', 'US', 'Los Angeles'),
    zone('Asia/Kolkata', 'IN', 'Mumbai'),
  ],
  countries: [
    { key: 'CN', name: 'China +86' },
    { key: 'US', name: 'United States +1' },
    { key: 'IN', name: 'India +91' },
  ],
};
const zh = {
  timeZones: [zone('Asia/Tokyo', 'JP', '东京')],
  countries: [{ key: 'JP', name: '日本 +81' }],
};

test.each([
  ['5 Fifth Avenue, new york', ['America/New_York']],
  ['Houston, United States', ['America/New_York', 'America/Los_Angeles']],
  ['Hangzhou, China', ['Asia/Shanghai']],
  ['Fort Wayne, Indiana', []],
  ['', []],
])('the address “%s” proposes %j', (address, expected) => {
  expect(proposedZones(address, en).map(({ key }) => key)).toEqual(expected);
});

test('a Chinese address names countries without spaces', () => {
  expect(proposedZones('日本大阪市北区', zh)).toHaveLength(1);
});
