import type { CampaignText } from '#contracts/content/campaign.ts';
import { CODE_LENGTH } from '#contracts/redemptions/code.ts';
import type { Executor } from '../connection.ts';
import { campaigns, campaignTranslations } from '../schema/campaigns.ts';

const LICENCE_DAYS = 365;

const chinese: CampaignText = {
  title: '相机礼遇：大觅直播一年专业版',
  intro:
    '购买活动机型的相机，包装内附一张兑换卡。在本页输入卡上的兑换码，就能得到大觅直播一年专业版的许可：1080p60 推流、H.265 编码、棚内青幕画面接入和直播报告。这些功能标准版没有。',
  activationSteps: [
    {
      title: '找到兑换卡',
      text: `兑换卡在相机包装盒的说明书袋里。刮开涂层，可以看到 ${CODE_LENGTH} 位字母和数字组成的兑换码。扫描卡背面的二维码，会打开本页并填好兑换码。`,
      mediaId: null,
    },
    {
      title: '输入兑换码',
      text: `在本页输入 ${CODE_LENGTH} 位兑换码。不区分大小写，空格和横线可以不输；输错一位或颠倒两位，输完页面就会指出。`,
      mediaId: null,
    },
    {
      title: '填写联系方式和相机',
      text: '填手机号或邮箱、相机型号和序列号（看不清可以留空），并同意隐私声明。不用注册账号；以后用同一个兑换码和联系方式，可以再次看到许可。',
      mediaId: null,
    },
    {
      title: '保存许可',
      text: `页面显示许可编号和到期日，可以下载签名的许可文件和 PDF；留了邮箱的，邮件里也有这两个链接。许可自激活时起 ${LICENCE_DAYS} 天有效。`,
      mediaId: null,
    },
  ],
  terms: [
    '每张兑换卡只能激活一次。许可属于激活时填写的联系方式和相机，不能转移。',
    '请在激活时间的最后一天（含当天，北京时间）之前激活；此后未激活的兑换码失效。',
    '兑换卡不兑现、不找零，遗失不补。涂层破损、兑换码看不清的，请联系客服核对卡片。',
    '许可到期后，专业版功能停用，您的流程单、录像和设置仍会保留。',
    '兑换记录只用于发放许可、售后查询和防止盗用，保存期限见隐私声明。',
  ].join('\n'),
};

const english: CampaignText = {
  title: 'With your camera: one year of Dami Live Pro',
  intro:
    'Cameras of this offer come with a card in the box. Enter its code on this page to get a licence for a year of Dami Live Pro: 1080p60, H.265, Cyan sources and the live report.',
  activationSteps: [
    {
      title: 'Find the card',
      text: `It lies in the pouch with the manual. Scratch off the coating to see a code of ${CODE_LENGTH} letters and digits. The QR code on the back opens this page with the code filled in.`,
      mediaId: null,
    },
    {
      title: 'Enter the code',
      text: `Type the ${CODE_LENGTH} characters on this page. Capitals, spaces and dashes do not matter; once all are there, the page tells if one is wrong or two have changed places.`,
      mediaId: null,
    },
    {
      title: 'Say who you are and which camera it is',
      text: 'Give a mobile number or an email address, the model and, if you can read it, the serial number, and accept the privacy notice. No account is needed; the same code and contact show the licence again later.',
      mediaId: null,
    },
    {
      title: 'Keep the licence',
      text: `The page shows the licence key and the last day, with the signed licence file and a PDF to download; with an email address you get links to both by mail as well. The licence is valid for ${LICENCE_DAYS} days from activation.`,
      mediaId: null,
    },
  ],
  terms: [
    'A card can be activated once. The licence belongs to the contact and the camera given then; it cannot be moved.',
    'Activate it on the last day to activate at the latest (Beijing time); unused codes end then.',
    'Cards are not paid out and not replaced when lost. If the coating is damaged and the code cannot be read, let support check the card.',
    'When the licence ends, the Pro functions stop; your runs of show, recordings and settings stay.',
    'Records of activation serve the licence, support and the prevention of misuse only; see the privacy notice for how long they are kept.',
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
      licenceDays: LICENCE_DAYS,
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
