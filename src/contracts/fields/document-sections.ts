import { z } from 'zod';

/** What staff write about a section. */
export const sectionFields = {
  nameZh: z.string().trim().min(1).max(60),
  nameEn: z.string().trim().max(80),
  summaryZh: z.string().trim().max(200),
  summaryEn: z.string().trim().max(300),
};
