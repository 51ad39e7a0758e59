import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageSamples, type Sample, texts } from '#tests/support/code-samples.ts';

const run = promisify(execFile);
const programs = path.dirname(process.env.FFMPEG_PATH ?? '/usr/bin/ffmpeg');
const environment = { ...process.env, PATH: `${programs}:${process.env.PATH}` };
/** A command takes a few tenths of a second, and many times that on a machine with other work. */
const ENCODING = { timeout: 60_000 };

/** Devices of other systems, encoders of graphics cards and players have no place in a test. */
const ELSEWHERE = /nvenc|avfoundation|dshow|ffplay/;

/** Small and short, with files in place of servers; all else stays as the text has it. */
const SUBSTITUTES: [RegExp, string][] = [
  [/\b1920([x:])1080\b/g, '320$1180'],
  [/-t 600\b/g, '-t 1'],
  [/ -re /g, ' '],
  [/rtmp:\/\/([a-z]+)\.example\/[\w/]*/g, 'sent-$1.flv'],
  [/(["']?)srt:\/\/[^"'\s]*\1/g, 'sent.ts'],
];

/**
 * Half a second of every file that a text reads. Sent at once it still fits into the queue of an
 * output, of 60 packets.
 */
const TAGS = 'setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709';
const CLIPS = `
ffmpeg -v error -f lavfi -t 0.5 -i testsrc2=size=320x180:rate=25 -f lavfi -t 0.5 -i sine=sample_rate=48000 \\
  -c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac clip.mp4 \\
  -c:v libx264 -preset ultrafast -vf format=yuv420p,${TAGS} -c:a aac tagged.mp4 \\
  -c:v prores_ks -c:a pcm_s16le clip.mov \\
  -map 0 -map 1 -map 1 -c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a:0 aac -c:a:1 pcm_s24le clip.mkv \\
  -map 1 clip.wav \\
  -map 0 -frames:v 1 clip.png
ffmpeg -v error -i clip.mp4 -c copy clip.ts`;

const NAMES: Record<string, string> = {
  'test.mp4': 'clip.mp4',
  'ref.mp4': 'clip.mp4',
  'b.mp4': 'clip.mp4',
  'rehearsal.mp4': 'clip.mp4',
  'in.mp4': 'clip.mp4',
  'recording.mp4': 'tagged.mp4',
  'show.mp4': 'tagged.mp4',
  'presenter.mov': 'clip.mov',
  'full.mov': 'clip.mov',
  'show.mkv': 'clip.mkv',
  'check.wav': 'clip.wav',
  'scene.png': 'clip.png',
  'program.ts': 'clip.ts',
};

/** The lines of a sample that can run here, without the ends of its broken lines. */
function runnable(code: string): string {
  const lines = code.replace(/\\\n\s*/g, ' ').split('\n');
  const here = lines.filter((line) => /\bff(?:mpeg|probe)\b/.test(line) && !ELSEWHERE.test(line));
  return SUBSTITUTES.reduce((text, [from, to]) => text.replace(from, to), here.join('\n'));
}

/** Files that a command reads: after `-i`, and at the end of a line of ffprobe. */
function inputsOf(commands: string): Set<string> {
  const named = [...commands.matchAll(/-i (\S+)|^ffprobe .* (\S+)$/gm)];
  return new Set(named.map(([, input = '', probed = '']) => input || probed));
}

const samples = [...texts.flatMap((text) => text.samples), ...pageSamples]
  .filter(({ language }) => language === 'bash')
  .map((sample): Sample => ({ ...sample, code: runnable(sample.code) }))
  .filter(({ code }) => code !== '');
/** Both languages of a text have the same lines. */
const different = [...new Map(samples.map((sample) => [sample.code, sample])).values()];

let clips = '';
beforeAll(async () => {
  clips = await mkdtemp(path.join(os.tmpdir(), 'ffmpeg-samples-'));
  await bash(CLIPS, clips);
});
afterAll(async () => {
  await rm(clips, { recursive: true, force: true });
});

/** Runs lines of a shell, and gives what they printed. */
async function bash(commands: string, folder: string): Promise<string> {
  const script = `exec < /dev/null\nset -e -o pipefail\n${commands}`;
  // An output that waits for ever would outlive the test.
  const limited = ['30', 'bash', '-c', script];
  const { stdout } = await run('timeout', limited, { cwd: folder, env: environment });
  return stdout;
}

async function streamsOf(file: string, folder: string): Promise<Record<string, string>[]> {
  const shown = 'codec_type,color_range,color_space,color_transfer,color_primaries';
  const answer = await bash(
    `ffprobe -v error -show_entries stream=${shown} -of json '${file}'`,
    folder,
  );
  return JSON.parse(answer).streams;
}

/** What is wrong with the results of commands. */
async function faultsOf(commands: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(clips, 'run-'));
  // The keyer itself is no part of the repository: frames pass through as they are.
  await mkdir(path.join(folder, 'bin'));
  await writeFile(path.join(folder, 'bin/cyan-key'), '#!/bin/sh\nexec cat\n', { mode: 0o755 });
  const inputs = inputsOf(commands);
  for (const name of inputs) {
    const clip = NAMES[name];
    if (clip) await copyFile(path.join(clips, clip), path.join(folder, name));
  }
  const printed = await bash(commands, folder).catch((error: { stderr: string }) => error);
  if (typeof printed !== 'string') return [printed.stderr];
  const files = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !inputs.has(entry.name))
    .map(({ name }) => name);
  const written = commands.match(/[\w-]+\.(?:mp4|mov|flv|ts|wav|rgba)\b/g) ?? [];
  const missing = written.filter((name) => !inputs.has(name) && !files.includes(name));
  const faults = await Promise.all(files.map((name) => faultsOfFile(name, commands, folder)));
  return [...missing.map((name) => `${name} is missing`), ...faults.flat()];
}

async function faultsOfFile(name: string, commands: string, folder: string): Promise<string[]> {
  if ((await stat(path.join(folder, name))).size === 0) return [`${name} is empty`];
  if (name.endsWith('.rgba')) return [];
  const streams = await streamsOf(name, folder);
  const video = streams.find(({ codec_type: type }) => type === 'video');
  const faults: string[] = [];
  // Only what is made from bars or from raw sound has one kind of stream.
  if (!streams.some(({ codec_type: type }) => type === 'audio') && !commands.includes('lavfi')) {
    faults.push(`${name} has no sound`);
  }
  if (!video && !name.endsWith('.wav')) faults.push(`${name} has no picture`);
  if (video && /bt709|colour_primaries=1/.test(commands)) {
    const { color_range: range, color_space, color_transfer, color_primaries } = video;
    for (const tag of [color_space, color_transfer, color_primaries]) {
      if (tag !== 'bt709') faults.push(`${name} is tagged ${tag ?? 'unknown'}`);
    }
    if (range !== 'tv') faults.push(`${name} has the range ${range}`);
  }
  return faults;
}

it('are found in the texts', () => {
  expect(different.length).toBeGreaterThanOrEqual(14);
  const inputs = different.flatMap(({ code }) => [...inputsOf(code)]);
  // What a line of the same sample makes, the standard input and generated pictures need no clip.
  const made = /^(?:-|scene\.rgba|smptehdbars=.*)$/;
  expect(inputs.filter((name) => !NAMES[name] && !made.test(name))).toEqual([]);
});

it.each(different.map(({ place, code }) => [place, code]))('%s runs', ENCODING, async (_, code) => {
  expect(await faultsOf(code)).toEqual([]);
});

it('print the tags and levels that the texts read from them', ENCODING, async () => {
  const probes = different.filter(({ code }) => code.startsWith('ffprobe'));
  expect(probes.length).toBeGreaterThanOrEqual(2);
  for (const { place, code } of probes) {
    for (const name of inputsOf(code)) {
      const printed = await bash(code.replace(name, 'tagged.mp4'), clips);
      expect(printed.match(/=bt709$/gm), place).toHaveLength(3);
      expect(printed, place).toContain('color_range=tv');
    }
  }
});

it.each([
  [
    'an MP4 whose tags FLV refuses',
    'ffmpeg -v quiet -i test.mp4 -c copy -map 0 -f tee "[f=flv:onfail=ignore]sent-a.flv|[f=mpegts]sent.ts"',
    'sent-a.flv is empty',
  ],
  [
    'ProRes frames without tags',
    'ffmpeg -v error -i presenter.mov -color_primaries bt709 -color_trc bt709 -colorspace bt709 -c:v prores_ks -c:a copy matte.mov',
    'matte.mov is tagged unknown',
  ],
  [
    'sound that MP4 cannot hold',
    'ffmpeg -v error -i presenter.mov -c:v libx264 -c:a copy show.mp4',
    'Could not find tag for codec pcm_s16le',
  ],
])('would not pass with %s', ENCODING, async (_, commands, fault) => {
  expect((await faultsOf(commands)).join('\n')).toContain(fault);
});
