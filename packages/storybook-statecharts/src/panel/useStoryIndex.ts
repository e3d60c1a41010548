import { useEffect, useState } from 'react';
import { remembered } from '../panelStore.ts';
import type { StoryReport } from '../protocol.ts';
import { readIndex } from '../stories/readIndex.ts';
import { type StoryIndex, withStory } from '../stories/storyIndex.ts';

const stored = remembered<Record<string, Record<string, readonly string[]>>>('stories');

/** Stories by state, from a test run and from stories opened in this session. */
export function useStoryIndex(report: StoryReport | null, isActive: boolean): StoryIndex {
  const [ofRun, setOfRun] = useState<StoryIndex>({});
  const [seen, setSeen] = useState(() => stored.read() ?? {});
  useEffect(() => {
    if (isActive) void readIndex().then(setOfRun);
  }, [isActive]);
  useEffect(() => {
    if (!report?.story) return;
    const { story, actors } = report;
    const states: Record<string, string[]> = {};
    for (const { machine, leaves, status } of actors) {
      if (status === 'stopped') continue;
      states[machine] = [...new Set([...(states[machine] ?? []), ...leaves])];
    }
    setSeen((before) => {
      if (JSON.stringify(before[story]) === JSON.stringify(states)) return before;
      const next = { ...before, [story]: states };
      stored.write(next);
      return next;
    });
  }, [report]);
  return Object.entries(seen).reduce(
    (index, [story, states]) => withStory(index, story, states),
    ofRun,
  );
}
