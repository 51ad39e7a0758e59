import type { Executor } from '../connection.ts';
import { redemptionCampaigns } from '../schema/redemptions.ts';

/** Writes the campaign whose codes come with a camera. */
export async function seedRedemptionCampaigns(db: Executor): Promise<void> {
  await db.insert(redemptionCampaigns).values({
    slug: 'sony',
    productKey: 'app',
    nameZh: '相机礼遇：大觅直播一年专业版',
    nameEn: 'With your camera: one year of Dami Live Pro',
    introZh:
      '购买活动机型的相机，包装内附一张兑换卡。按下面四步在大觅直播 Android 版里激活，即可使用一年专业版：1080p60 推流、H.265 编码、棚内青幕画面接入和直播报告。这些功能标准版没有。',
    introEn:
      'Cameras of this offer come with a card in the box. Activate it in Dami Live for Android in four steps and use Pro for a year: 1080p60, H.265, Cyan sources and the live report.',
    steps: [
      {
        titleZh: '找到兑换卡',
        titleEn: 'Find the card',
        textZh: '兑换卡在相机包装盒的说明书袋里。刮开涂层，可以看到 16 位字母和数字组成的兑换码。',
        textEn:
          'It lies in the pouch with the manual. Scratch off the coating to see a code of 16 letters and digits.',
        mediaId: null,
      },
      {
        titleZh: '安装大觅直播 App',
        titleEn: 'Install the Dami Live app',
        textZh:
          '激活需要 Android 10 或更新版本的手机，没有 iPhone 版。扫描兑换卡背面的二维码，或打开下载页（本站是演示，那里是不含程序的示例包）；已经安装的，请先更新到 2.6 或更新版本。',
        textEn:
          'You need a phone with Android 10 or later; there is no iPhone app. Scan the code on the back of the card, or open the download page (on this demonstration site, with sample packages without a program). If you have it already, update it to 2.6 or later.',
        mediaId: null,
      },
      {
        titleZh: '在 App 里输入兑换码',
        titleEn: 'Enter the code in the app',
        textZh:
          '登录后依次点“我的”“会员与许可”“兑换码”，输入 16 位兑换码。不区分大小写，横线可以不输。',
        textEn:
          'Sign in and open “Me”, “Membership and licences”, “Redeem code”, then enter the 16 characters. Capitals and dashes do not matter.',
        mediaId: null,
      },
      {
        titleZh: '查看许可和到期日',
        titleEn: 'See your licence',
        textZh: '兑换成功后，“会员与许可”里会出现专业版和到期日。许可自激活当天起算 365 天。',
        textEn:
          'Pro and its last day now appear under “Membership and licences”. The licence runs 365 days from activation.',
        mediaId: null,
      },
    ],
    termsZh: [
      '每张兑换卡只能激活一次，激活后绑定当前登录的账号，不能转移。',
      '请在活动截止日之前激活；截止后未激活的兑换码失效。',
      '兑换卡不兑现、不找零，遗失不补。涂层破损请在购买时当面更换。',
      '许可到期后，专业版功能停用，您的流程单、录像和设置仍会保留。',
      '兑换记录只用于发放许可和售后查询，保存期限见隐私声明。',
    ].join('\n'),
    termsEn: [
      'A card can be activated once and is then bound to the account signed in; it cannot be moved.',
      'Activate it before the last day of the offer; unused codes end then.',
      'Cards are not paid out and not replaced when lost. Have a damaged coating exchanged at purchase.',
      'When the licence ends, the Pro functions stop; your runs of show, recordings and settings stay.',
      'Records of activation serve the licence and support only; see the privacy notice for how long they are kept.',
    ].join('\n'),
    status: 'running',
    startsAt: new Date('2026-09-01T00:00:00+08:00'),
    endsAt: new Date('2027-09-01T00:00:00+08:00'),
    licenceDays: 365,
  });
}
