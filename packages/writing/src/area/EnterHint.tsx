import { hasTouch } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

/** Props of {@link EnterHint}. */
export interface EnterHintProps {
  /** Text of the area; nothing shows while it is blank. */
  text: string;
}

/** Words what Enter does in an area that sends by it, on this device. */
export function useEnterText(): () => string {
  const { t } = useTexts();
  return () => t(hasTouch() ? 'keys.touch' : 'keys.keyboard');
}

/** Shows what Enter does, below a `WritingArea` with `onSubmit`, which says it by itself. */
export function EnterHint({ text }: EnterHintProps) {
  const enterText = useEnterText();
  if (text.trim() === '') return null;
  return (
    <p className="sg-enter-hint" aria-hidden="true">
      {enterText()}
    </p>
  );
}
