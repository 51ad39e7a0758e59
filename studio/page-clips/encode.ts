import { spawnSync } from 'node:child_process';

const source = (width: number, height: number, fps: number) =>
  `-f rawvideo -pix_fmt yuv420p -s ${width}x${height} -r ${fps} -i -`.split(' ');
/** Pictures are full range; JPEG has the colour matrix of BT.601 and PNG none. */
const toPicture = '-frames:v 1 -vf scale=in_color_matrix=bt709:in_range=tv'.split(' ');

function ffmpeg(args: readonly string[], input?: Buffer): void {
  const done = spawnSync('nice', ['-n', '19', 'ffmpeg', '-v', 'error', '-y', ...args], { input });
  if (done.error) throw done.error;
  if (done.status !== 0) throw new Error(`ffmpeg could not write ${args.at(-1)}: ${done.stderr}`);
}

interface Video {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
}

/** Writes 4:2:0 frames as H.264 that plays while it loads and says its colours. */
export function encodeVideo(
  frames: Buffer,
  { width, height, fps }: Video,
  file: string,
  crf = 21,
): void {
  const coding = `-c:v libx264 -profile:v high -preset veryslow -crf ${crf} -maxrate 1000k -bufsize 1500k -g 50`;
  const colors =
    '-pix_fmt yuv420p -color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709';
  const container = '-an -map_metadata -1 -fflags +bitexact -movflags +faststart';
  ffmpeg(
    [...source(width, height, fps), ...`${coding} ${colors} ${container}`.split(' '), file],
    frames,
  );
}

/** Writes the first frame of a video as a JPEG. */
export function encodePoster(video: string, file: string): void {
  ffmpeg(['-i', video, ...toPicture, '-pix_fmt', 'yuvj420p', '-q:v', '5', file]);
}

/** Writes one 4:2:0 frame as a PNG. */
export function encodePng(frame: Buffer, { width, height, fps }: Video, file: string): void {
  ffmpeg([...source(width, height, fps), ...toPicture, '-pix_fmt', 'rgb24', file], frame);
}
