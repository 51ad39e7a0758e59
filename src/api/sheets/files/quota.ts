import { createRateLimit } from '#api/http/rate-limit.ts';
import { AppError } from '#contracts/errors.ts';
import { MAX_LINK_BYTES, MAX_LINK_PHOTOS } from '#contracts/uploads.ts';
import type { Database } from '#db/connection.ts';
import type { OpenLink } from '../link-gate.ts';

const DAY_SECONDS = 86_400;
const KB = 1024;

/** Everybody gets a demo sheet of their own to try: its link may send this part of what others may. */
const TRIAL_PART = 5;

/** Counts a photo that a link is about to send. @throws AppError RATE_LIMITED */
export type LinkQuota = (link: OpenLink, bytes: number) => Promise<void>;

/** Creates the bounds of what one link sends in a day. */
export function createLinkQuota(db: Database): LinkQuota {
  const photos = createRateLimit(db, {
    name: 'link.photos',
    points: MAX_LINK_PHOTOS,
    seconds: DAY_SECONDS,
  });
  const kilobytes = createRateLimit(db, {
    name: 'link.kilobytes',
    points: MAX_LINK_BYTES / KB,
    seconds: DAY_SECONDS,
  });
  return async ({ id, sheet }, bytes) => {
    const weight = sheet?.trialUntil ? TRIAL_PART : 1;
    try {
      await photos(id, weight);
      await kilobytes(id, Math.ceil(bytes / KB) * weight);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
      const { retryAfter = DAY_SECONDS } = error;
      throw new AppError('RATE_LIMITED', { retryAfter, messages: enough });
    }
  };
}

const megabytes = MAX_LINK_BYTES / KB / KB;
const enough = {
  zh: `一个链接每天最多上传 ${MAX_LINK_PHOTOS} 张照片、共 ${megabytes} MB，今天已经用完。请明天再传，或直接联系我们。`,
  en: `One link takes ${MAX_LINK_PHOTOS} photos and ${megabytes} MB a day, and they are used up. Please go on tomorrow, or contact us directly.`,
};
