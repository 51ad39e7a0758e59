import { settingsShared } from '#contracts/content/settings.ts';
import { choice, field, group, rows, text } from '#contracts/form-labels.ts';
import { defineForm } from '../../form/definition.ts';
import { fieldWith } from '../../form/labels.ts';
import { SeveritiesControl } from './severities.tsx';

const network = fieldWith(
  choice('平台', 'Network', {
    wechat: text('微信公众号', 'WeChat official account'),
    wechat_channels: text('微信视频号', 'WeChat Channels'),
    weibo: text('微博', 'Weibo'),
    douyin: text('抖音', 'Douyin'),
    bilibili: text('哔哩哔哩', 'Bilibili'),
    xiaohongshu: text('小红书', 'Xiaohongshu'),
    linkedin: text('领英', 'LinkedIn'),
    youtube: text('YouTube', 'YouTube'),
  }),
  { as: 'select' },
);

const loadingKind = fieldWith(
  choice('样式', 'Look', {
    brand: text('标志和文字', 'Logo and text'),
    spinner: text('仅文字', 'Text only'),
    blank: text('空白', 'Blank'),
  }),
  { as: 'select' },
);

/** The settings of the site in groups; each says where it is shown. */
export const settingsForm = defineForm(
  settingsShared,
  {
    brandZh: field('品牌名（中文）', 'Brand in Chinese'),
    brandEn: field('品牌名（英文）', 'Brand in English'),
    companyZh: field(
      '公司名（中文）',
      'Company in Chinese',
      text('营业执照上的全称。', 'The full name as registered.'),
    ),
    companyEn: field('公司名（英文）', 'Company in English'),
    logoId: fieldWith(
      field('标志（不选则用内置标志）', 'Logo (the built-in one if none is chosen)'),
      { as: 'picture' },
    ),
    titleZh: field('默认标题（中文）', 'Default title in Chinese'),
    titleEn: field('默认标题（英文）', 'Default title in English'),
    descriptionZh: field('网站说明（中文）', 'Description in Chinese'),
    descriptionEn: field('网站说明（英文）', 'Description in English'),
    shareImageId: fieldWith(field('默认分享图片', 'Default share picture'), {
      as: 'picture',
    }),
    phone: field('电话', 'Phone'),
    email: field(
      '邮箱',
      'Email',
      text('新预约的通知也发到这里。', 'News of bookings go there too.'),
    ),
    wechat: field('微信号', 'WeChat id'),
    addressZh: field('地址（中文）', 'Address in Chinese'),
    addressEn: field('地址（英文）', 'Address in English'),
    serviceHoursZh: field(
      '服务时间（中文）',
      'Service hours in Chinese',
      text(
        '例如：周一至周日 9:00-21:00（北京时间）',
        'For example: 周一至周日 9:00-21:00（北京时间）',
      ),
    ),
    serviceHoursEn: field('服务时间（英文）', 'Service hours in English'),
    icpNumber: field('ICP 备案号', 'ICP filing number'),
    policeNumber: field('公安备案号', 'Public-security filing number'),
    policeCode: field(
      '公安备案号中的数字',
      'Digits of the public-security number',
      text(
        '用于链接到公安备案页面，10 至 20 位。',
        'For the link to the register, 10 to 20 digits.',
      ),
    ),
    socials: fieldWith(
      rows('账号', 'Accounts', text('账号', 'account'), {
        network,
        labelZh: field('中文名称', 'Chinese label'),
        labelEn: field('英文名称', 'English label'),
        handle: field('账号名', 'Account name'),
        url: field('网址（https://）', 'Address (https://)'),
        qrText: field('二维码内容', 'Content of the QR code'),
      }),
      { columns: 2, fresh: () => ({ network: 'wechat' }) },
    ),
    checkSeverities: fieldWith(field('发布前的检查', 'Check before publishing'), {
      control: SeveritiesControl,
    }),
    loadingView: fieldWith(
      group('加载画面', 'Loading screen', {
        kind: loadingKind,
        textZh: field('中文文字', 'Chinese text'),
        textEn: field('英文文字', 'English text'),
      }),
      { as: 'bare' },
    ),
  },
  [
    {
      title: text('品牌和公司', 'Brand and company'),
      help: text(
        '品牌名显示在页头、页脚和浏览器标题；公司名显示在页脚。',
        'The brand is shown in header, footer and browser title, the company in the footer.',
      ),
      fields: ['brandZh', 'brandEn', 'companyZh', 'companyEn', 'logoId'],
    },
    {
      title: text('搜索和分享', 'Search and sharing'),
      help: text(
        '首页在搜索结果中的标题和摘要；没有自己的说明和图片的页面也用它们。',
        'Title and summary of the home page in search results, and of pages without their own.',
      ),
      fields: ['titleZh', 'titleEn', 'descriptionZh', 'descriptionEn', 'shareImageId'],
    },
    {
      title: text('联系方式', 'Contact'),
      help: text(
        '显示在页脚、预约页和搜索的直接回答里。',
        'Shown in the footer, on the booking page and in direct answers of the search.',
      ),
      columns: 2,
      fields: [
        'phone',
        'email',
        'wechat',
        'addressZh',
        'addressEn',
        'serviceHoursZh',
        'serviceHoursEn',
      ],
    },
    {
      title: text('备案', 'Filing numbers'),
      help: text(
        '显示在每个页面的页脚，链接到备案系统。',
        'Shown in the footer of each page, with links to the registers.',
      ),
      columns: 2,
      fields: ['icpNumber', 'policeNumber', 'policeCode'],
    },
    {
      title: text('社交账号', 'Social accounts'),
      help: text(
        '显示在页脚。有网址的显示为链接，其余显示账号名。',
        'Shown in the footer: as a link if there is an address, else by name.',
      ),
      fields: ['socials'],
    },
    {
      title: text('加载画面', 'Loading screen'),
      help: text(
        '页面无法由服务器生成时，浏览器加载数据期间显示。',
        'Shown while the browser loads data after a page could not be made by the server.',
      ),
      fields: ['loadingView'],
    },
    {
      title: text('发布前的检查', 'Check before publishing'),
      help: text(
        '查出问题时，是阻止发布还是只提醒。风险词按各自的级别处理。',
        'Whether a problem stops the publication or only warns. Risky words have severities of their own.',
      ),
      fields: ['checkSeverities'],
    },
  ],
);
