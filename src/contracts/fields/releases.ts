import { z } from 'zod';
import { markdown } from '#contracts/content/fields.ts';
import { releaseChannels } from '../enums/downloads.ts';
import { daySchema } from '../schemas.ts';

/** What staff write about a version of a program. */
export const releaseFields = {
  /** Semver, such as 3.2.0 or 3.3.0-beta.1. */
  version: z.string().trim().max(60),
  channel: z.enum(releaseChannels),
  releasedOn: daySchema,
  /** Minimum system version; empty if none is named. */
  minOs: z.string().trim().max(80),
  requirementsZh: markdown,
  requirementsEn: markdown,
  notesZh: markdown,
  notesEn: markdown,
};

/** Why a version was withdrawn, for visitors. */
export const withdrawalFields = {
  reasonZh: z.string().trim().min(1).max(500),
  /** Empty shows the Chinese one. */
  reasonEn: z.string().trim().max(500),
};
