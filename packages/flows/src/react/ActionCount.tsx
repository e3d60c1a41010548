import { formatNumber } from '@saudagar/ui';
import { useTexts } from './texts.ts';

export interface ActionCountProps {
  /** Id of the description the action refers to. */
  id: string;
  /** Number of times it was done; hidden when 0. */
  count: number;
  /** The count as a phrase, for assistive technology. */
  text: string;
}

/** Number of times an action was taken. It describes the action, outside of its name. */
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
