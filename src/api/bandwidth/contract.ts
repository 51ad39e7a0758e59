import { z } from 'zod';
import { bandwidthBounds } from '#contracts/bandwidth.ts';
import { routesOf } from '#contracts/route.ts';

const { route } = routesOf('bandwidth');
const { runBytes, runSeconds, sampleBytes } = bandwidthBounds;

export const beginBandwidthTest = route('POST /bandwidth-tests', {
  summary: 'Begins a test of the visitor’s upload to this server',
  description: `The ticket is good for ${runSeconds} seconds and ${runBytes} bytes.`,
  body: z.strictObject({}),
  data: z.object({ ticket: z.string() }),
});

export const sendBandwidthSample = route('POST /bandwidth-tests/samples', {
  summary: 'Counts the bytes of one sample of a test and throws them away',
  description: `A sample has at most ${sampleBytes} bytes.`,
  query: z.strictObject({ ticket: z.string().max(120) }),
  bodyType: 'application/octet-stream',
  data: z.object({ bytes: z.int() }),
});
