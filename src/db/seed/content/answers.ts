import type { Locale } from '#contracts/locale.ts';
import type { DemoPageText } from './pages/page.ts';
import { priceSentence, pricesOfAll } from './pages/prices.ts';
import { liveRoomEn } from './pages/product-3d.en.ts';
import { liveRoomZh } from './pages/product-3d.zh.ts';
import { appEn } from './pages/product-app.en.ts';
import { appZh } from './pages/product-app.zh.ts';

/** An answer card in one language. */
interface AnswerText {
  /** Phrases that call for it; see src/api/search/triggers.ts. */
  triggers: string[];
  title: string;
  text: string;
  label: string;
  /** Where the link leads if not to the same page as in the other language. */
  path?: string;
}

/** An answer card. */
type DemoAnswer = { key: string; path: string } & Record<Locale, AnswerText>;

/** The answer to a question on a product page, so that a fact is written once. */
function answered({ title, blocks }: DemoPageText, question: RegExp): string {
  for (const block of blocks) {
    if (block.type !== 'faq') continue;
    const item = block.items.find((one) => question.test(one.question));
    if (item) return item.answer;
  }
  throw new Error(
    `The page “${title}” has no question like ${question}: change it or the answer card`,
  );
}

const asksPrice = [
  '多少钱',
  '价格',
  '报价',
  '收费',
  '费用',
  '价钱',
  '售价',
  '免费',
  '贵不贵|贵吗|太贵|好贵',
  '买断',
  '几万|几千|几百块',
  '加钱|花费|要花|花多少|什么价|啥价|价位|报个价',
];
/** "How much light do I need" asks for no price. */
const howMuch = '"how much is|are|for|per|to|will|would|money"';
const asksPriceEn = [
  'price',
  'prices',
  'pricing',
  'cost',
  'costs',
  howMuch,
  'fee',
  'fees',
  'free',
  'quote',
];
const asksDownload = ['下载', '安装包', '客户端', '最新版', '旧版本', '历史版本'];
const asksDownloadEn = ['download', 'downloads', 'installer', 'package', 'setup'];

/** Each name with each word, as triggers. */
function pairs(names: readonly string[], words: readonly string[], without = ''): string[] {
  return names.flatMap((name) => words.map((word) => `${name} ${word}${without}`));
}

const roomChooser = {
  path: '/product/3d#room-chooser',
  zh: '答五题选方案',
  en: 'Answer five questions',
};
const priceLinks = { zh: '看价格', en: 'See the prices' };
const downloadLinks = { zh: '去下载页', en: 'Go to downloads' };

/** Goods that a live room needs and that the provider does not sell. */
const soldByOthers =
  '-绿幕|绿布|灯|话筒|麦克风|相机|摄像机|镜头|显卡|声卡|采集卡|提词器|三脚架|电脑|手机';

/** Answers to what visitors ask most, shown above the results of a search. */
export const demoAnswers: DemoAnswer[] = [
  {
    key: 'price',
    path: '/show/prices',
    zh: {
      triggers: [
        ...[
          ...asksPrice,
          '="贵"',
          '="一套"',
          '一套|一间|整套|全套 多少|几钱',
          '怎么算钱|怎么算账|便宜点|便宜吗|最便宜|优惠|打折|折扣',
        ].map(
          (word) =>
            `${word} -挂错|商品|退货|划线价|价格欺诈|改价|标价 -电费|空调|流量 -音乐|音集协|音著协|版权`,
        ),
        '预算',
        '包年',
        '包月',
        '年费',
        '续费',
        '怎么卖',
        ...['怎么买', '在哪买', '哪里买', '哪里能买', '购买'].map(
          (word) => `${word} ${soldByOthers}`,
        ),
      ],
      title: '各产品的价格',
      text: pricesOfAll('zh'),
      label: '看全部价格',
    },
    en: {
      triggers: [
        ...[
          ...asksPriceEn.filter((word) => word !== 'free'),
          '="how much"',
          '"how much do|does you|it|this charge|cost"',
          'quotation|quotations|estimate',
          'free trial',
          '"an|your|best offer"',
          'expensive|affordable|budget|discount|discounts',
        ].map(
          (word) =>
            `${word} -door|gap|music|licence -tag|tags|overlay|label|wrong -electricity|power|cooling|heat|air|noise|delay|latency|normal -bandwidth|upload|data|sim -change|edit|moderator`,
        ),
        'buy -music -light|lights|camera|microphone|card',
        'subscription|monthly|annual|yearly -music',
        'per year -music',
        'renewal',
      ],
      title: 'What our products cost',
      text: pricesOfAll('en'),
      label: 'See all prices',
    },
  },
  {
    key: 'price-3d',
    path: '/product/3d#price',
    zh: {
      triggers: pairs(['直播间', '全案', '演播室', '影棚'], asksPrice, ' -商品 -挂错'),
      title: '全案直播间多少钱',
      text: priceSentence('3d', 'zh'),
      label: priceLinks.zh,
    },
    en: {
      triggers: pairs(['live room', 'studio', 'room'], asksPriceEn, ' -door -gap'),
      title: 'What a live room costs',
      text: priceSentence('3d', 'en'),
      label: priceLinks.en,
    },
  },
  {
    key: 'price-cyan',
    path: '/product/cyan#price',
    zh: {
      triggers: pairs(['青幕', '抠像', '抠图'], asksPrice, ' -sdk'),
      title: '青幕多少钱',
      text: priceSentence('cyan', 'zh'),
      label: priceLinks.zh,
    },
    en: {
      triggers: pairs(['cyan', 'keyer', 'keying'], asksPriceEn, ' -sdk'),
      title: 'What Cyan costs',
      text: priceSentence('cyan', 'en'),
      label: priceLinks.en,
    },
  },
  {
    key: 'price-flower',
    path: '/product/flower#price',
    zh: {
      triggers: pairs(['花境', '花材'], asksPrice),
      title: '花境多少钱',
      text: priceSentence('flower', 'zh'),
      label: priceLinks.zh,
    },
    en: {
      triggers: pairs(['flower'], asksPriceEn),
      title: 'What Flower costs',
      text: priceSentence('flower', 'en'),
      label: priceLinks.en,
    },
  },
  {
    key: 'price-sdk',
    path: '/product/sdk#price',
    zh: {
      triggers: pairs(['sdk', '开发包', '接口'], [...asksPrice, '授权费']),
      title: '青幕 SDK 怎样收费',
      text: priceSentence('sdk', 'zh'),
      label: priceLinks.zh,
    },
    en: {
      triggers: pairs(['sdk'], asksPriceEn),
      title: 'What the SDK costs',
      text: priceSentence('sdk', 'en'),
      label: priceLinks.en,
    },
  },
  {
    key: 'price-app',
    path: '/product/app#price',
    zh: {
      triggers: [...pairs(['大觅', '专业版', 'app'], asksPrice), '专业版 多了什么', '专业版 区别'],
      title: '大觅直播多少钱',
      text: priceSentence('app', 'zh'),
      label: priceLinks.zh,
    },
    en: {
      triggers: [...pairs(['dami', 'dami live', 'app', 'pro'], asksPriceEn), 'dami pro'],
      title: 'What Dami Live costs',
      text: priceSentence('app', 'en'),
      label: priceLinks.en,
    },
  },
  {
    key: 'contact',
    path: '/about',
    zh: {
      triggers: [
        '电话 -对讲',
        '客服',
        '联系',
        '热线',
        '微信号',
        '加微信',
        ...['微信', 'wechat', 'weixin', 'vx', 'wx', '薇信'].map((word) => `="${word}"`),
        '公众号',
        '邮箱',
        '电子邮件',
        '人工',
        '售后',
        '公司地址',
        '="地址"',
        '公司|你们|总部|办公室 在哪|位置|哪里|哪儿|哪个城市 -部署|下载|推流',
        '在哪里办公',
        '地址 你们',
        '上门看',
        '参观',
        '工作时间|上班时间|营业时间|几点下班|周末上班',
        '退款|退费|退钱 -观众|买家|商品|订单|报告',
        '对公',
        '付款 -授权 -音乐',
        '签合同',
        '合同 -音乐|版权|肖像',
        '分期|账期|转账|打款',
        '报修|维修|返修',
        '坏了 找谁|谁|修|保修|怎么办 -线',
        '租设备|租赁|出租|能租|租一套|租一间|租直播间',
        '有人 上班|值班|在线|接电话',
        '周六|周日|周末|节假日 上班|开门|营业|有人',
      ],
      title: '联系我们',
      text: '电话 {phone}，{serviceHours}；邮箱 {email}；微信 {wechat}。地址：{address}。',
      label: '地址与团队',
    },
    en: {
      triggers: [
        'phone number',
        'telephone',
        'call you',
        'hotline',
        'contact',
        'email',
        'email address',
        'e-mail',
        'wechat id',
        '="wechat"',
        'located',
        '"your address|office|offices|location|headquarters|phone|number|team"',
        'office address|hours',
        '"are you based|located"',
        '"your company|business" where',
        'headquarters',
        'customer service',
        'talk to',
        'support line',
        '"opening|support|business|working|service|office hours"',
        '"on weekends|sunday|sundays|holidays" -stream|live|rent',
        '"call us|you|me" -incoming',
        '"speak|talk to|with" -director|presenter|camera',
        '="support"',
        '"technical support"',
        'repair|repairs -sheet',
        'broken|breaks|faulty|defective -stream|audio|sound',
        'rent|rental -music',
        '"call me back"',
        'callback',
        'open saturday|sunday|weekend|weekends|today|now',
        'instalments|installments',
        '"payment terms|methods|options"',
        'directions|parking',
        'refund|refunds -viewer|viewers|buyer|buyers|order|orders|goods|report',
        '"bank transfer"',
      ],
      title: 'Contact us',
      text: 'Phone {phone}, {serviceHours}. Email {email}. WeChat {wechat}. Address: {address}.',
      label: 'Addresses and team',
    },
  },
  {
    key: 'invoice',
    path: '/show/prices',
    zh: {
      triggers: ['发票', '开票', '专票|普票', '税号|抬头', '="fapiao"'],
      title: '能开发票吗',
      text: '能，增值税普通发票和专用发票都可以开。把抬头、税号和合同编号发到 {email}，或打电话 {phone}（{serviceHours}）。',
      label: '看价格与发票',
    },
    en: {
      triggers: ['invoice|invoices|receipt|receipts|vat|fapiao'],
      title: 'Do you give invoices?',
      text: 'Yes, Chinese VAT invoices of both kinds. Send the name of your company, its tax number and the number of the contract to {email}, or call {phone} ({serviceHours}).',
      label: 'Prices and invoices',
    },
  },
  {
    key: 'warranty',
    path: '/show/project-sheets',
    zh: {
      triggers: ['保修|质保|保固|在保|过保 -单|表'],
      title: '保修多久',
      text: '看设备：一般一到三年，每台设备的截止日写在项目的设备单里。人为损坏与进液除外。报修请说出设备序列号，电话 {phone}（{serviceHours}）。',
      label: '设备单里写什么',
    },
    en: {
      triggers: ['warranty|warranties|guarantee|guaranteed -sheet'],
      title: 'How long is the warranty?',
      text: 'It depends on the device, mostly one to three years: the equipment sheet of your project has the last day for each. Damage by people or liquids is not covered. For a repair, call {phone} ({serviceHours}) with the serial number.',
      label: 'What the equipment sheet says',
    },
  },
  {
    key: 'face-light',
    path: '/show/acceptance-you-can-measure',
    zh: {
      triggers: [
        '脸|面部|人物|主播|主光|面光 lux|lx|勒克斯|照度|多亮 -绿幕|蓝幕|幕布|背景',
        '多少|几 lux|lx|勒克斯|照度 -绿幕|蓝幕|幕布|背景',
      ],
      title: '脸上要多亮',
      text: '人脸处 {{fact:light-key}}，主辅光比在 {{fact:light-ratio}} 之间，与方案一致。',
      label: '看怎样测',
    },
    en: {
      triggers: [
        '"lux|lx|bright|illuminance" face|skin|presenter|host|key -screen|backdrop|background|wall',
        '"how many|much lux|lx" -screen|backdrop|background|wall',
      ],
      title: 'How much light on the face?',
      text: '{{fact:light-key}} at the face; key to fill between {{fact:light-ratio.min}} and {{fact:light-ratio.max}}, as planned.',
      label: 'How it is measured',
    },
  },
  {
    key: 'ios',
    path: '/product/app',
    zh: {
      triggers: ['ios', 'iphone', 'ipad', '苹果版', '苹果手机', '苹果 -芯片'].map(
        (word) => `${word} -sdk -swift -集成 -电脑 -mac`,
      ),
      title: '有 iPhone 版吗',
      text: answered(appZh, /iPhone/),
      label: '看做法',
      path: '/dmfaq/iphone-live',
    },
    en: {
      triggers: ['ios', 'iphone', 'ipad', 'app store'].map((word) => `${word} -sdk -swift`),
      title: 'Is there an iPhone app?',
      text: answered(appEn, /iPhone/),
      label: 'See how to go live',
      path: '/show/iphone-live',
    },
  },
  {
    key: 'budget',
    path: roomChooser.path,
    zh: {
      triggers: [
        '预算 什么|哪|怎么|够|能|有限|不多|少|低|只有',
        '预算 #元|块|万|千|k|w',
        '#万|万块|万元|千块|k|w 能|够|可以|做 -观众|人|粉丝|在线|播放',
      ],
      title: '按预算选方案',
      text: '选好预算、房间和卖什么，就给出这笔预算里的搭法、产品、设备清单和要读的资料。',
      label: roomChooser.zh,
    },
    en: {
      triggers: [
        'budget what|which|can|enough|low|small|tight|limited|room|setup|only',
        'budget #budget|k|cny|yuan|rmb|thousand|usd|dollars',
        '#k|thousand|cny|yuan|rmb "can i|we do|build|get|buy"',
      ],
      title: 'What a budget is enough for',
      text: 'Choose the budget, the room and what you sell. You get a set-up within that budget, the product, the equipment list and what to read.',
      label: roomChooser.en,
    },
  },
  {
    key: 'room-size',
    path: roomChooser.path,
    zh: {
      triggers: [
        ...['#平 -平台', '#平米', '#平方', '#平方米', '#方 -方案 -方面 -方式', '#m2', '#㎡'].map(
          (word) => `${word} -跳闸 -空调`,
        ),
        '房间 多大',
        '直播间 多大',
        '多大 面积|地方|空间|场地',
        '直播间 面积|尺寸|大小',
        '房间|场地 尺寸|大小|面积|要求',
        '#x# -像素|分辨率|画面',
        '#米高|米层高|米净高|米宽',
        '层高|净高|吊顶|天花板|房高|举架 -吸音|隔音',
        '房间|客厅|卧室|办公室|车库|仓库|屋子 #米|m -线|灯|光',
        '房间|客厅|卧室|办公室|车库|仓库 够不够|够大|够吗|太小|够用 -灯|光|热|空调|隔音',
      ],
      title: '多大的房间可以做',
      text: answered(liveRoomZh, /多大的房间/),
      label: roomChooser.zh,
    },
    en: {
      triggers: [
        ...[
          '#m2',
          '#sqm',
          '#sq m',
          '#square metres',
          '#square meters',
          '#square metre',
          '#square meter',
          '#sq ft',
          '#square feet',
        ].map((word) => `${word} -aircon|air|cooling|kw|heat|power|light|lights|acoustic|panels`),
        '#x# -resolution|pixels|aspect',
        '"how large|big|small|tall|wide|deep" room|studio|space|area|ceiling',
        '"how much space|room|floor" -disk|storage|recording|drive',
        '"room|studio|floor|space|minimum|screen size|sizes|dimensions|height|area|space"',
        'minimum room|studio|space|ceiling|height|area',
        'ceiling|ceilings height|high|low|tall|enough|minimum',
        'room|ceiling|ceilings|studio|space|bedroom|garage|office|basement|high|tall|wide #m|metres|meters|metre|meter|ft|feet -cable|lens|cables',
        'room|space|bedroom|garage|office|basement|apartment "big|large|small|tiny|enough" -light|lights|echo|hot',
      ],
      title: 'How large must the room be?',
      text: answered(liveRoomEn, /How large/),
      label: roomChooser.en,
    },
  },
  {
    key: 'download-cyan',
    path: '/support/download?product=cyan',
    zh: {
      triggers: [
        ...pairs(['青幕', '抠像软件', '抠图软件'], asksDownload, ' -sdk'),
        '青幕 试用',
        '青幕 windows',
        '青幕 mac',
      ],
      title: '下载青幕',
      text: '能直接用的是网页版：一个网页文件，在浏览器里打开，也能作 OBS 的浏览器来源。Windows 与 macOS 版在本站只有示例包，不含程序。',
      label: downloadLinks.zh,
    },
    en: {
      triggers: [
        ...pairs(['cyan'], asksDownloadEn, ' -sdk'),
        'cyan windows',
        'cyan mac',
        'cyan macos',
        'cyan requirements',
        'cyan trial',
      ],
      title: 'Download Cyan',
      text: 'Cyan for browsers is ready to use: one page that opens in a browser, or in OBS as a browser source. For Windows and macOS this demonstration site has sample packages without a program.',
      label: downloadLinks.en,
    },
  },
  {
    key: 'download-app',
    path: '/support/download?product=app',
    zh: {
      triggers: [
        ...pairs(['大觅', 'app'], asksDownload),
        'apk',
        '大觅 安卓',
        '大觅 电脑版',
        '大觅 windows',
        '安卓版',
      ],
      title: '下载大觅直播',
      text: '大觅直播有 Android 版与 Windows 电脑版，下载页列出每一版的更新内容与校验值。本站是演示站点，下载到的是示例包。',
      label: downloadLinks.zh,
    },
    en: {
      triggers: [
        ...pairs(['dami', 'app'], asksDownloadEn),
        'apk',
        'dami android',
        'dami windows',
        'dami desktop',
      ],
      title: 'Download Dami Live',
      text: 'Dami Live runs on Android, and Dami Live Desktop on Windows. The download page lists what changed and the checksum of each version. On this demonstration site they are sample packages.',
      label: downloadLinks.en,
    },
  },
  {
    key: 'download-sdk',
    path: '/support/download?product=sdk',
    zh: {
      triggers: pairs(['sdk', '开发包'], asksDownload),
      title: '下载青幕 SDK',
      text: '键控库（网页与 Node.js）是真实的库，附类型声明与一致性套件。网页、Windows、macOS、iOS、Android 与 Linux 六个平台各有一份示例包，附头文件与示例。',
      label: downloadLinks.zh,
    },
    en: {
      triggers: pairs(['sdk'], asksDownloadEn),
      title: 'Download the Cyan SDK',
      text: 'The keyer library for the web and Node.js is real, with types and a conformance kit. There are sample packages for the web, Windows, macOS, iOS, Android and Linux, with headers, type declarations and examples.',
      label: downloadLinks.en,
    },
  },
  {
    key: 'download-flower',
    path: '/support/download?product=flower',
    zh: {
      triggers: pairs(['花境', '花材'], asksDownload),
      title: '下载花境花材库',
      text: '花材库是 Windows 上的增量包，下载页列出每一版新增的节气与校验值。本站是演示站点，下载到的是示例包。',
      label: downloadLinks.zh,
    },
    en: {
      triggers: [...pairs(['flower'], asksDownloadEn), 'flower library'],
      title: 'Download the Flower library',
      text: 'The library comes as packages for Windows. The download page lists the sets that each version adds, and its checksum. On this demonstration site they are sample packages.',
      label: downloadLinks.en,
    },
  },
];
