import { Collapsed } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import type { RestrictionKind } from './BlockListContext.ts';

/** Props of {@link CollapsedText}. */
export interface CollapsedTextProps {
  /** The kind of text that is collapsed. */
  kind: 'post' | 'comment' | 'message';
  /** The reason why it is collapsed. */
  restriction: RestrictionKind;
  /** Id of the sentence, for what it describes. */
  id?: string;
  /** Called when the reader wants to see it. */
  onShow: () => void;
}

/** Takes the place of a text by a member who is blocked or muted. */
export function CollapsedText({ kind, restriction, id, onShow }: CollapsedTextProps) {
  const { t } = useTexts();
  return (
    <Collapsed id={id} showLabel={t('folded.show')} onShow={onShow}>
      {t(`folded.${kind}.${restriction}`)}
    </Collapsed>
  );
}
