import { use } from 'react';

/** A story in Storybook's index. */
export interface IndexedStory {
  id: string;
  /** Area and board: `Tenders/Post a tender`. */
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: readonly string[];
}

let index: Promise<readonly IndexedStory[]> | undefined;

async function readStories(): Promise<readonly IndexedStory[]> {
  const answer = await fetch('./index.json');
  const { entries } = (await answer.json()) as { entries: Record<string, IndexedStory> };
  return Object.values(entries).filter(
    ({ type, tags }) => type === 'story' && tags.includes('dev'),
  );
}

/** Returns the stories of the sidebar, in its order; suspends until they are read. */
export function useStories(): readonly IndexedStory[] {
  index ??= readStories();
  return use(index);
}
