import { formatNumber } from '@saudagar/ui';
import { useTexts } from './texts.ts';

export interface ActionCountProps {
  /** Id of the description the action refers to. */
  id: string;
  /** How often it was done; nothing is shown for none. */
  count: number;
  /** The count in words, for assistive technology. */
  text: string;
}

/** How often an action was taken. It describes the action and is no part of its name. */
export function ActionCount({ id, count, text }: ActionCountProps) {
  const { locale } = useTexts();
  return (
    <>
      {count > 0 && (
        <span className="sg-action-count" aria-hidden="true">
          {formatNumber(count, locale, { notation: 'compact' })}
        </span>
      )}
      <span id={id} hidden>
        {text}
      </span>
    </>
  );
}
