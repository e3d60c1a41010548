import { Folded } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import type { KeptAwayBy } from './PeaceContext.ts';

/** Props of {@link FoldedText}. */
export interface FoldedTextProps {
  /** What is folded. */
  kind: 'post' | 'comment' | 'message';
  /** Why. */
  way: KeptAwayBy;
  /** Id of the sentence, for what it describes. */
  id?: string;
  /** Told that it is to be shown all the same. */
  onShow: () => void;
}

/** Stands where a member who is kept away wrote something. */
export function FoldedText({ kind, way, id, onShow }: FoldedTextProps) {
  const { t } = useTexts();
  return (
    <Folded id={id} showLabel={t('folded.show')} onShow={onShow}>
      {t(`folded.${kind}.${way}`)}
    </Folded>
  );
}
