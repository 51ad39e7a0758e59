import { createHash } from 'node:crypto';
import { renderFragment } from '#content/markdown/render.ts';
import { locales } from '#contracts/locale.ts';
import type { FileStore } from '#files/file-store.ts';
import type { Executor } from '../connection.ts';
import { downloadReleases, downloads, downloadTranslations } from '../schema/downloads.ts';
import { type ArchiveFiles, archiveTypes, makeArchive } from './archive.ts';
import type { Bilingual, DemoProgram, DemoRelease } from './content/downloads/program.ts';
import { demoPrograms } from './content/downloads.ts';
import { seedMoment } from './texts.ts';

/** Writes the programs with their versions, and stores an archive for each version. */
export async function seedDownloads(db: Executor, files: FileStore): Promise<void> {
  const items = await db
    .insert(downloads)
    .values(
      demoPrograms.map(({ slug, product, platform, holds }, sort) => ({
        slug,
        productKey: product,
        platform,
        sort,
        isSample: !holds,
      })),
    )
    .returning({ id: downloads.id, slug: downloads.slug });
  const ids = new Map(items.map(({ id, slug }) => [slug, id]));
  await db.insert(downloadTranslations).values(
    demoPrograms.flatMap(({ slug, name, summary, releases }) =>
      locales.map((locale) => ({
        downloadId: ids.get(slug) ?? '',
        locale,
        title: name[locale],
        summary: summary[locale],
        status: 'published' as const,
        publishedAt: publishedOn(releases.map(({ releasedOn }) => releasedOn).sort()[0] ?? ''),
      })),
    ),
  );
  const render = onceEach(renderFragment);
  const rows = demoPrograms.flatMap((program) =>
    program.releases.map(async (release) => ({
      downloadId: ids.get(program.slug) ?? '',
      ...(await releaseRow(program, release, files)),
      notesHtmlZh: await render(release.notes.zh),
      notesHtmlEn: await render(release.notes.en),
    })),
  );
  await db.insert(downloadReleases).values(await Promise.all(rows));
}

/** Versions for several platforms share their notes, so each text is rendered once. */
function onceEach(render: (text: string) => Promise<string>): (text: string) => Promise<string> {
  const rendered = new Map<string, Promise<string>>();
  return (text) => {
    const html = rendered.get(text) ?? render(text);
    rendered.set(text, html);
    return html;
  };
}

const publishedOn = (day: string) => seedMoment(`${day}T10:00:00+08:00`);

async function releaseRow(program: DemoProgram, release: DemoRelease, files: FileStore) {
  const { stem, target, format } = program.file;
  const { version, channel, releasedOn, notes } = release;
  const publishedAt = publishedOn(releasedOn);
  const fileName = `${[stem, version, target].filter(Boolean).join('-')}.${format}`;
  const fileKey = `downloads/${program.slug}/${version}/${fileName}`;
  // The date without the time of day, so that the bytes are always the same.
  const archive = makeArchive(format, contentsOf(program, release), new Date(releasedOn));
  await files.put(fileKey, archive, archiveTypes[format]);
  const requirements = release.requirements ?? program.requirements;
  return {
    version,
    channel,
    status: 'published' as const,
    publishedAt,
    releasedOn,
    fileKey,
    fileName,
    mime: archiveTypes[format],
    bytes: archive.byteLength,
    sha256: sha256(archive),
    minOs: release.minOs ?? program.minOs,
    requirementsZh: asList(requirements.zh),
    requirementsEn: asList(requirements.en),
    notesMarkdownZh: notes.zh,
    notesMarkdownEn: notes.en,
  };
}

/** Files of a package; its readme says what is in it. */
function contentsOf(program: DemoProgram, release: DemoRelease): ArchiveFiles {
  const { name, summary, file, samples, holds = samplePackage } = program;
  const { version, releasedOn, notes } = release;
  const requirements = release.requirements ?? program.requirements;
  const readme = [
    `${name.zh} ${version}（${releasedOn}）`,
    summary.zh,
    holds.zh,
    `系统要求\n${asList(requirements.zh)}`,
    '校验：在本文件夹执行 sha256sum -c SHA256SUMS.txt（macOS 用 shasum -a 256 -c SHA256SUMS.txt）。',
    '-'.repeat(72),
    `${name.en} ${version} (${releasedOn})`,
    summary.en,
    holds.en,
    `System requirements\n${asList(requirements.en)}`,
    'To verify, run sha256sum -c SHA256SUMS.txt in this folder (macOS: shasum -a 256 -c SHA256SUMS.txt).',
  ].join('\n\n');
  const texts: ArchiveFiles = {
    'README.txt': `${readme}\n`,
    'LICENSE.txt': program.holds ? programLicence : sampleLicence,
    'RELEASE-NOTES.zh.md': `# ${name.zh} ${version}\n\n${notes.zh}\n`,
    'RELEASE-NOTES.en.md': `# ${name.en} ${version}\n\n${notes.en}\n`,
  };
  for (const [sample, text] of Object.entries(samples)) texts[`samples/${sample}`] = text;
  Object.assign(texts, release.files);
  texts['SHA256SUMS.txt'] = Object.entries(texts)
    .map(([file, content]) => `${sha256(content)}  ${file}\n`)
    .join('');
  const folder = `${file.stem}-${version}`;
  return Object.fromEntries(
    Object.entries(texts).map(([file, content]) => [`${folder}/${file}`, content]),
  );
}

const samplePackage: Bilingual = {
  zh: '这是演示站点的示例包，内含说明、许可文本、更新记录、示例配置与校验值，不含可执行程序。',
  en: 'This is the sample package of a demonstration site: notes, licence text, sample settings and checksums, no program.',
};

const programLicence = `幕境数字 开放许可 / Mujing Digital open licence

1. 可以自由使用、复制、修改、合并、发布与分享本软件，用途不限，商用亦可。
   You may use, copy, change, merge, publish and share this software, for any purpose, commercial ones included.
2. 分享时请保留本文本。
   Keep this text with every copy that you share.
3. 软件按现状提供，不附带任何明示或默示的担保；作者不对使用造成的损失负责。
   The software is provided as it is, without warranty of any kind. Its authors are not liable for damage from its use.
4. 幕境数字是演示站点里的虚构公司；软件本身是真实的。
   Mujing Digital is a fictional company of a demonstration site; the software itself is real.
`;

const sampleLicence = `幕境数字 演示软件许可 / Mujing Digital demonstration licence

1. 本示例包只用于演示网站的下载流程，可以自由复制、保存和分享。
   This package demonstrates how downloads work. You may copy, keep and share it.
2. 包内文本与示例配置按现状提供，不附带任何明示或默示的担保。
   Its texts and sample settings are provided as they are, without warranty of any kind.
3. 幕境数字及其产品均为虚构；正式软件的许可以购买时签署的文本为准。
   Mujing Digital and its products are fictional; the terms of real software are those signed at purchase.
`;

function asList(lines: string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}
