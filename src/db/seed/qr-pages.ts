import type { Executor } from '../connection.ts';
import { qrPages, qrTargets } from '../schema/qr-pages.ts';

const download = '/support/download?product=app';

/** Writes the page of the live app's printed QR code, with a target for each system. */
export async function seedQrPages(db: Executor): Promise<void> {
  const [page] = await db
    .insert(qrPages)
    .values({
      slug: 'dami',
      productKey: 'app',
      titleZh: '扫码下载大觅直播',
      titleEn: 'Scan to get Dami Live',
      hintZh: '用手机相机或微信扫一扫，会按您的系统打开对应的下载。',
      hintEn: 'Scan it with the camera of your phone; it opens the download for your system.',
      printMm: 20,
    })
    .returning({ id: qrPages.id });
  if (!page) return;
  await db.insert(qrTargets).values([
    {
      pageId: page.id,
      platform: 'wechat',
      labelZh: '在微信里打开',
      labelEn: 'Opened in WeChat',
      guideZh: '微信内不能直接下载安装包。请点右上角“···”，选择“在浏览器打开”，再按提示下载。',
      guideEn:
        'WeChat cannot download packages. Tap “···” at the top right and choose “Open in browser”.',
      sort: 1,
    },
    {
      pageId: page.id,
      platform: 'ios',
      url: download,
      labelZh: 'iPhone / iPad',
      labelEn: 'iPhone and iPad',
      guideZh:
        '没有 iPhone 版。用支持 RTMP 或 SRT 的第三方推流 App，或平台自己的 App 开播，流程单导出到日历查看。',
      guideEn:
        'There is no iPhone app. Use an encoder app for RTMP or SRT, or the platform’s own app, and read the run of show in your calendar.',
      sort: 2,
    },
    {
      pageId: page.id,
      platform: 'android',
      url: `${download}&platform=android`,
      labelZh: 'Android 版',
      labelEn: 'Android',
      guideZh: '正式版需要 Android 10 或更新版本。本站是演示，下载的是不含程序的示例包。',
      guideEn:
        'The app needs Android 10 or later. This is a demonstration: the download is a sample package without a program.',
      sort: 3,
    },
    {
      pageId: page.id,
      platform: 'harmony',
      url: download,
      labelZh: '鸿蒙系统',
      labelEn: 'HarmonyOS',
      guideZh: 'HarmonyOS 4 及更早版本用 Android 版，下载的同样是示例包。',
      guideEn:
        'HarmonyOS 4 and earlier run the Android app; here too the download is a sample package.',
      sort: 4,
    },
    {
      pageId: page.id,
      platform: 'desktop',
      url: download,
      labelZh: '电脑版与全部下载',
      labelEn: 'Computers and all downloads',
      guideZh: '查看每个版本的大小、校验值和更新说明。',
      guideEn: 'Sizes, checksums and release notes of every version.',
      sort: 5,
    },
  ]);
}
