import type { Locale } from '@saudagar/contract';

import type { Database } from '../../../database/schema.ts';
import { newId } from '../../../ids.ts';
import type { Publish } from '../../../sockets/fanOut.ts';
/** Input of a letter. */
export interface LetterRequest {
  recipient: string;
  /** Id of its subject, such as an invitation; null when the address is enough. */
  about: string | null;
  language: Locale;
}

/** A mail to send. */
export interface NewMail extends LetterRequest {
  /** A kind whose letter an area writes. */
  kind: string;
}

/** Outbox of mails, filled in the transaction they report. */
export interface Mailbox {
  /** True when this community sends mail. */
  readonly isOpen: boolean;
  /** Stores a mail until it is sent; does nothing when the community sends none. */
  add(write: Database, publish: Publish, mail: NewMail): Promise<void>;
  /** Returns the public address of a path of the app. */
  linkTo(path: string): string;
}

/**
 * Creates the mailbox. Links begin with the operator's address, never with a request's `Host`,
 * which an attacker could choose.
 */
export function createMailbox(now: () => Date, publicUrl: string | undefined): Mailbox {
  return {
    isOpen: publicUrl !== undefined,
    async add(write, publish, { kind, recipient, about, language }) {
      if (publicUrl === undefined) return;
      const currentTime = now();
      await write
        .insertInto('mails')
        .values({
          id: newId(),
          kind,
          recipient,
          about,
          language,
          created_at: currentTime,
          try_at: currentTime,
          done_at: null,
        })
        .execute();
      publish({ kind: 'outbox' });
    },
    linkTo: (path) => new URL(path, publicUrl).href,
  };
}
