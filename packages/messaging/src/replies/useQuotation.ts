import type { QuotedMessage } from '@saudagar/contract';
import { useTexts } from '../texts.ts';

/** Returns what a quotation shows: the sender's name, and the text or what stands for it. */
export function useQuotation(quoted: QuotedMessage, memberId: string | undefined) {
  const { t } = useTexts();
  const { sender_id, sender_name, excerpt, files_count, is_removed, is_hidden } = quoted;
  if (is_hidden) return { name: t('unknown'), text: t('reply.hidden') };
  const name = sender_id === memberId ? t('message.you') : sender_name || t('unknown');
  if (is_removed) return { name, text: t('message.removed') };
  if (excerpt === null) return { name, text: t('reply.earlier') };
  return { name, text: excerpt || t('list.files', { count: files_count }) };
}
