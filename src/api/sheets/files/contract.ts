import { z } from 'zod';
import { shareParams } from '#api/shares/contract.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema } from '#contracts/schemas.ts';
import { MAX_PHOTOS } from '#contracts/sheets/photos.ts';

const { route } = routesOf('shares');

/** Ids of the photos that go with a step; they were sent by the same link. */
export const photoIds = z.array(z.uuid()).max(MAX_PHOTOS);

/** A photo of a sheet, as far as its page needs it. */
export const photo = z.object({ id: z.uuid(), width: z.int(), height: z.int() });

/** Makes a private photo of an upload; the step that names its id takes it. */
export const addLinkPhoto = route('POST /shares/links/:token/photos', {
  summary: 'Makes a private photo of an upload by the same link',
  description:
    'Uploads are sent by tus 1.0 to `/shares/links/{token}/uploads`. The photo is encoded again, ' +
    'without the place where it was taken. A photo that no comment and no decision names is deleted ' +
    'after 24 hours. Repeated calls get the same photo.',
  params: shareParams,
  body: z.strictObject({
    upload: z.uuid(),
    takenAt: instantSchema.nullable().default(null).describe('Time by the device that took it'),
  }),
  data: photo,
});
