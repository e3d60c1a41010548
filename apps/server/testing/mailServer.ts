import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { MailSettings } from '../src/areas/notifications/mail/sendMail.ts';

export interface ReceivedMail {
  to: string;
  from: string;
  subject: string;
  messageId: string;
  /** Plain text of the mail. */
  text: string;
  html: string;
  /** First link in its text. */
  link: string | undefined;
}

/** A real SMTP server that stores received mails. */
export interface MailServer {
  /** Settings for a server to send through it. */
  settings: MailSettings;
  /** Returns the mails to an address, oldest first. */
  mailsTo(address: string): ReceivedMail[];
  /** Answers the next mails with an error such as 451; undefined accepts them again. */
  refuseWith(code: number | undefined): void;
  stop(): Promise<void>;
}

const USER = 'hub';
const PASSWORD = 'rahasia-surat';

/** Starts an SMTP server on a port; any free one by default. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let refusal: number | undefined;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === USER && password === PASSWORD
        ? done(null, { user: USER })
        : done(new Error('Wrong user or password')),
    onData(stream, { envelope }, done) {
      if (refusal) {
        stream.resume();
        done(Object.assign(new Error('Not now'), { responseCode: refusal }));
        return;
      }
      PostalMime.parse(Readable.toWeb(stream) as ReadableStream).then(
        ({ from, subject = '', messageId = '', text = '', html = '' }) => {
          const link = /https?:\S+/.exec(text)?.[0];
          for (const { address } of envelope.rcptTo)
            mails.push({
              to: address,
              from: from?.address ?? '',
              subject,
              messageId,
              text,
              html,
              link,
            });
          done();
        },
        done,
      );
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  // A client that disconnects midway is no error of the server's.
  server.on('error', () => {});
  const { port: listening } = server.server.address() as AddressInfo;
  return {
    settings: {
      smtpUrl: `smtp://${USER}:${PASSWORD}@127.0.0.1:${listening}`,
      from: 'Saudagar Hub <hub@saudagar.example>',
      publicUrl: 'https://hub.example',
    },
    mailsTo: (address) => mails.filter(({ to }) => to.toLowerCase() === address.toLowerCase()),
    refuseWith(code) {
      refusal = code;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
