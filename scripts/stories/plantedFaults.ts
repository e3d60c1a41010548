import { isPinnedBrowserAvailable } from '../browser.ts';
import { missedByReaders } from './readersView.ts';
import type { StoryEntry } from './storyList.ts';
import { runStories } from './storyRun.ts';

/** Messages that the guard must give, to a test and to a reader. */
const GUARDED: Record<string, RegExp> = {
  'Printed error': /console\.error: planted error/,
  'Printed warning': /console\.warn: planted warning/,
  'Uncaught error': /planted uncaught error/,
  'Unhandled rejection': /planted rejection/,
  'Unexpected request': /unexpected request: GET .*\/api\/planted/,
  'Foreign request': /unexpected request: GET https:\/\/planted\.example/,
};

/** The reason for which each story in `.storybook/planted` must fail. */
const REASONS: Record<string, RegExp> = {
  ...GUARDED,
  Inaccessible: /image-alt/,
  'Failed play': /planted play/,
  'Never visible': /Received element is not visible/,
  'Wrong footer': /360 px wide: Dialog “Planted”: .*is not the last[\s\S]*says why/,
  'Low list': /In id on a phone: The list begins at \d+ px/,
  'No room for words': /Texts of 140 %, 360 px wide: Cut off without a sign: .*“\[Fîts/,
  ...(isPinnedBrowserAvailable && {
    'Missing picture': /Picture .* is missing/,
    'Changed picture': /Picture .* changed \(\d+ pixels\)/,
  }),
};

/** Runs the planted stories; returns the faults found, and those missed. */
export async function plantedFaults(
  stories: readonly StoryEntry[],
): Promise<{ found: string[]; missed: string[] }> {
  const planted = stories.filter(({ tags }) => tags.includes('planted'));
  const { failed } = await runStories(planted, {
    env: { STORYBOOK_INCLUDE_TAGS: 'planted', PICTURES: 'compare', STORY_RETRIES: '0' },
    isQuiet: true,
  });
  const messageOf = (name: string) => {
    const id = planted.find((story) => story.name === name)?.id;
    return failed.find((failure) => failure.id === id)?.message ?? 'it passed';
  };
  const names = Object.entries(REASONS);
  const guarded = planted.flatMap(({ id, name }) =>
    GUARDED[name] ? [{ id, name, reason: GUARDED[name] }] : [],
  );
  return {
    found: names.filter(([name, reason]) => reason.test(messageOf(name))).map(([name]) => name),
    missed: [
      ...names
        .filter(([name, reason]) => !reason.test(messageOf(name)))
        .map(
          ([name, reason]) =>
            `The planted fault ${name} was missed (${reason}): ${messageOf(name)}`,
        ),
      ...(await missedByReaders(guarded)),
    ],
  };
}
