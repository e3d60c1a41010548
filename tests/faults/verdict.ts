import type { Locale } from '@saudagar/contract';
import { REASONS } from './faults.ts';
import type { Filled, PageSnapshot } from './pageSnapshot.ts';

/** A fault in a page, and its remedy. */
export interface Finding {
  what: string;
  advice: string;
}

/** The expected state of a page. */
export interface Expected {
  /** The values typed and chosen before. */
  filled: readonly Filled[];
  /** True when nothing has to be reported: the member's goal is reached all the same. */
  isCalm: boolean;
  /** True when the page reports the failure. */
  isSaid: boolean;
}

/** Returns the first fault in a page's handling of a failure; undefined when there is none. */
export function findingOf(seen: PageSnapshot, expected: Expected): Finding | undefined {
  const { filled, isCalm, isSaid } = expected;
  if (seen.text === '') {
    return {
      what: 'the page is blank',
      advice:
        'Give the state that the machine is in after a failed call a view: a text that says what happened, and Retry. See FeedFailure in packages/feed.',
    };
  }
  const lostField = filled.find(({ value }) => !isStillThere(value, seen));
  if (lostField) {
    return {
      what: `“${lostField.value}” is gone from the field “${lostField.label.trim()}”`,
      advice:
        'What a member typed or chose stays until its call has succeeded: keep it in the context of a machine started by usePersistentActor, and clear it in onDone alone.',
    };
  }
  if (seen.waiting.length > 0) {
    return {
      what: `it still waits: ${[...new Set(seen.waiting)].join(', ')}`,
      advice:
        'Give the invoke an onError that leaves the waiting state. The client gives a call up after 15 s; nothing may wait for longer.',
    };
  }
  if (!isSaid && !isCalm) {
    return {
      what: 'it says nothing about it',
      advice:
        'Show an InlineMessage or a notice (role alert or status) that says what failed. Where silence is right, tell the reason in the scenario’s `unsaid`.',
    };
  }
  if (seen.controls === 0) {
    return {
      what: 'there is no way on',
      advice: 'Leave the member a control: Retry, Close, a link to where it goes on.',
    };
  }
  return undefined;
}

function isStillThere(value: string, seen: PageSnapshot): boolean {
  return seen.filled.some((now) => now.value.includes(value)) || seen.text.includes(value);
}

/** Messages of browsers name nothing that failed; a text of ours does, in words. */
const CODES =
  /\b(?:4\d\d|5\d\d|undefined|null|NaN|TypeError|ApiError|Failed to fetch(?! (?!dynamically)\w))\b|\[object|\{\{/;

/**
 * Checks that messages are for people, in the language shown; `others` are texts of another, and
 * keys.
 */
export function wordingOf(
  messages: readonly string[],
  language: Locale,
  others: ReadonlySet<string>,
): Finding | undefined {
  for (const text of messages) {
    if (CODES.test(text)) {
      return {
        what: `it says “${text}”`,
        advice: 'Say it in words: a text of the package’s messages, by the kind of the failure.',
      };
    }
    const foreign = text.split('\n').find((line) => others.has(line.trim()));
    if (foreign && !text.includes(REASONS[language])) {
      return {
        what: `it says “${foreign}” to who reads in “${language}”`,
        advice: 'Take the text when it is shown, by useTexts, not when the call failed.',
      };
    }
  }
  return undefined;
}
