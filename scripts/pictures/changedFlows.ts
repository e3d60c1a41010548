import { ON_PHONE, pictureSuffixes } from '../stories/pictureSuffixes.ts';
import type { StoryEntry } from '../stories/storyList.ts';
import { type ChangedPicture, storyOf, viewOf } from './changedPicture.ts';

/** A flow with changed pictures: the stories of one title. */
export interface ChangedFlow {
  /** The part of the sidebar that it is in. */
  area: string;
  /** `Proposal refused changed in 3 of 8 states`. */
  headline: string;
  pictures: NamedPicture[];
}

/** A changed picture with the words that a reader knows it by. */
export interface NamedPicture extends ChangedPicture {
  /** `feed-composer--sent`. */
  story: string;
  /** `Sent, on a phone`. */
  state: string;
}

/** The area of pictures whose story is not in the built Storybook. */
const NO_STORY = 'Stories that are gone';

/** Groups pictures by flow and names their states, in the order of the sidebar. */
export function changedFlows(
  changed: readonly ChangedPicture[],
  stories: readonly StoryEntry[],
): ChangedFlow[] {
  const flows = [...Map.groupBy(stories, ({ title }) => title)].flatMap(([title, own]) => {
    const pictures = own.flatMap(({ id, name }) => ofStory(changed, id, name));
    if (pictures.length === 0) return [];
    const path = title.split('/');
    const states = own.filter((story) => pictureSuffixes(story).length > 0).length;
    const count = new Set(pictures.map(({ story }) => story)).size;
    // A state that lost its picture is one of the states, too.
    const all = Math.max(states, count);
    return [
      {
        area: path.slice(0, -1).join(' › ') || title,
        headline: `${path.at(-1)} changed in ${count} of ${all} ${all === 1 ? 'state' : 'states'}`,
        pictures,
      },
    ];
  });
  const known = new Set(stories.map(({ id }) => id));
  const gone = Map.groupBy(
    changed.map(({ name }) => storyOf(name)).filter((id) => !known.has(id)),
    (id) => id,
  );
  return [
    ...flows,
    ...[...gone.keys()].map((id) => ({
      area: NO_STORY,
      headline: id,
      pictures: ofStory(changed, id, id),
    })),
  ];
}

function ofStory(changed: readonly ChangedPicture[], story: string, name: string): NamedPicture[] {
  return changed
    .filter((picture) => storyOf(picture.name) === story)
    .map((picture) => ({
      ...picture,
      story,
      state: viewOf(picture.name) === ON_PHONE ? `${name}, on a phone` : name,
    }));
}

/** Tells whether a picture has `text` in its story's id, its state or its flow's headline. */
export function isMeant(text: string, { area, headline }: ChangedFlow, picture: NamedPicture) {
  const words = [picture.story, picture.state, `${area} › ${headline}`].join('\n').toLowerCase();
  return text === 'all' || words.includes(text.toLowerCase());
}

/** Returns the flows without accepted pictures. */
export function undecided(flows: readonly ChangedFlow[]): ChangedFlow[] {
  return flows
    .map((flow) => ({ ...flow, pictures: flow.pictures.filter(({ isAccepted }) => !isAccepted) }))
    .filter(({ pictures }) => pictures.length > 0);
}

/** Most states of a flow that the list names: a comment on a pull request has an end. */
const NAMED = 6;

/** Lists flows, a line each, as Markdown. */
export function listOf(flows: readonly ChangedFlow[]): string {
  return flows
    .map(({ area, headline, pictures }) => {
      const named = pictures.slice(0, NAMED).map(({ state, what }) => `${state} (${what})`);
      const rest = pictures.length - named.length;
      if (rest > 0) named.push(`and ${rest} more`);
      return `- **${area} › ${headline}**: ${named.join('; ')}`;
    })
    .join('\n');
}
