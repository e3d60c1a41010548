import { FLAG_REASONS, FlaggedType } from '@saudagar/contract';
import { useTexts } from './texts.ts';

/** Restrictions about flagged things, as flags and the audit log name them. */
const OUTCOMES = [
  'dismissed',
  'warned',
  'removed',
  'dismiss_flag',
  'warn_user',
  'remove_content',
  'undo_review',
  'view_message',
] as const;

const among = <Known extends string>(all: readonly Known[], name: string) =>
  all.find((one) => one === name);

/** Words for what a server names; what is not known is shown as it is. */
export function useWords() {
  const { t } = useTexts();
  return {
    reason(name: string) {
      const known = among(FLAG_REASONS, name);
      return known ? t(`reasons.${known}`) : name;
    },
    type(name: string) {
      const known = among(FlaggedType.options, name);
      return known ? t(`types.${known}`) : name;
    },
    outcome(name: string) {
      const known = among(OUTCOMES, name);
      return known ? t(`outcomes.${known}`) : name;
    },
  };
}
