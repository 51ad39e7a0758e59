import type { CampaignText } from '#contracts/content/campaign.ts';
import type { Executor } from '../connection.ts';
import { campaigns, campaignTranslations } from '../schema/campaigns.ts';

const chinese: CampaignText = {
  title: '相机礼遇：大觅直播一年专业版',
  intro:
    '购买活动机型的相机，包装内附一张兑换卡。按下面四步在大觅直播 Android 版里激活，即可使用一年专业版：1080p60 推流、H.265 编码、棚内青幕画面接入和直播报告。这些功能标准版没有。',
  activationSteps: [
    {
      title: '找到兑换卡',
      text: '兑换卡在相机包装盒的说明书袋里。刮开涂层，可以看到 16 位字母和数字组成的兑换码。',
      mediaId: null,
    },
    {
      title: '安装大觅直播 App',
      text: '激活需要 Android 10 或更新版本的手机，没有 iPhone 版。扫描兑换卡背面的二维码，或打开下载页（本站是演示，那里是不含程序的示例包）；已经安装的，请先更新到 2.6 或更新版本。',
      mediaId: null,
    },
    {
      title: '在 App 里输入兑换码',
      text: '登录后依次点“我的”“会员与许可”“兑换码”，输入 16 位兑换码。不区分大小写，横线可以不输。',
      mediaId: null,
    },
    {
      title: '查看许可和到期日',
      text: '兑换成功后，“会员与许可”里会出现专业版和到期日。许可自激活当天起算 365 天。',
      mediaId: null,
    },
  ],
  terms: [
    '每张兑换卡只能激活一次，激活后绑定当前登录的账号，不能转移。',
    '请在活动截止日之前激活；截止后未激活的兑换码失效。',
    '兑换卡不兑现、不找零，遗失不补。涂层破损请在购买时当面更换。',
    '许可到期后，专业版功能停用，您的流程单、录像和设置仍会保留。',
    '兑换记录只用于发放许可和售后查询，保存期限见隐私声明。',
  ].join('\n'),
};

const english: CampaignText = {
  title: 'With your camera: one year of Dami Live Pro',
  intro:
    'Cameras of this offer come with a card in the box. Activate it in Dami Live for Android in four steps and use Pro for a year: 1080p60, H.265, Cyan sources and the live report.',
  activationSteps: [
    {
      title: 'Find the card',
      text: 'It lies in the pouch with the manual. Scratch off the coating to see a code of 16 letters and digits.',
      mediaId: null,
    },
    {
      title: 'Install the Dami Live app',
      text: 'You need a phone with Android 10 or later; there is no iPhone app. Scan the code on the back of the card, or open the download page (on this demonstration site, with sample packages without a program). If you have it already, update it to 2.6 or later.',
      mediaId: null,
    },
    {
      title: 'Enter the code in the app',
      text: 'Sign in and open “Me”, “Membership and licences”, “Redeem code”, then enter the 16 characters. Capitals and dashes do not matter.',
      mediaId: null,
    },
    {
      title: 'See your licence',
      text: 'Pro and its last day now appear under “Membership and licences”. The licence runs 365 days from activation.',
      mediaId: null,
    },
  ],
  terms: [
    'A card can be activated once and is then bound to the account signed in; it cannot be moved.',
    'Activate it before the last day of the offer; unused codes end then.',
    'Cards are not paid out and not replaced when lost. Have a damaged coating exchanged at purchase.',
    'When the licence ends, the Pro functions stop; your runs of show, recordings and settings stay.',
    'Records of activation serve the licence and support only; see the privacy notice for how long they are kept.',
  ].join('\n'),
};

/** Writes the campaign whose codes come with a camera. */
export async function seedCampaigns(db: Executor): Promise<void> {
  const [campaign] = await db
    .insert(campaigns)
    .values({
      slug: 'sony',
      productKey: 'app',
      startsAt: new Date('2026-09-01T00:00:00+08:00'),
      endsAt: new Date('2027-09-01T00:00:00+08:00'),
      licenceDays: 365,
    })
    .returning({ id: campaigns.id });
  if (!campaign) throw new Error('the campaign was not written');
  const published = {
    campaignId: campaign.id,
    status: 'published',
    publishedAt: new Date(),
  } as const;
  await db.insert(campaignTranslations).values([
    { ...published, locale: 'zh', ...chinese },
    { ...published, locale: 'en', ...english },
  ]);
}
