import { OVERHEAD, SOUND_MBIT, USABLE_SHARE, videoRates } from '#contracts/bit-rates.ts';

/** Streams of a phone that the test says something about. */
export const streamFormats = ['720p30', '1080p30', '1080p60', '2160p30'] as const;
export type StreamFormat = (typeof streamFormats)[number];

/** H.264 in Mbit/s. For 1080p the values of the facts; a test compares them. */
export const rates: Record<StreamFormat, number> = {
  ...videoRates,
  '1080p30': 6,
  '1080p60': 9,
};

/** Whether a line carries a stream: with reserve, without one, or not at all. */
export type Verdict = 'good' | 'tight' | 'no';

export interface FormatVerdict {
  format: StreamFormat;
  /** What the stream sends, and what the line should have, in Mbit/s. */
  rate: number;
  needed: number;
  verdict: Verdict;
}

/** Judges a line by its lowest steady rate in Mbit/s. */
export function verdictsFor(low: number): FormatVerdict[] {
  return streamFormats.map((format) => {
    const rate = rates[format] + SOUND_MBIT;
    const sent = rate * OVERHEAD;
    const needed = sent / USABLE_SHARE;
    return { format, rate, needed, verdict: low >= needed ? 'good' : low >= sent ? 'tight' : 'no' };
  });
}
