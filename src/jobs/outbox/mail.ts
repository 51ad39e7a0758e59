import { createTransport } from 'nodemailer';
import { describeEvent } from './describe.ts';

/** A mail from the outbox. */
export interface MailMessage {
  /** The outbox id; a repeated delivery has the same Message-ID. */
  id: string;
  recipient: string;
  /** Sender; replies go to it. */
  from: { name: string; address: string };
  event: string;
  payload: Record<string, unknown>;
}

/** Sends one mail. @throws if the mail server refuses it */
export async function sendMail(smtpUrl: string, message: MailMessage): Promise<void> {
  const { title, lines, text } = describeEvent(message.event, message.payload);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from: message.from,
      to: message.recipient,
      subject: title,
      text: text ?? lines.map(({ label, value }) => `${label}：${value}`).join('\n'),
      messageId: `<${message.id}@${message.from.address.split('@')[1] ?? 'localhost'}>`,
    });
  } finally {
    transport.close();
  }
}
