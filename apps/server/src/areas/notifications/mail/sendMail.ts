import { createTransport } from 'nodemailer';

/** Where mail goes out, as the operator's settings say. */
export interface MailSettings {
  /** Address of the SMTP server, with user and password where it asks for them. */
  smtpUrl: string;
  /** The sender, such as `Saudagar Hub <hub@example.com>`. */
  from: string;
  /** Where the app is for who reads a mail, without a path. */
  publicUrl: string;
}

/** A mail as it goes out. */
export interface OutgoingMail {
  /** The same for each try, so that a mailbox shows a mail once that came twice. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands a mail to the mail server. @throws what kept it from being taken */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** Longest wait for the mail server at each step, in milliseconds. */
const PATIENCE = 8_000;

/** Sends by SMTP, with TLS wherever the server offers it. */
export function createSendMail({ smtpUrl, from, publicUrl }: MailSettings): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // Letters are text of our own: nothing in them is read from a disk or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(publicUrl);
  return async ({ id, to, ...mail }) => {
    await transport.sendMail({
      ...mail,
      from,
      // Not as text: an address that reads like two would go to both.
      to: { name: '', address: to },
      messageId: `<${id}@${hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
