import type { z } from 'zod';
import { defineRecordBlock, head } from '../block.ts';

/** Programs to download with their newest version. */
export const downloadLinks = defineRecordBlock('download-links', 'downloads', { ...head });
/** The block as its view gets it. */
export type DownloadLinksBlock = z.output<typeof downloadLinks.resolved>;
