import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text for checking a downloaded file. */
export const downloadCheckMessages = defineMessages({
  zh: {
    check: {
      title: '校验下载的文件',
      lead: 'SHA-256 与本页显示的逐位相同，就说明文件完整、没有被改动。把文件拖进来，网页替您算；也可以自己用系统自带的命令。',
      byHand: '用命令核对',
      copy: (tool: string) => `复制 ${tool} 命令`,
      mismatch: '结果不一致时请不要打开：先重新下载一次，仍不一致请联系我们。',
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
        genuine: '一致，可以放心打开',
        withdrawn: '文件是真的，但这个版本已撤回',
        incomplete: '文件不完整',
        longer: '内容与发布的不一致，请不要打开',
        altered: '内容与发布的不一致，请不要打开',
        unknown: '不是本页发布的文件',
      },
      genuine: (program: string, version: string) =>
        `这就是我们发布的${program} ${version}，一个字节都没有变。`,
      withdrawn: (program: string, version: string, reason: string) =>
        `这是我们发布过的${program} ${version}，内容没有变，但我们已经撤回它：${reason}`,
      incomplete: (name: string) =>
        `${name} 比发布的文件小，多半是下载中断了。请重新下载，浏览器会接着下。`,
      longer: (name: string) =>
        `${name} 比发布的文件大，被改过，或者后面接了别的东西。请删除它，从本页重新下载；再次出现请联系我们。`,
      altered: (name: string) =>
        `${name} 的名称和大小都对，内容却不同。请删除它，从本页重新下载；再次出现请联系我们。`,
      unknown: (name: string) =>
        `${name} 与本站发布的任何版本都不相同。如果它声称来自我们，请不要运行。`,
      newer: '有更新的版本，看看改了什么',
    },
  },
  en: {
    check: {
      title: 'Check a downloaded file',
      lead: 'If its SHA-256 matches the one on this page to the last digit, the file is complete and unchanged. Drop the file here and the page computes it, or use a command on your system.',
      byHand: 'Check it from the command line',
      copy: (tool: string) => `Copy the ${tool} command`,
      mismatch:
        'If the values differ, do not open the file. Download it again, and contact us if they still differ.',
    },
    verifier: {
      label: 'Drop a downloaded file here',
      promise:
        'The checksum is computed on your device. Neither the file nor the result is uploaded.',
      choose: 'Choose a file',
      working: (name: string) => `Computing the SHA-256 of ${name} …`,
      progress: 'Progress',
      computed: 'Computed SHA-256:',
      unreadable: (name: string) =>
        `${name} could not be read. It may have been moved, or is still downloading; try again in a moment.`,
      verdicts: {
        genuine: 'It matches. Safe to open.',
        withdrawn: 'Genuine, but this version was withdrawn',
        incomplete: 'The file is not complete',
        longer: 'Not the content we published. Do not open it.',
        altered: 'Not the content we published. Do not open it.',
        unknown: 'Not a file from this page',
      },
      genuine: (program: string, version: string) =>
        `This is ${program} ${version} exactly as we published it.`,
      withdrawn: (program: string, version: string, reason: string) =>
        `This is ${program} ${version} as we published it, but we have withdrawn that version: ${reason}`,
      incomplete: (name: string) =>
        `${name} is smaller than the file we published; most likely the download was interrupted. Download it again; your browser will pick up where it stopped.`,
      longer: (name: string) =>
        `${name} is larger than the file we published: it was changed, or something was added to it. Delete it and download it from this page. If it happens again, contact us.`,
      altered: (name: string) =>
        `${name} has the right name and size, but other content. Delete it and download it from this page; if it happens again, contact us.`,
      unknown: (name: string) =>
        `${name} does not match any version we have published. If it claims to come from us, do not run it.`,
      newer: 'There is a newer version: see what changed',
    },
  },
});
