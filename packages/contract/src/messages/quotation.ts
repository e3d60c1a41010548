import { beginningOf } from '../text/beginningOf.ts';
import { plainText } from '../text/memberText.ts';
import { HIDDEN_SENDER, type Message, type QuotedMessage, REMOVED_MESSAGE } from './messages.ts';

/** Maximum characters of a quotation's excerpt. */
export const QUOTATION_MAX_LENGTH = 140;

type Quotable = Pick<Message, 'content' | 'message_type'> &
  Pick<QuotedMessage, 'id' | 'sequence' | 'sender_id' | 'sender_name' | 'files_count'>;

/** Quotes a message (MSG-059); a removed one without its text (MSG-060). */
export function quotationOf({ content, message_type, ...place }: Quotable): QuotedMessage {
  const text = plainText(content).replace(/\s+/g, ' ');
  const is_removed = message_type === REMOVED_MESSAGE;
  const excerpt = is_removed ? null : beginningOf(text, QUOTATION_MAX_LENGTH);
  return { ...place, excerpt, is_removed };
}

/** Quotes a message as its reader has it. */
export const quoteMessage = (message: Message): QuotedMessage =>
  quotationOf({
    ...{ id: message.id, sender_id: message.sender_id, content: message.content },
    message_type: message.message_type,
    sequence: message.sequence ?? 0,
    sender_name: message.sender?.full_name?.trim() ?? '',
    files_count: message.attachments.length,
  });

/** A quotation for a reader whom a block keeps apart from the quoted sender. */
export const hiddenQuotation = (quoted: QuotedMessage): QuotedMessage => ({
  ...withoutExcerpt(quoted),
  ...{ sender_id: HIDDEN_SENDER, sender_name: '', is_hidden: true },
});

/** A quotation without the quoted text, for readers who may not see it (MSG-060). */
export const withoutExcerpt = (quoted: QuotedMessage): QuotedMessage => ({
  ...quoted,
  ...{ excerpt: null, files_count: 0 },
});
