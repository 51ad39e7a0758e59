import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#contracts/locale.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createDemoDatabase, type TestDatabase } from '#tests/support/database.ts';

let test: TestDatabase;
let site: TestApi;

beforeAll(async () => {
  test = await createDemoDatabase();
  // Nothing changes here: what all searches share is read once, as in the running site.
  site = createTestApi(test.db, 'zh', { onContentChange: () => {} });
}, 60_000);
afterAll(async () => {
  await test.drop();
});

const ask = (locale: Locale, q: string) => site.api('GET /search', { query: { locale, q } });

// A sample of the tuning half of bench/search-quality.tsv, which `npm run bench:search` measures.
describe('the first three results contain the right one', () => {
  it.each<[Locale, string, string]>([
    ['zh', '房间太小怎么打光', 'small-room-lighting'],
    ['zh', '头发发绿', 'troubleshoot-cutout-edges'],
    ['zh', '身上有洞', 'troubleshoot-cutout-edges'],
    ['zh', '没声音', 'troubleshoot-echo'],
    ['zh', '青木', 'cyan'],
    ['zh', '花镜', 'flower'],
    ['zh', '入门', 'first-live-room'],
    ['en', 'getting started', '3d'],
    ['zh', '明明是百兆宽带为什么还卡', 'network-qos'],
    ['zh', '领夹麦和枪麦选哪个', 'room-acoustics'],
    ['zh', '相机要离人多远', 'lens-sensor-depth'],
    ['zh', '画面一闪一闪', 'troubleshoot-flicker'],
    ['zh', 'LICENSE_EXPIRED', 'sdk-licence'],
    ['zh', '下载', 'downloads'],
    ['zh', '预约演示', 'booking'],
    ['zh', '扫码下载大觅', 'qr-dami'],
    ['zh', '车企发布会案例', 'xingjia-auto-online-launch'],
    ['en', 'book a demo', 'booking'],
    ['en', 'sound out of sync', 'lip-sync-offset'],
    ['en', 'keying in the browser', 'sdk'],
    ['zh', '屏幕上有一条一条的横纹在滚', 'troubleshoot-flicker'],
    ['zh', '我要代理你们的产品', 'booking'],
    ['zh', '你们在上海有分公司吗', 'about'],
    ['zh', 'c#', 'sdk-reference-csharp'],
    ['en', 'c++', 'sdk'],
    ['en', 'greenscreen', 'led-wall-or-green-screen'],
    ['en', 'image flickers', 'troubleshoot-flicker'],
    ['en', 'stream keeps buffering', 'troubleshoot-stutter'],
    ['en', 'skin tone does not match the background', 'troubleshoot-colour-mismatch'],
    ['en', 'reseller partnership', 'booking'],
    ['en', 'does it run on a mac', 'cyan'],
    ['en', 'no sound', 'troubleshoot-echo'],
    ['en', 'minimum gpu', 'gpu-choice'],
    ['zh', '违禁词检测', 'app'],
    ['zh', '下载青幕', 'cyan-web'],
    ['en', 'download cyan', 'cyan-web'],
    ['en', 'tutorial', 'news'],
    ['en', 'reschedule my visit', 'booking-status'],
  ])('%s: %s', async (locale, q, slug) => {
    const { hits } = await ask(locale, q);
    expect(hits.slice(0, 3).map((hit) => hit.slug)).toContain(slug);
  });
});

describe('the answer card', () => {
  it.each<[Locale, string, string | null]>([
    ['zh', '多少钱', 'price'],
    ['zh', '做一个直播间要多少钱', 'price-3d'],
    ['zh', '青幕价格', 'price-cyan'],
    ['zh', '抠像软件收费吗', 'price-cyan'],
    ['zh', '客服电话多少', 'contact'],
    ['zh', 'dianhua', 'contact'],
    ['zh', '能开发票吗', 'invoice'],
    ['zh', '開發票', 'invoice'],
    ['zh', '保修多久', 'warranty'],
    ['zh', 'vx', 'contact'],
    ['zh', '主播脸上要多少 lux', 'face-light'],
    ['zh', '绿幕要多少 lux', null],
    ['zh', '包年多少', 'price'],
    ['zh', '苹果手机怎么直播', 'ios'],
    ['zh', '20平米房间选哪个', 'room-size'],
    ['zh', '房间只有 12m2 够用吗', 'room-size'],
    ['zh', '下载青幕', 'download-cyan'],
    ['zh', '挂错价格了', null],
    ['zh', '音集协收费标准', null],
    ['zh', '能同时推到几个平台吗', null],
    ['zh', '抠像', null],
    ['zh', '三万块预算能做什么', 'budget'],
    ['zh', '可以退款吗', 'contact'],
    ['en', 'can I get a refund', 'contact'],
    ['en', 'can I get an invoice', 'invoice'],
    ['en', 'how long is the warranty', 'warranty'],
    ['en', 'how many lux on the face', 'face-light'],
    ['en', 'refunds for viewers', null],
    ['en', 'what can i do with a 50,000 budget', 'budget'],
    ['en', 'moderator permission to change prices', null],
    ['en', 'aircon kW for 20 square metres', null],
    ['en', 'how much does it cost', 'price'],
    ['en', 'phone number', 'contact'],
    ['en', 'is there an ios version', 'ios'],
    ['en', 'room of 20 m²', 'room-size'],
    ['en', 'download the sdk', 'download-sdk'],
    ['en', 'phone overheats while streaming', null],
    ['en', 'how much is it', 'price'],
    ['en', 'how much does cyan cost', 'price-cyan'],
    ['en', 'how much for a room', 'price-3d'],
    ['en', 'how much upload speed do I need for two cameras', null],
    ['en', 'how much delay is normal', null],
    ['en', 'cost of electricity', null],
    ['en', 'price tag on screen', null],
    ['en', 'how much space do I need', 'room-size'],
    ['en', 'room 4 x 5 m is it enough', 'room-size'],
    ['en', 'low ceiling 2.4m', 'room-size'],
    ['en', 'where are you based', 'contact'],
    ['zh', '一整套下来要几万', 'price'],
    ['zh', '房间只有2.5米高', 'room-size'],
    ['zh', '白平衡设多少k', null],
  ])('%s: %s shows %s', async (locale, q, key) => {
    expect((await ask(locale, q)).answer?.key ?? null).toBe(key);
  });

  it('has the contact data of the site, and is only on the first page without filters', async () => {
    const { answer } = await ask('zh', '电话');
    expect(answer?.text).toContain('400-000-0000');
    expect(answer?.text).not.toMatch(/[{}]/);
    const query = { locale: 'zh', q: '电话', kind: 'document' } as const;
    expect((await site.api('GET /search', { query })).answer).toBeNull();
  });

  it('is in the list of the learning centre', async () => {
    const { answer } = await site.api('GET /documents', { query: { q: '青幕多少钱' } });
    expect(answer?.path).toBe('/product/cyan#price');
  });
});

describe('a rewritten query', () => {
  it.each([
    '多少钱',
    '20平米房间选哪个',
    '抠像软件收费吗',
    '怎么测延迟',
    '没声音',
    '量子抠像',
    'zzgarbo kouxiang',
    '能不能租',
    '分公司',
  ])('is not made for “%s”', async (q) => {
    expect((await ask('zh', q)).corrected).toBeNull();
  });

  it.each([
    ['关键针间隔', '关键帧间隔'],
    ['qingmu xiazai', '青幕下载'],
    ['推留断了', '推流断了'],
    ['抠相边缘', '抠像边缘'],
  ])('consists of known words: %s, %s', async (q, corrected) => {
    expect((await ask('zh', q)).corrected).toBe(corrected);
  });
});

describe('a rewritten English query', () => {
  it.each([
    'my boss wants a quote',
    'can I rent the equipment',
    'do you ship outside China',
    'do you hire staff',
    'wedding',
    'gaming streamer',
    'esports',
    'drone',
    'bald',
    'smoke',
  ])('is not made from the words of “%s”', async (q) => {
    expect((await ask('en', q)).corrected).toBeNull();
  });

  it.each([
    ['latncy', 'latency'],
    ['camra settings', 'camera settings'],
    ['micorphone', 'microphone'],
    ['bitrte', 'bitrate'],
    ['lightstand', 'light stand'],
  ])('is made of a word that is none: %s, %s', async (q, corrected) => {
    expect((await ask('en', q)).corrected).toBe(corrected);
  });
});

describe('other words for the same', () => {
  it.each<[Locale, string, string]>([
    ['zh', '延遲', '延迟'],
    ['zh', '攝影機', '摄影机'],
    ['zh', '影片', '视频'],
    ['zh', '網路頻寬', '网络带宽'],
    ['zh', '軟體', '软件'],
    ['zh', '解析度', '分辨率'],
    ['zh', '螢幕', '屏幕'],
    ['zh', 'WeChat', '微信'],
    ['zh', 'vx', '微信'],
    ['zh', 'lǜmù', '绿幕'],
    ['en', 'color', 'colour'],
    ['en', 'gray card', 'grey card'],
    ['en', 'license', 'licence'],
  ])('%s: %s finds what %s finds', async (locale, q, usual) => {
    const [asked, expected] = await Promise.all([ask(locale, q), ask(locale, usual)]);
    expect(asked.total).toEqual(expected.total);
    expect(asked.total.count).toBeGreaterThan(0);
  });

  it.each<[Locale, string, string]>([
    ['zh', 'cyna', 'cyan'],
    ['zh', 'hdml', 'hdmi'],
    ['en', 'obss', 'obs'],
  ])('%s: a typo in a short name, %s for %s', async (locale, q, corrected) => {
    expect((await ask(locale, q)).corrected).toBe(corrected);
  });
});

describe('an English query that no English text answers', () => {
  it.each([
    ['redeem code', 'page:redeem-sony'],
    ['gamut LUT lookup', null],
    ['latency', null],
    ['c# quickstart', null],
  ])('offers what is only in Chinese: %s, %s', async (q, first) => {
    const { onlyInChinese } = await ask('en', q);
    const [hit] = onlyInChinese;
    expect(hit ? `${hit.kind}:${hit.slug}` : null).toBe(first);
    expect((await ask('zh', q)).onlyInChinese).toEqual([]);
  });
});

describe('snippets', () => {
  it('have no label of a code sample and separate cells', async () => {
    const { rows } = await test.db.execute<{ body: string }>(
      'select search_plain(E\'前文\n\n```bash\ncyan-key --help\n```\n\n![图](media:a "图 1")\n\n| 项 | 值 |\n|---|---|\n| 码率 | 6 |\n\n- 一\n- [二](/b)\n- [ ] 三\n```text\n闪\n├─ 灯\n│  └─ 快门\n```\') as body',
    );
    expect(rows[0]?.body.split('\n')).toEqual([
      '前文',
      'cyan-key --help',
      '图',
      '项',
      '值',
      '码率',
      '6',
      '一',
      '二',
      '三',
      '闪',
      '灯',
      '快门',
    ]);
  });

  it('of a Chinese query show no line of code that has an English synonym', async () => {
    const { hits } = await ask('zh', '激活码');
    expect(hits.length).toBeGreaterThan(2);
    for (const { snippet } of hits) {
      expect(snippet.map(({ text }) => text).join('')).toMatch(/[\u4e00-\u9fff]{3}/);
    }
  });

  it('keep an asterisk that the text shows', async () => {
    const { rows } = await test.db.execute<{ body: string }>(
      "select search_plain('**1.3** Δu\\*v\\*, [one](/a) and `code`') as body",
    );
    expect(rows[0]?.body).toBe('1.3 Δu*v*, one and code');
  });

  it.each([
    ['工期 1~2 周，~~旧价~~新价，1\\~2 间', '工期 1~2 周，旧价新价，1~2 间'],
    ['请看**“幕境”**这个词', '请看“幕境”这个词'],
    ['H<sub>2</sub>O，10<sup>-3</sup>，一<br>二', 'H2O，10-3，一 二'],
    ['如果 a<b 且 c>d，见 <https://a.example>', '如果 a<b 且 c>d，见 https://a.example'],
    ['<span>红</span>，一<a href="/b" title=\'>\'>二</a>三', '红，一 二 三'],
    ['有脚注[^1]。\n\n[^1]: 注', '有脚注。\n注'],
    ['前<!-- 还没定：\n问李 -->后 <b>粗</b>', '前 后 粗'],
  ])('of %s have what the page shows', async (markdown, body) => {
    const { rows } = await test.db.execute<{ body: string }>(
      sql`select search_plain(${markdown}) as body`,
    );
    expect(rows[0]?.body).toBe(body);
  });

  it('of a product have no slugs and no code, and an answer is not followed by a question', async () => {
    const { rows } = await test.db.execute<{ body: string }>(
      "select body from search_entries where kind = 'product' and locale = 'zh'",
    );
    const { rows: cases } = await test.db.execute<{ slug: string }>('select slug from cases');
    const lines = new Set(rows.flatMap(({ body }) => body.split('\n')));
    expect(cases.filter(({ slug }) => lines.has(slug))).toEqual([]);
    expect([...lines].filter((line) => /^#include|？$/.test(line))).toEqual([]);
    // Cells of tables stay: they are lists of strings, as the slugs are.
    expect(lines).toContain('细发可留');
  });
});
