import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { Executor } from '../connection.ts';
import { renderFragment } from '../content/markdown.ts';
import { downloadItems, releases } from '../schema/downloads.ts';
import { type DemoDownload, type DemoRelease, demoDownloads } from './content/downloads.ts';
import { seedMoment } from './texts.ts';

/** Writes the programs with their versions, and an archive into `filesDir` for each version. */
export async function seedDownloads(db: Executor, filesDir: string): Promise<void> {
  for (const [sort, program] of demoDownloads.entries()) {
    const { slug, product, platform, name, summary } = program;
    const [item] = await db
      .insert(downloadItems)
      .values({
        slug,
        productKey: product,
        platform,
        nameZh: name.zh,
        nameEn: name.en,
        summaryZh: summary.zh,
        summaryEn: summary.en,
        sort,
      })
      .returning({ id: downloadItems.id });
    if (!item) throw new Error(`the program ${slug} was not written`);
    const rows = [];
    for (const release of program.releases) {
      rows.push({ itemId: item.id, ...(await releaseRow(program, release, filesDir)) });
    }
    await db.insert(releases).values(rows);
  }
}

async function releaseRow(program: DemoDownload, release: DemoRelease, filesDir: string) {
  const { version, channel, releasedOn, minOs, fileName, requirements, notes } = release;
  const archive = demoArchive(program, release);
  const fileKey = `downloads/${program.slug}/${version}/${fileName}`;
  const file = path.join(filesDir, fileKey);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, archive);
  return {
    version,
    channel,
    status: 'published' as const,
    publishedAt: seedMoment(`${releasedOn}T10:00:00+08:00`),
    releasedOn,
    fileKey,
    fileName,
    mime: 'application/zip',
    bytes: archive.byteLength,
    sha256: sha256(archive),
    minOs,
    requirementsZh: asList(requirements.zh),
    requirementsEn: asList(requirements.en),
    notesZh: notes.zh,
    notesEn: notes.en,
    notesHtmlZh: await renderFragment(notes.zh),
    notesHtmlEn: await renderFragment(notes.en),
  };
}

/** The same bytes on every machine: the times inside are those of the release. */
function demoArchive(program: DemoDownload, release: DemoRelease): Uint8Array {
  const { name, summary } = program;
  const { version, releasedOn, requirements, notes } = release;
  const readme = [
    `${name.zh} ${version}（${releasedOn}）`,
    summary.zh,
    '这是演示站点的示例安装包，内含说明、更新记录与校验值，不含可执行程序。',
    `系统要求\n${asList(requirements.zh)}`,
    `${name.en} ${version} (${releasedOn})`,
    summary.en,
    'This is the sample package of a demonstration site: notes and checksums, no program.',
    `System requirements\n${asList(requirements.en)}`,
  ].join('\n\n');
  const contents = {
    'README.txt': strToU8(`${readme}\n`),
    'RELEASE-NOTES.zh.md': strToU8(`${notes.zh}\n`),
    'RELEASE-NOTES.en.md': strToU8(`${notes.en}\n`),
  };
  const sums = Object.entries(contents).map(([file, bytes]) => `${sha256(bytes)}  ${file}\n`);
  const [year = 2026, month = 1, day = 1] = releasedOn.split('-').map(Number);
  return zipSync(
    { ...contents, 'SHA256SUMS.txt': strToU8(sums.join('')) },
    { mtime: new Date(year, month - 1, day, 10), level: 9 },
  );
}

function asList(lines: string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
