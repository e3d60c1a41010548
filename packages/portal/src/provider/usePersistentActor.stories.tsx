import preview from '@saudagar/storybook/preview';
import { Button } from '@saudagar/ui';
import { StrictMode, Suspense, startTransition, use, useState } from 'react';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor } from 'storybook/test';
import { fromCallback, setup } from 'xstate';
import { PortalProvider } from './PortalProvider.tsx';
import { usePersistentActor } from './useActors.ts';

let starts = 0;
let running = 0;
let answer = () => {};
let answered: Promise<void>;

/** Work that counts its starts and its running instances. */
const workMachine = setup({
  actors: {
    work: fromCallback(() => {
      starts += 1;
      running += 1;
      return () => {
        running -= 1;
      };
    }),
  },
}).createMachine({
  id: 'work',
  tags: 'idle',
  invoke: { src: 'work', onError: { actions: ({ event }) => console.error(event.error) } },
});
const provideWork = () => workMachine;

/** A view that suspends until its data has loaded. */
function Late() {
  usePersistentActor('work', provideWork, undefined);
  use(answered);
  return <p>Open</p>;
}

/** Another view that shares the actor. */
function Shared() {
  usePersistentActor('work', provideWork, undefined);
  return <p>Shared</p>;
}

function Page() {
  const [shown, setShown] = useState<'nothing' | 'late' | 'shared'>('nothing');
  return (
    <div style={{ display: 'flex', gap: 16 }}>
      <Button onPress={() => startTransition(() => setShown('late'))}>Open</Button>
      <Button onPress={() => setShown('shared')}>Open both</Button>
      <Button onPress={() => setShown('nothing')}>Close</Button>
      <Suspense fallback={null}>
        {shown === 'late' && <Late />}
        {shown === 'shared' && [<Shared key="first" />, <Shared key="second" />]}
      </Suspense>
    </div>
  );
}

/** Actors of views whose renders are discarded, run twice, or share a key. */
const meta = preview.meta({
  title: 'Pages that keep their data (for developers)',
  component: PortalProvider,
  tags: ['no-picture'],
  args: { children: null },
  parameters: { portal: {} },
  render: () => <Page />,
  beforeEach() {
    starts = 0;
    running = 0;
    answered = new Promise((resolve) => {
      answer = resolve;
    });
  },
});

type Player = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function openAndClose({ canvas, userEvent }: Player) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Open' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect(starts).toBe(0);
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  answer();
  await answered;
  await expect(starts).toBe(0);

  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  await canvas.findByText('Open', { selector: 'p' });
  await expect([starts, running]).toEqual([1, 1]);
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(running).toBe(0));
  await expect(starts).toBe(1);
}

async function openBoth({ canvas, userEvent }: Player) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Open both' }));
  await expect(await canvas.findAllByText('Shared')).toHaveLength(2);
  await expect([starts, running]).toEqual([1, 1]);
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(running).toBe(0));
}

/** A discarded render starts nothing; the one that mounts starts once. */
export const GivenUp = meta.story({ name: 'Discarded before it is shown', play: openAndClose });

/** Views of one render share an actor. */
export const SharedByTwo = meta.story({ name: 'Shared by two views', play: openBoth });

/** Strict mode renders and mounts twice: still one start, and no actor is left behind. */
export const StrictlyGivenUp = meta.story({
  name: 'Discarded, with pages started twice',
  render: () => (
    <StrictMode>
      <Page />
    </StrictMode>
  ),
  play: openAndClose,
});

export const StrictlySharedByTwo = meta.story({
  name: 'Shared, with pages started twice',
  render: () => (
    <StrictMode>
      <Page />
    </StrictMode>
  ),
  play: openBoth,
});
