import { OVERHEAD, SOUND_MBIT, USABLE_SHARE, videoRates } from '../bit-rates.ts';
import { atMost, type StudioFigures } from './figures.ts';
import type { Format, Platform, Stream, StudioPlan } from './plan.ts';

/** Where a bit rate comes from: the platform's own page, or our recommendation. */
export type RateSource = 'youtube' | 'ours';

export interface StreamRate extends Stream {
  /** Video and sound in Mbit/s. */
  rate: number;
  source: RateSource;
}

export interface Network {
  streams: StreamRate[];
  /** Sum of the streams in Mbit/s. */
  sum: number;
  /** Sustained upload that each of the two lines needs, in Mbit/s. */
  uplink: number;
  /** Space to keep free for one show in GB. */
  storage: number;
}

/**
 * H.264 in Mbit/s, recommended by YouTube. Source: support.google.com/youtube/answer/2853702, read on
 * 22 November 2026; the document platform-ingest-limits has the same table.
 */
const youtubeRates: Record<Format, number> = {
  '720p30': 4,
  '1080p30': 10,
  '1080p60': 12,
  '2160p30': 30,
  '2160p60': 35,
};

/** Platforms that publish figures for every account. Source: document platform-ingest-limits. */
const publishedRates: Partial<Record<Platform, Record<Format, number>>> = { youtube: youtubeRates };

/** Space for a recording is kept twice over (fact `recording-free-space`). */
const RECORDING_RESERVE = 2;

/** Our recommendation for H.264 in Mbit/s. */
function ourRate(format: Format, figures: StudioFigures): number {
  switch (format) {
    case '1080p30':
      return atMost(figures, 'bitrate-1080p30-h264');
    case '1080p60':
      return atMost(figures, 'bitrate-1080p60-h264');
    default:
      return videoRates[format];
  }
}

/** Whether a platform publishes a bit rate for its streams; ours needs none. */
export function isPublished(platform: Platform): boolean {
  return platform === 'own' || publishedRates[platform] !== undefined;
}

/** Sustained upload for a sum of streams, in whole Mbit/s. */
export function uplinkFor(sum: number): number {
  return Math.ceil((sum * OVERHEAD) / USABLE_SHARE);
}

/** Space for a recording in whole GB: Mbit/s × seconds ÷ 8, twice over. */
export function storageFor(rate: number, hours: number): number {
  return Math.ceil((rate * 3600 * hours * RECORDING_RESERVE) / 8 / 1000);
}

/** Bit rates, lines and recording of a plan. The recording has the rate of the largest stream. */
export function planNetwork({ streams, hours }: StudioPlan, figures: StudioFigures): Network {
  const rates = streams.map((stream): StreamRate => {
    const published = publishedRates[stream.platform];
    return {
      ...stream,
      rate: (published?.[stream.format] ?? ourRate(stream.format, figures)) + SOUND_MBIT,
      source: published ? 'youtube' : 'ours',
    };
  });
  const sum = rates.reduce((total, { rate }) => total + rate, 0);
  return {
    streams: rates,
    sum,
    uplink: uplinkFor(sum),
    storage: storageFor(Math.max(...rates.map(({ rate }) => rate)), hours),
  };
}
