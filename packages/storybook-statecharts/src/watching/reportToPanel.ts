import {
  CHANNEL,
  type SendAnswer,
  type SendMessage,
  type StoryReport,
  type WatchMessage,
} from '../protocol.ts';
import { describeDetail, describeLine, graphOf } from './describeActor.ts';
import { sendEvent } from './sendEvent.ts';
import { beginStory, currentStory, onActivity, watchedActors } from './watchedActors.ts';

/** Storybook's channel between manager and preview. */
export interface Channel {
  // biome-ignore lint/suspicious/noExplicitAny: the same type as Storybook's channel
  on(event: string, listener: (message: any) => void): void;
  emit(event: string, message: unknown): void;
}

/**
 * Answers the panel. Nothing is described or sent while the panel is closed, so that test runs have
 * no overhead; while open, once per frame.
 */
export function reportToPanel(channel: Channel): void {
  let stop: (() => void) | null = null;
  let chosen: string | null = null;
  let sentGraph: object | null = null;
  let isDue = false;

  function report(): void {
    isDue = false;
    if (!stop) return;
    const actors = watchedActors();
    const one = actors.find(({ key }) => key === chosen);
    const graph = one ? graphOf(one) : null;
    channel.emit(CHANNEL.report, {
      story: currentStory(),
      actors: actors.map(describeLine),
      detail: one ? describeDetail(one) : null,
      graph: graph === sentGraph ? null : graph,
    } satisfies StoryReport);
    sentGraph = graph;
  }

  function reportSoon(): void {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(report);
  }

  channel.on(CHANNEL.watch, ({ actor }: WatchMessage) => {
    chosen = actor;
    sentGraph = null;
    stop ??= onActivity(reportSoon);
    report();
  });
  channel.on(CHANNEL.unwatch, () => {
    stop?.();
    stop = null;
  });
  channel.on(CHANNEL.send, (message: SendMessage) => {
    channel.emit(CHANNEL.answer, sendEvent(message) satisfies SendAnswer);
  });
  channel.on('forceRemount', ({ storyId }: { storyId: string }) => beginStory(storyId, true));
  channel.emit(CHANNEL.hello, null);
}
