import { createTransport } from 'nodemailer';
import type { Locale } from '#contracts/locale.ts';
import { plainText, type Rendered } from '#contracts/outbox/render.ts';
import type { StoredAttachment } from '#db/schema/outbox.ts';
import { mailHtml } from './mail-html.ts';

/** A mail from the outbox. */
export interface MailMessage {
  /** The outbox id; a repeated delivery has the same Message-ID. */
  id: string;
  recipient: string;
  /** Sender; replies go to it. */
  from: { name: string; address: string };
  locale: Locale;
  text: Rendered;
  /** Mails with the same one make one conversation. */
  thread: string | null;
  attachments: readonly StoredAttachment[];
}

/** Time limit of each step with a mail server. */
const TIMEOUT_MS = 10_000;
/** Time limit of a whole mail, in steps: a server can talk for ever and never be silent. */
const MAX_STEPS = 6;

/** Sends one mail, as text and HTML. @throws if the mail server does not take it */
export async function sendMail(
  { url, timeoutMs = TIMEOUT_MS }: { url: string; timeoutMs?: number | undefined },
  message: MailMessage,
): Promise<void> {
  const { id, recipient, from, locale, text, thread, attachments } = message;
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const signal = AbortSignal.timeout(MAX_STEPS * timeoutMs);
  const domain = from.address.split('@')[1] ?? 'localhost';
  // A name that no mail has, but all mails of the conversation refer to.
  const root = thread && `<${thread.replace(/[^\w.-]/g, '-')}@${domain}>`;
  try {
    await transport.sendMail({
      from,
      to: recipient,
      subject: text.subject,
      text: plainText(text),
      html: mailHtml(text, from.name, locale),
      messageId: `<${id}@${domain}>`,
      signal,
      ...(root && { references: root, inReplyTo: root }),
      attachments: attachments.map(({ name, contentType, base64 }) => ({
        filename: name,
        contentType,
        content: Buffer.from(base64, 'base64'),
      })),
    });
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new Error(`not taken within ${(MAX_STEPS * timeoutMs) / 1000} s`, { cause: error });
  } finally {
    transport.close();
  }
}
