import type { RiskCategory, RiskSeverity } from '#contracts/enums/risky-words.ts';

// Sources:
// - Advertising Law of the People's Republic of China (2021 amendment), articles 9 (absolute terms,
//   state organs, public order), 16 to 19 (medical care, drugs, medical devices, health food),
//   25 (investments), 28 (false statements).
// - Guide of the State Administration for Market Regulation on absolute terms in advertising
//   (2023, No. 6): exceptions such as an order of steps or proven facts.
// - Cosmetics Supervision and Administration Regulation, article 43: no medical terms.
// - Rules on pricing and price fraud (SAMR order 56, 2022): a basis for compared prices.
// - E-commerce rules of live platforms: no payment or contact outside the platform.

/** What words of one rule share. */
interface RuleOfWords {
  category: RiskCategory;
  severity: RiskSeverity;
  reasonZh: string;
  reasonEn: string;
  suggestionZh: string;
  suggestionEn: string;
  /** Words in their normal form, with their exceptions. */
  words: Readonly<Record<string, readonly string[]>>;
}

/** The initial list of risky words, by rule. */
export const riskyWordRules: readonly RuleOfWords[] = [
  {
    category: 'absolute',
    severity: 'forbidden',
    reasonZh: '《广告法》第九条禁止使用“国家级”“最高级”“最佳”等用语。',
    reasonEn:
      'Article 9 of the Advertising Law forbids “national level”, “highest”, “best” and the like.',
    suggestionZh: '改说可以核对的事实：参数、产地、检测结果。',
    suggestionEn: 'State a fact that can be checked: a figure, the origin, a test result.',
    words: {
      国家级: ['国家级非物质文化遗产'],
      最高级: [],
      最佳: ['最佳观看', '最佳赏味期'],
      最优秀: [],
      最先进: [],
      最顶级: [],
      顶级: [],
      极品: [],
      世界级: [],
    },
  },
  {
    category: 'absolute',
    severity: 'forbidden',
    reasonZh: '与“最”同义的绝对化用语，同样受《广告法》第九条限制。',
    reasonEn: 'This says the same as “the most”, which article 9 of the Advertising Law forbids.',
    suggestionZh: '写明比较的范围、时间和来源，或者删去。',
    suggestionEn: 'Say within which range, when and by whose figures, or leave it out.',
    words: {
      全网第一: [],
      全国第一: [],
      行业第一: [],
      销量第一: [],
      no1: [],
      top1: [],
      独一无二: [],
      史无前例: [],
      绝无仅有: [],
      万能: ['万能充', '万能胶'],
      天下第一: [],
    },
  },
  {
    category: 'absolute',
    severity: 'warning',
    reasonZh: '排名与唯一性的说法需要可以公开查证的依据。',
    reasonEn: 'A rank or a claim to be the only one needs evidence that anybody can check.',
    suggestionZh: '附上出处和统计时间，没有就不说。',
    suggestionEn: 'Name the source and the period, or do not say it.',
    words: {
      最好: ['最好先', '最好不要', '最好提前', '最好在', '最好用', '最好是'],
      第一: [
        '第一次',
        '第一步',
        '第一时间',
        '第一件',
        '第一位',
        '第一点',
        '第一天',
        '第一眼',
        '第一款',
      ],
      首选: ['首选项'],
      唯一: ['唯一编号'],
      领先: [],
      王牌: [],
    },
  },
  {
    category: 'authority',
    severity: 'forbidden',
    reasonZh: '《广告法》第九条禁止使用国家机关和国家机关工作人员的名义或形象。',
    reasonEn:
      'Article 9 of the Advertising Law forbids the name or image of state organs and their staff.',
    suggestionZh: '删去；有认证的，说认证的名称和编号。',
    suggestionEn: 'Leave it out. If there is a certificate, give its name and number.',
    words: {
      特供: [],
      专供国家: [],
      '国宴用*酒': [],
      领导人推荐: [],
      国家领导人: [],
      央视推荐: [],
      国家免检: [],
    },
  },
  {
    category: 'medical',
    severity: 'forbidden',
    reasonZh: '《广告法》第十七条：普通商品不得使用医疗用语，不得涉及疾病治疗功能。',
    reasonEn:
      'Article 17 of the Advertising Law: ordinary products must not use medical terms or claim to treat a disease.',
    suggestionZh: '只说成分、肤感、口感和使用方法。',
    suggestionEn: 'Speak of ingredients, feel, taste and use only.',
    words: {
      根治: [],
      治愈: ['治愈系'],
      疗效: [],
      药到病除: [],
      包治百病: [],
      抗癌: [],
      降血压: [],
      降血糖: [],
      消炎: [],
      '杀菌率*百分之百': [],
      医生推荐: [],
      药妆: [],
    },
  },
  {
    category: 'medical',
    severity: 'forbidden',
    reasonZh: '减重与功效的数字承诺属于对功效的断言或保证，保健食品也不得使用（第十八条）。',
    reasonEn:
      'A figure for lost weight guarantees an effect; article 18 forbids this even for health food.',
    suggestionZh: '不说数字和期限，提醒因人而异并不能代替结果保证。',
    suggestionEn: 'Give neither figure nor time. “Results vary” does not repair a guarantee.',
    words: {
      '减#斤': [],
      '瘦#斤': [],
      '第#天见效': [],
      当天见效: [],
      立竿见影: [],
      速效美白: [],
    },
  },
  {
    category: 'promise',
    severity: 'warning',
    reasonZh: '无法兑现的保证可能构成《广告法》第二十八条的虚假宣传。',
    reasonEn: 'A promise that cannot be kept may be false advertising under article 28.',
    suggestionZh: '写明条件和期限，例如“七天无理由退货”。',
    suggestionEn: 'State conditions and time, such as “returns within seven days”.',
    words: {
      永久: [],
      百分之百: [],
      绝对有效: [],
      零风险: [],
      无效退款: [],
      假一赔百: [],
      永不反弹: [],
    },
  },
  {
    category: 'price',
    severity: 'warning',
    reasonZh: '比价与限时的说法要有依据，否则可能构成价格欺诈。',
    reasonEn: 'A compared price or a deadline needs a basis; without one it may be price fraud.',
    suggestionZh: '说明对比的是哪一天、哪里的成交价，活动何时结束。',
    suggestionEn: 'Say which day and place the other price is from, and when the offer ends.',
    words: {
      全网最低价: [],
      史上最低价: [],
      跳楼价: [],
      亏本卖: [],
      最后一天: [],
      错过不再有: [],
    },
  },
  {
    category: 'finance',
    severity: 'forbidden',
    reasonZh: '《广告法》第二十五条：不得对收益作出保证性承诺。',
    reasonEn: 'Article 25 of the Advertising Law: no guarantee of a return.',
    suggestionZh: '删去，并提示风险。',
    suggestionEn: 'Leave it out and state the risk.',
    words: { 稳赚不赔: [], 保本: [], 躺赚: [], 日入过万: [] },
  },
  {
    category: 'comparison',
    severity: 'warning',
    reasonZh: '《广告法》第十三条：不得贬低其他生产经营者的商品或者服务。',
    reasonEn: 'Article 13 of the Advertising Law: do not disparage the products of others.',
    suggestionZh: '只说自己的商品。',
    suggestionEn: 'Speak of your own products only.',
    words: { 吊打: [], 秒杀同行: [], 别家都是假的: [], 碾压: [] },
  },
  {
    category: 'diversion',
    severity: 'forbidden',
    reasonZh: '各直播平台禁止引导到站外联系或付款，可能中断直播。',
    reasonEn: 'Live platforms forbid contact or payment elsewhere and may cut the show.',
    suggestionZh: '引导到平台内的商品卡、客服或粉丝群。',
    suggestionEn: 'Point to the product card, the service chat or the fan group of the platform.',
    words: { 加微信: [], 加我微信: [], vx: [], 私下转账: [], 扫码付款: [], 淘口令: [] },
  },
  {
    category: 'public-order',
    severity: 'notice',
    reasonZh: '《广告法》第九条：不得含有迷信、赌博等内容，不得违背社会良好风尚。',
    reasonEn:
      'Article 9 of the Advertising Law: no superstition or gambling, nothing against good morals.',
    suggestionZh: '换成对商品本身的描述。',
    suggestionEn: 'Describe the product instead.',
    words: { 招财: [], 转运: [], 辟邪: [], 开光: [], 赌一把: [] },
  },
];
