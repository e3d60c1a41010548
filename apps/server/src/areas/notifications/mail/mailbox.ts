import type { Locale } from '@saudagar/contract';

import type { Database } from '../../../database/schema.ts';
import { newId } from '../../../ids.ts';
import type { Publish } from '../../../sockets/fanOut.ts';
/** What a letter is written from. */
export interface LetterRequest {
  recipient: string;
  /** Id of what it is about, such as an invitation; null where the address says enough. */
  about: string | null;
  language: Locale;
}

/** A mail that is to be sent. */
export interface NewMail extends LetterRequest {
  /** One whose letter an area writes. */
  kind: string;
}

/** Takes mails into the outbox, as part of the transaction that they tell of. */
export interface Mailbox {
  /** Whether this community sends mail. */
  readonly isOpen: boolean;
  /** Keeps a mail until it is sent; nothing where the community sends none. */
  add(write: Database, publish: Publish, mail: NewMail): Promise<void>;
  /** The address of a path of the app, for who reads a mail. */
  linkTo(path: string): string;
}

/**
 * Makes the mailbox. Links begin with the operator's address and never with a request's `Host`, which
 * a stranger could choose.
 */
export function createMailbox(now: () => Date, publicUrl: string | undefined): Mailbox {
  return {
    isOpen: publicUrl !== undefined,
    async add(write, publish, { kind, recipient, about, language }) {
      if (publicUrl === undefined) return;
      const at = now();
      await write
        .insertInto('mails')
        .values({
          id: newId(),
          kind,
          recipient,
          about,
          language,
          created_at: at,
          try_at: at,
          done_at: null,
        })
        .execute();
      publish({ kind: 'outbox' });
    },
    linkTo: (path) => new URL(path, publicUrl).href,
  };
}
