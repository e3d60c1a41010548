import { Collapsed } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import type { RestrictionKind } from './BlockListContext.ts';

/** Props of {@link CollapsedText}. */
export interface CollapsedTextProps {
  /** The kind of text that is collapsed. */
  kind: 'post' | 'comment' | 'message';
  /** The reason for collapsing it. */
  restriction: RestrictionKind;
  /** Id of the sentence, for `aria-describedby`. */
  id?: string | undefined;
  /** Called when the reader chooses to show it. */
  onShow: () => void;
}

/** Replaces a text by a blocked or muted member. */
export function CollapsedText({ kind, restriction, id, onShow }: CollapsedTextProps) {
  const { t } = useTexts();
  return (
    <Collapsed id={id} showLabel={t('folded.show')} onShow={onShow}>
      {t(`folded.${kind}.${restriction}`)}
    </Collapsed>
  );
}
