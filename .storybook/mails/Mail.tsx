import type { Locale } from '@saudagar/contract';
import { asHtml, asText, type Letter } from '@saudagar/server/mails/letter';
import './mail.css';

/** Props of {@link Mail}. */
export interface MailProps {
  /** The server's name of this kind of mail. */
  kind: string;
  /** The server's function that words it, with the facts of this story. */
  word: (language: Locale) => Letter;
  language: Locale;
}

/** A mail as the server sends it: its subject, its HTML, and its text for those who read that. */
export function Mail({ kind, word, language }: MailProps) {
  const letter = word(language);
  return (
    <article className="sg-mail" data-kind={kind}>
      <h1 className="sg-mail-subject" lang={language}>
        {letter.subject}
      </h1>
      <section>
        <h2 className="sg-mail-part">As HTML</h2>
        <iframe
          className="sg-mail-html"
          title="The mail as HTML"
          // Runs no script; its document is readable, so that a test sees that it is there.
          sandbox="allow-same-origin"
          srcDoc={asHtml(letter, language)}
        />
      </section>
      <section>
        <h2 className="sg-mail-part">As text</h2>
        <pre className="sg-mail-text" lang={language}>
          {asText(letter)}
        </pre>
      </section>
    </article>
  );
}
