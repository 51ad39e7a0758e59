import { createHmac } from 'node:crypto';
import type { WebhookKind } from '#contracts/enums/outbox.ts';
import { describeEvent } from './describe.ts';

/** What goes to a webhook. */
export interface WebhookMessage {
  kind: WebhookKind;
  url: string;
  /** Signs the message where the format has a signature. */
  secret: string | null;
  /** The message's identity in the outbox, so that receivers can tell a repeat. */
  id: string;
  event: string;
  payload: Record<string, unknown>;
  /** When the event happened. */
  createdAt: Date;
}

/** A request ready to be posted, and how its answer is read. */
export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Chat services answer 200 with a code of their own; null where the status says all. */
  codeField: 'errcode' | 'code' | null;
}

const json = { 'content-type': 'application/json; charset=utf-8' };

/** Puts a message into the format of its receiver, signed for this moment. */
export function formatWebhook(message: WebhookMessage, now: Date): WebhookRequest {
  return formats[message.kind](message, now);
}

const formats: Record<WebhookKind, (message: WebhookMessage, now: Date) => WebhookRequest> = {
  /** WeCom group robot: the key in its address is the only secret. */
  wecom: (message) => ({
    url: message.url,
    headers: json,
    body: JSON.stringify({ msgtype: 'markdown', markdown: { content: markdown(message, 3800) } }),
    codeField: 'errcode',
  }),

  /** DingTalk group robot: timestamp and signature go into the address. */
  dingtalk: (message, now) => {
    const url = new URL(message.url);
    if (message.secret) {
      const timestamp = String(now.getTime());
      url.searchParams.set('timestamp', timestamp);
      url.searchParams.set('sign', hmac(message.secret, `${timestamp}\n${message.secret}`));
    }
    const { title } = describeEvent(message.event, message.payload);
    return {
      url: url.href,
      headers: json,
      body: JSON.stringify({
        msgtype: 'markdown',
        markdown: { title, text: markdown(message, 18_000) },
      }),
      codeField: 'errcode',
    };
  },

  /** Feishu group robot: timestamp and signature go into the body; the key signs nothing at all. */
  feishu: (message, now) => {
    const timestamp = String(Math.floor(now.getTime() / 1000));
    const { title, lines } = describeEvent(message.event, message.payload);
    const content = lines.map(({ label, value }) => [
      { tag: 'text', text: `${label}：${clip(value, 3000)}` },
    ]);
    return {
      url: message.url,
      headers: json,
      body: JSON.stringify({
        ...(message.secret ? { timestamp, sign: hmac(`${timestamp}\n${message.secret}`, '') } : {}),
        msg_type: 'post',
        content: { post: { zh_cn: { title, content } } },
      }),
      codeField: 'code',
    };
  },

  /** Any other receiver, by the Standard Webhooks specification. */
  generic: (message, now) => {
    const timestamp = String(Math.floor(now.getTime() / 1000));
    const body = JSON.stringify({
      type: message.event,
      timestamp: message.createdAt.toISOString(),
      data: message.payload,
    });
    const signed = `${message.id}.${timestamp}.${body}`;
    return {
      url: message.url,
      headers: {
        ...json,
        'webhook-id': message.id,
        'webhook-timestamp': timestamp,
        ...(message.secret
          ? { 'webhook-signature': `v1,${hmac(standardKey(message.secret), signed)}` }
          : {}),
      },
      body,
      codeField: null,
    };
  },
};

function hmac(key: string | Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64');
}

/** Secrets of Standard Webhooks are written as base64 behind a prefix. */
function standardKey(secret: string): string | Buffer {
  return secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret;
}

/** The message as Markdown of at most so many bytes. */
function markdown({ event, payload }: WebhookMessage, maxBytes: number): string {
  const { title, lines } = describeEvent(event, payload);
  const text = [
    `**${plain(title)}**`,
    ...lines.map((line) => `> ${line.label}：${plain(line.value)}`),
  ];
  let content = text.join('\n\n');
  while (Buffer.byteLength(content) > maxBytes) {
    content = clip(content, Math.floor(content.length * 0.9));
  }
  return content;
}

/** Visitors write what is sent here; none of it may turn into links, mentions or layout. */
function plain(text: string): string {
  return text
    .replace(/[\r\n]+/g, ' ')
    .replace(/[[\]()*`<>#!|\\]/g, (mark) => fullWidth[mark] ?? mark);
}

const fullWidth: Record<string, string> = {
  '[': '［',
  ']': '］',
  '(': '（',
  ')': '）',
  '*': '＊',
  '`': '｀',
  '<': '＜',
  '>': '＞',
  '#': '＃',
  '!': '！',
  '|': '｜',
  '\\': '＼',
};

function clip(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max)}…` : text;
}
