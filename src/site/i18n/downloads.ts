import { defineMessages } from '#ui/i18n/messages.tsx';
import { platformNames } from '#ui/i18n/names.ts';

/** Interface text of the downloads page. */
export const downloadsMessages = defineMessages({
  zh: {
    title: '软件下载',
    lead: '每个安装包都写明版本、日期、大小、系统要求与 SHA-256；断线后可以继续下载，历史版本一直保留。',
    description:
      '下载青幕、大觅直播、青幕 SDK 与花境花材更新：各平台安装包、系统要求、更新说明、历史版本与 SHA-256 校验值，可在网页里核对文件。',
    product: '按产品',
    allProducts: '全部产品',
    allPlatforms: '全部平台',
    platform: '按平台',
    platforms: platformNames.zh,
    channels: { stable: '正式版', beta: '测试版', archive: '已停更' },
    suggestion: {
      waiting: '请选择与您的系统一致的安装包。',
      found: (platform: string) => `您正在使用 ${platform}，推荐下载：`,
      none: (platform: string) =>
        `目前没有 ${platform} 应用，请在下面选择其他平台，下载到别的设备。`,
      unknown: '没有识别出您的系统，请在下面按平台选择。',
      onlyDeveloper: (platform: string) =>
        `${platform} 上目前只有给开发者的 SDK，没有需要安装的应用。`,
      inWeChat: '您在微信里：点下载会告诉您怎样在浏览器中打开。',
    },
    forYou: '适合您的系统',
    download: '下载',
    downloadOf: (name: string, version: string) => `下载${name} ${version}`,
    store: '前往应用商店',
    version: '版本',
    releasedOn: '发布日期',
    size: '大小',
    minOs: '最低系统',
    sha256: 'SHA-256',
    copy: '复制',
    copySha256: (file: string) => `复制 ${file} 的校验值`,
    howToCheck: '如何校验',
    details: '系统要求与更新说明',
    requirements: '系统要求',
    notes: (version: string) => `${version} 更新说明`,
    allVersions: (count: number) => `全部 ${count} 个版本`,
    sinceMine: '我的版本之后改了什么',
    tryBeta: (version: string) => `试用测试版 ${version}`,
    aboutProduct: '产品介绍',
    learn: '使用教程',
    feed: '订阅版本更新',
    empty: '没有符合条件的安装包',
    noSuchVersion: (product: string, platform: string) => `${product}目前没有 ${platform} 版`,
    otherVersions: '可以在下面这些平台上使用：',
    emptyText: '换一个产品或平台看看；也可以告诉我们您需要的系统。',
    versions: (count: number) => `共 ${count} 个版本`,
    everyVersion: '全部版本',
    historyTitle: (name: string) => `${name}：全部版本与更新说明`,
    historyDescription: (name: string, count: number) =>
      `${name}的 ${count} 个版本：每个版本的更新说明、安装包、系统要求与 SHA-256，可以查看从您的版本到最新版的全部变化。`,
    changes: {
      heading: '我的版本之后改了什么',
      mine: '我正在用的版本',
      choose: '请选择版本',
      option: (version: string, day: string) => `${version}（${day}）`,
      show: '查看变化',
      count: (version: string, count: number) => `${version} 之后有 ${count} 个版本，变化如下：`,
      unknown: (version: string) =>
        `没有找到版本 ${version}。请在上面选择您正在用的版本，版本号一般写在软件的“关于”里。`,
      upToDate: (version: string) => `${version} 已经是最新的，没有更新的版本。`,
    },
    check: {
      title: '校验安装包',
      lead: 'SHA-256 与本页显示的逐位相同，就说明文件完整、没有被改动。把文件拖进来，网页替您算；也可以自己用系统自带的命令。',
      byHand: '用命令核对',
      copy: (tool: string) => `复制 ${tool} 命令`,
      mismatch: '结果不一致时请不要安装：先重新下载一次，仍不一致请联系我们。',
    },
    verifier: {
      label: '把下载好的文件拖到这里',
      promise: '校验值在您的设备上计算，文件与结果都不会上传。',
      choose: '选择文件',
      working: (name: string) => `正在计算 ${name} 的 SHA-256……`,
      progress: '计算进度',
      computed: '算得的 SHA-256：',
      unreadable: (name: string) => `读不到 ${name}。它可能已被移动，或者正在下载，请稍后再试。`,
      verdicts: {
        genuine: '一致，可以放心安装',
        incomplete: '文件不完整',
        altered: '内容与发布的不一致，请不要安装',
        unknown: '不是本页发布的文件',
      },
      genuine: (program: string, version: string) =>
        `这就是我们发布的${program} ${version}，一个字节都没有变。`,
      incomplete: (name: string) =>
        `${name} 的大小与发布的不同，多半是下载中断了。请重新下载，浏览器会接着下。`,
      altered: (name: string) =>
        `${name} 的名称和大小都对，内容却不同。请删除它，从本页重新下载；再次出现请联系我们。`,
      unknown: (name: string) =>
        `${name} 与本站发布的任何版本都不相同。如果它声称来自我们，请不要运行。`,
      newer: '有更新的版本，看看改了什么',
    },
    wechat: {
      title: '请在浏览器中打开',
      text: '微信不支持直接下载安装包。请点右上角的“···”，选择“在浏览器打开”，再点下载。',
      steps: ['点击右上角的“···”', '选择“在浏览器打开”', '回到本页点击“下载”'],
      copy: '复制本页地址',
      close: '知道了',
    },
  },
  en: {
    title: 'Software download',
    lead: 'Every package names its version, date, size, requirements and SHA-256. A download that breaks off can be resumed, and older versions stay available.',
    description:
      'Download Cyan, Dami Live, the Cyan SDK and updates for Flower: packages by platform, requirements, release notes, earlier versions and SHA-256 checksums, with a file checker in the page.',
    product: 'By product',
    allProducts: 'All products',
    allPlatforms: 'All platforms',
    platform: 'By platform',
    platforms: platformNames.en,
    channels: { stable: 'Stable', beta: 'Beta', archive: 'Retired' },
    suggestion: {
      waiting: 'Please choose the package made for your system.',
      found: (platform: string) => `You are on ${platform}. We suggest:`,
      none: (platform: string) =>
        `There is no application for ${platform}. Choose another platform below and download for another device.`,
      unknown: 'We could not tell your system; please choose your platform below.',
      onlyDeveloper: (platform: string) =>
        `For ${platform} there is the SDK for developers, and no application to install.`,
      inWeChat:
        'You are inside WeChat: a tap on a download tells how to open this page in a browser.',
    },
    forYou: 'For your system',
    download: 'Download',
    downloadOf: (name: string, version: string) => `Download ${name} ${version}`,
    store: 'Open the app store',
    version: 'Version',
    releasedOn: 'Released',
    size: 'Size',
    minOs: 'Oldest system',
    sha256: 'SHA-256',
    copy: 'Copy',
    copySha256: (file: string) => `Copy the checksum of ${file}`,
    howToCheck: 'How to check it',
    details: 'Requirements and release notes',
    requirements: 'System requirements',
    notes: (version: string) => `Release notes for ${version}`,
    allVersions: (count: number) => `All ${count} versions`,
    sinceMine: 'What changed since my version',
    tryBeta: (version: string) => `Try the beta ${version}`,
    aboutProduct: 'About the product',
    learn: 'Guides',
    feed: 'Follow releases',
    empty: 'No package matches',
    noSuchVersion: (product: string, platform: string) =>
      `There is no ${product} for ${platform} at present`,
    otherVersions: 'It is available for these platforms:',
    emptyText: 'Try another product or platform, or tell us which system you need.',
    versions: (count: number) => `${count} ${count === 1 ? 'version' : 'versions'}`,
    everyVersion: 'All versions',
    historyTitle: (name: string) => `${name}: all versions and release notes`,
    historyDescription: (name: string, count: number) =>
      `${count} versions of ${name}: notes, package, requirements and SHA-256 of each, and everything that changed since yours.`,
    changes: {
      heading: 'What changed since my version',
      mine: 'I am using',
      choose: 'Choose a version',
      option: (version: string, day: string) => `${version} (${day})`,
      show: 'Show changes',
      count: (version: string, count: number) =>
        `${count} ${count === 1 ? 'version' : 'versions'} since ${version}:`,
      unknown: (version: string) =>
        `We know of no version ${version}. Please choose yours above; the program usually names it under “About”.`,
      upToDate: (version: string) => `${version} is up to date. There is nothing newer.`,
    },
    check: {
      title: 'Check a package',
      lead: 'If the SHA-256 equals the one on this page to the last digit, the file is whole and unchanged. Drop the file here and the page computes it, or use a command of your system.',
      byHand: 'Check it by command',
      copy: (tool: string) => `Copy the ${tool} command`,
      mismatch:
        'If the values differ, do not install: download once more, and contact us if they still differ.',
    },
    verifier: {
      label: 'Drop a downloaded file here',
      promise: 'The checksum is computed on your device. Neither file nor result is uploaded.',
      choose: 'Choose a file',
      working: (name: string) => `Computing the SHA-256 of ${name} …`,
      progress: 'Progress',
      computed: 'Computed SHA-256:',
      unreadable: (name: string) =>
        `${name} could not be read. It may have been moved, or is still downloading; try again in a moment.`,
      verdicts: {
        genuine: 'It matches. Safe to install.',
        incomplete: 'The file is not complete',
        altered: 'Not the content we published. Do not install it.',
        unknown: 'Not a file from this page',
      },
      genuine: (program: string, version: string) =>
        `This is ${program} ${version} as we published it, to the last byte.`,
      incomplete: (name: string) =>
        `${name} differs in size from what we published; most likely the download broke off. Download it again and your browser goes on where it stopped.`,
      altered: (name: string) =>
        `${name} has the right name and size, but other content. Delete it and download it from this page; if it happens again, contact us.`,
      unknown: (name: string) =>
        `${name} equals no version that we published. If it claims to come from us, do not run it.`,
      newer: 'There is a newer version: see what changed',
    },
    wechat: {
      title: 'Please open in a browser',
      text: 'WeChat cannot download packages. Tap “···” at the top right, choose “Open in browser”, then download.',
      steps: [
        'Tap “···” at the top right',
        'Choose “Open in browser”',
        'Tap “Download” on this page',
      ],
      copy: 'Copy the address of this page',
      close: 'Got it',
    },
  },
});
