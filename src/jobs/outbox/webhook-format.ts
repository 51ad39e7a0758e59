import { createHmac } from 'node:crypto';
import type { WebhookKind } from '#contracts/enums/outbox.ts';
import { plainText, type Rendered, textOf } from '#contracts/outbox/render.ts';

/** A webhook and the message for it. */
export interface WebhookMessage {
  kind: WebhookKind;
  url: string;
  /** Key of the signature, in formats that have one. */
  secret: string | null;
  /** The outbox id, so that receivers can detect a repeat. */
  id: string;
  event: string;
  payload: Record<string, unknown>;
  /** The message as people read it. */
  text: Rendered;
  /** Time of the event. */
  createdAt: Date;
}

/** A request to post, and how to read its answer. */
export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Chat services answer 200 with a code in the body; null where the HTTP status is enough. */
  codeField: 'errcode' | 'code' | null;
}

const json = { 'content-type': 'application/json; charset=utf-8' };

/** Puts a message into the format of its receiver, signed with the current time. */
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

  /** DingTalk group robot: the address contains timestamp and signature. */
  dingtalk: (message, now) => {
    const url = new URL(message.url);
    if (message.secret) {
      const timestamp = String(now.getTime());
      url.searchParams.set('timestamp', timestamp);
      url.searchParams.set('sign', hmac(message.secret, `${timestamp}\n${message.secret}`));
    }
    return {
      url: url.href,
      headers: json,
      body: JSON.stringify({
        msgtype: 'markdown',
        markdown: { title: message.text.subject, text: markdown(message, 18_000) },
      }),
      codeField: 'errcode',
    };
  },

  /**
   * Feishu group robot: the body contains timestamp and signature. The HMAC has the string to
   * sign as its key and signs empty data.
   */
  feishu: (message, now) => {
    const timestamp = String(Math.floor(now.getTime() / 1000));
    const { subject: title } = message.text;
    const content = plainText(message.text)
      .split('\n')
      .map((line) => [{ tag: 'text', text: clip(line, 3000) }]);
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
        'idempotency-key': message.id,
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

/** Secrets of Standard Webhooks are base64 with a prefix. */
function standardKey(secret: string): string | Buffer {
  return secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret;
}

/** The message as Markdown, cut to a maximum number of bytes. */
function markdown({ text: { subject, lines } }: WebhookMessage, maxBytes: number): string {
  const text = [
    `**${plain(subject)}**`,
    ...lines.map(textOf).flatMap((line) => (line ? [`> ${plain(line)}`] : [])),
  ];
  let content = text.join('\n\n');
  while (Buffer.byteLength(content) > maxBytes) {
    content = clip(content, Math.floor(content.length * 0.9));
  }
  return content;
}

/** Escapes text from visitors, so that it cannot become links, mentions or formatting. */
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
