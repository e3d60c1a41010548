import { createTransport } from 'nodemailer';

/** Mail server settings of the operator. */
export interface MailSettings {
  /** Address of the SMTP server, with user and password if required. */
  smtpUrl: string;
  /** The sender, such as `Saudagar Hub <hub@example.com>`. */
  from: string;
  /** Public address of the app, without a path. */
  publicUrl: string;
}

/** A mail ready to send. */
export interface OutgoingMail {
  /** The same for each try, so that a mailbox shows a duplicate once. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Address that stops such mails. @default none */
  unsubscribe?: string | undefined;
}

/** Hands a mail to the mail server. @throws the mail server's or connection's error */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** Timeout of each step with the mail server, in milliseconds. */
const PATIENCE = 8_000;

/** Sends by SMTP, with TLS if the server offers it. */
export function createSendMail({ smtpUrl, from, publicUrl }: MailSettings): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // Letters are our own text: nothing in them is read from disk or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(publicUrl);
  return async ({ id, to, unsubscribe, ...mail }) => {
    await transport.sendMail({
      ...mail,
      from,
      // Passed as an object: a text that parses as two addresses would go to both.
      to: { name: '', address: to },
      messageId: `<${id}@${hostname}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>` }),
      },
    });
  };
}
