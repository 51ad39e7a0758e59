import type { z } from 'zod';
import { defineRecordBlock, head } from '../block.ts';

/** Documents of the learning centre, the most asked-for first. */
export const documentLinks = defineRecordBlock('document-links', 'documents', { ...head });
/** The block as its view gets it. */
export type DocumentLinksBlock = z.output<typeof documentLinks.resolved>;
