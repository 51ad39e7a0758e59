import type { ApiClient } from '#request/client.ts';

/** The bridge that WeChat injects into pages. WeChat's own script only wraps these calls. */
interface Bridge {
  invoke(name: string, fields: object, done: (answer: { err_msg?: string }) => void): void;
}

declare global {
  interface Window {
    WeixinJSBridge?: Bridge;
  }
}

/** The link preview in a chat. */
interface ShareData {
  title: string;
  desc: string;
  link: string;
  imgUrl: string;
}

/**
 * Sets the page's link preview in WeChat. Returns the function to call after each navigation.
 * Nothing is fetched from another host: WeChat's script is not used.
 */
export function createWechatShare(api: ApiClient): () => void {
  // On iOS, WeChat checks the signature against the first address that was opened.
  const landing = currentAddress();
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent);
  let signature: { url: string; proof: Promise<object> } | undefined;
  let last = Promise.resolve();

  async function share(): Promise<void> {
    const bridge = await bridgeReady();
    const url = isApple ? landing : currentAddress();
    if (signature?.url !== url) signature = { url, proof: verify(bridge, url) };
    const proof = await signature.proof;
    const data = shareData();
    await invoke(bridge, 'updateAppMessageShareData', { ...data, ...proof });
    await invoke(bridge, 'updateTimelineShareData', {
      title: data.title,
      link: data.link,
      imgUrl: data.imgUrl,
      ...proof,
    });
  }

  /** Registers a signed address with WeChat; required before other calls. */
  async function verify(bridge: Bridge, url: string): Promise<object> {
    const {
      appId,
      timestamp,
      nonceStr,
      signature: hash,
    } = await api('GET /wechat/signature', {
      query: { url },
    });
    const proof = {
      appId,
      verifyAppId: appId,
      verifySignType: 'sha1',
      verifyTimestamp: String(timestamp),
      verifyNonceStr: nonceStr,
      verifySignature: hash,
    };
    const verifyJsApiList = ['updateAppMessageShareData', 'updateTimelineShareData'];
    await invoke(bridge, 'preVerifyJSAPI', { verifyJsApiList, verifyOpenTagList: [], ...proof });
    return proof;
  }

  return () => {
    // After a failure the page is shared as a plain link.
    last = last.then(share).catch(() => {
      signature = undefined;
    });
  };
}

const currentAddress = () => location.href.replace(/#.*$/, '');

function bridgeReady(): Promise<Bridge> {
  return new Promise((resolve) => {
    const ready = () => window.WeixinJSBridge && resolve(window.WeixinJSBridge);
    ready();
    document.addEventListener('WeixinJSBridgeReady', ready, { once: true });
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

/** The preview from the page's head elements. Chats use a square image. */
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
    // Word joiners show as boxes in chats. A module for this would weigh on pages without WeChat.
    desc: content('meta[property="og:description"]')?.replaceAll('\u2060', '') ?? '',
    link: canonical?.href ?? currentAddress(),
    imgUrl: picture ?? '',
  };
}
