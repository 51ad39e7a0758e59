/** A rendered clip of a person before a wall. Its name is in the demo's messages, by its key. */
export interface SampleClip {
  readonly key: 'presenter' | 'hair' | 'veil' | 'uneven';
  readonly video: string;
  readonly poster: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
}

/** Rendered by `studio/clips`; each loops. */
export const sampleClips: readonly SampleClip[] = [
  {
    key: 'presenter',
    video: new URL('./presenter.mp4', import.meta.url).href,
    poster: new URL('./presenter.webp', import.meta.url).href,
    width: 960,
    height: 540,
    fps: 25,
  },
];
