import type { QuotedMessage } from '@saudagar/contract';
import { useUser } from '@saudagar/portal';
import { IconButton } from '@saudagar/ui';
import X from 'lucide-react/icons/x';
import { useTexts } from '../texts.ts';
import { useQuotation } from './useQuotation.ts';

export interface ReplyStripProps {
  quoted: QuotedMessage;
  onCancel: () => void;
}

/** The message being replied to, above the composer (MSG-061). */
export function ReplyStrip({ quoted, onCancel }: ReplyStripProps) {
  const { t } = useTexts();
  const { name, text } = useQuotation(quoted, useUser()?.id);
  return (
    <div className="sg-reply-strip">
      <p className="sg-quotation">
        <strong>{t('reply.writing', { name })}</strong>
        <span>{text}</span>
      </p>
      <IconButton aria-label={t('reply.cancel')} onPress={onCancel}>
        <X />
      </IconButton>
    </div>
  );
}
