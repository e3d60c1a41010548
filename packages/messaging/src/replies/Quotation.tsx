import type { QuotedMessage } from '@saudagar/contract';
import { useBlockList } from '@saudagar/portal';
import { UnstyledButton, VisuallyHidden } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import { useQuotation } from './useQuotation.ts';

interface QuotationProps {
  quoted: QuotedMessage;
  /** Id of the reader. */
  memberId: string;
  /** True in a group chat, where texts of blocked and muted members are collapsed. */
  isCollapsible: boolean;
  /** Scrolls to the quoted message. */
  onShow: (quoted: QuotedMessage) => void;
}

/** The quoted message above a reply, which leads to it (MSG-062). */
export function Quotation({ quoted, memberId, isCollapsible, onShow }: QuotationProps) {
  const { t } = useTexts();
  const restriction = useBlockList()?.restrictionFor(quoted.sender_id);
  const { name, text } = useQuotation(quoted, memberId);
  const shown = isCollapsible && restriction ? t('reply.collapsed') : text;
  return (
    <UnstyledButton className="sg-quotation" onPress={() => onShow(quoted)}>
      <strong>
        <VisuallyHidden elementType="span">{t('reply.to')} </VisuallyHidden>
        {name}
      </strong>
      <span>{shown}</span>
    </UnstyledButton>
  );
}
