/** A sample clip of the cutout: a figure before a green or blue wall. It loops. */
export interface SampleClip {
  readonly key: 'presenter' | 'hair' | 'veil' | 'uneven';
  readonly video: string;
  /** Address of the first frame. */
  readonly poster: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
}

const size = { width: 960, height: 540, fps: 25 };

/** Made by `npm run studio:clips`. */
export const sampleClips: readonly SampleClip[] = [
  {
    key: 'presenter',
    video: new URL('./presenter.mp4', import.meta.url).href,
    poster: new URL('./presenter.jpg', import.meta.url).href,
    ...size,
  },
  {
    key: 'hair',
    video: new URL('./hair.mp4', import.meta.url).href,
    poster: new URL('./hair.jpg', import.meta.url).href,
    ...size,
  },
  {
    key: 'veil',
    video: new URL('./veil.mp4', import.meta.url).href,
    poster: new URL('./veil.jpg', import.meta.url).href,
    ...size,
  },
  {
    key: 'uneven',
    video: new URL('./uneven.mp4', import.meta.url).href,
    poster: new URL('./uneven.jpg', import.meta.url).href,
    ...size,
  },
];
