import type { Tender } from '@saudagar/contract';
import { InlineMessage } from '@saudagar/ui';
import { deadlineTime } from '../card/deadlineTime.ts';
import { useTexts } from '../texts.ts';

/** States when sealed bids open; renders nothing for unsealed ones. */
export function Seal({ seal, deadline }: Pick<Tender, 'seal' | 'deadline'>) {
  const { t, locale } = useTexts();
  if (!seal) return null;
  return (
    <InlineMessage>{t(`seal.${seal}`, { time: deadlineTime(deadline, locale) })}</InlineMessage>
  );
}
