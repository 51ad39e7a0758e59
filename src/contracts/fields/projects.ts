import { z } from 'zod';
import { productKeys } from '../enums/products.ts';
import { projectStages } from '../enums/projects.ts';
import { daySchema } from '../schemas.ts';

const text = (length: number) => z.string().trim().max(length);

/** What staff write about a project. */
export const projectFields = {
  name: text(120).min(1),
  customerId: z.uuid(),
  stage: z.enum(projectStages),
  ownerId: z.uuid().nullable(),
  products: z.array(z.enum(productKeys)).max(productKeys.length),
  siteAddress: text(200),
  goLiveOn: daySchema.nullable(),
  note: text(2000),
};
