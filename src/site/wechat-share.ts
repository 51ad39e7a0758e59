import type { ApiClient } from './request/client.ts';

/** What WeChat puts into the pages it shows. Its own script is a layer over these calls alone. */
interface Bridge {
  invoke(name: string, fields: object, done: (answer: { err_msg?: string }) => void): void;
}

declare global {
  interface Window {
    WeixinJSBridge?: Bridge;
  }
}

/** What a chat shows of a page that is passed on. */
interface ShareData {
  title: string;
  desc: string;
  link: string;
  imgUrl: string;
}

/**
 * Lets WeChat show the page's own card when it is passed on; returns what to call after every
 * change of page. Nothing is fetched from another host: WeChat's script is not used.
 */
export function createWechatShare(api: ApiClient): () => void {
  // On iOS WeChat goes on judging by the address that was opened first.
  const landing = currentAddress();
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent);
  let signed: { url: string; proof: Promise<object> } | undefined;
  let last = Promise.resolve();

  async function share(): Promise<void> {
    const bridge = await bridgeReady();
    const url = isApple ? landing : currentAddress();
    if (signed?.url !== url) signed = { url, proof: prove(bridge, url) };
    const proof = await signed.proof;
    const data = shareData();
    await invoke(bridge, 'updateAppMessageShareData', { ...data, ...proof });
    await invoke(bridge, 'updateTimelineShareData', {
      title: data.title,
      link: data.link,
      imgUrl: data.imgUrl,
      ...proof,
    });
  }

  /** Has an address signed and accepted; the proof goes with every later call. */
  async function prove(bridge: Bridge, url: string): Promise<object> {
    const { appId, timestamp, nonceStr, signature } = await api('GET /wechat/signature', {
      query: { url },
    });
    const proof = {
      appId,
      verifyAppId: appId,
      verifySignType: 'sha1',
      verifyTimestamp: String(timestamp),
      verifyNonceStr: nonceStr,
      verifySignature: signature,
    };
    const verifyJsApiList = ['updateAppMessageShareData', 'updateTimelineShareData'];
    await invoke(bridge, 'preVerifyJSAPI', { verifyJsApiList, verifyOpenTagList: [], ...proof });
    return proof;
  }

  return () => {
    // Without a card of its own the page is passed on as a plain link, as anywhere else.
    last = last.then(share).catch(() => {
      signed = undefined;
    });
  };
}

const currentAddress = () => location.href.replace(/#.*$/, '');

function bridgeReady(): Promise<Bridge> {
  return new Promise((resolve) => {
    const found = () => window.WeixinJSBridge && resolve(window.WeixinJSBridge);
    found();
    document.addEventListener('WeixinJSBridgeReady', found, { once: true });
  });
}

function invoke(bridge: Bridge, name: string, fields: object): Promise<void> {
  return new Promise((resolve, reject) => {
    bridge.invoke(name, fields, ({ err_msg: message = '' }) => {
      if (/:ok$/.test(message)) resolve();
      else reject(new Error(message));
    });
  });
}

/** The card as the page's head says it; chats want a square picture. */
function shareData(): ShareData {
  const content = (selector: string) =>
    document.head.querySelector<HTMLMetaElement>(selector)?.content;
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const picture = content('meta[property="og:image"]')?.replace(
    '/share-pictures/og/',
    '/share-pictures/square/',
  );
  return {
    title: content('meta[property="og:title"]') ?? document.title,
    desc: content('meta[property="og:description"]') ?? '',
    link: canonical?.href ?? currentAddress(),
    imgUrl: picture ?? '',
  };
}
