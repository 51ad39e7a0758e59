import type { Line } from './line.ts';
import type { KeptPhoto, Step } from './steps.ts';

/**
 * Sends the photos of a step, then the step. `onPhoto` learns how far each photo is, so that the next
 * try goes on from there.
 * @throws RequestError
 */
export async function sendStep(
  line: Line,
  step: Step,
  onPhoto: (photo: KeptPhoto, next: KeptPhoto) => Promise<void>,
): Promise<void> {
  const photos: string[] = [];
  for (const photo of step.photos) {
    if (photo.blob) {
      // Its package is fetched when somebody sends a photo.
      const { sendPhoto } = await import('../photos/send-photo.ts');
      const { token } = step.params;
      const sent = await sendPhoto(line, { token, photo, onPhoto: (next) => onPhoto(photo, next) });
      await onPhoto(photo, sent);
      photos.push(sent.id);
    } else photos.push(photo.id);
  }
  const { api } = line;
  const repeatKey = step.key;
  switch (step.operation) {
    case 'POST /shares/links/:token/comments':
      await api(step.operation, { params: step.params, body: { ...step.body, photos }, repeatKey });
      return;
    case 'POST /shares/acceptance/:token/items/:item/decision':
      await api(step.operation, { params: step.params, body: { ...step.body, photos }, repeatKey });
      return;
    case 'POST /shares/acceptance/:token/decisions':
      await api(step.operation, { params: step.params, body: step.body, repeatKey });
  }
}
