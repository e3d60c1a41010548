import { PortalProvider } from '@saudagar/portal';
import preview from '@saudagar/storybook/preview';
import { Button } from '@saudagar/ui';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Feed } from './Feed.tsx';

const MOUNTS = 6;

/** A host page that mounts and unmounts the community. */
function Host(props: Omit<ComponentProps<typeof PortalProvider>, 'children'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(!isOpen)}>Open or close</Button>
      {isOpen && (
        <PortalProvider {...props} baseUrl={window.location.origin}>
          <Feed onHashtag={fn()} />
        </PortalProvider>
      )}
    </>
  );
}

interface Listening {
  target: EventTarget;
  type: string;
  listener: unknown;
}

/** Listeners on targets that outlive a view (window, document, signals), and open databases. */
let listening: Listening[] = [];
let connections = 0;

const outlives = (target: EventTarget | null): target is EventTarget =>
  target === window || target === document || target instanceof AbortSignal;

function watchListeners(): () => void {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const { open } = IDBFactory.prototype;
  listening = [];
  connections = 0;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    // Called without `this`, the target is the window.
    const target: EventTarget = this ?? window;
    const isKnown = listening.some(
      (one) => one.target === target && one.type === type && one.listener === listener,
    );
    if (outlives(target) && !isKnown) listening.push({ target, type, listener });
    const signal = typeof options === 'object' ? options.signal : undefined;
    signal?.addEventListener('abort', () => forget(target, type, listener), { once: true });
    addEventListener.call(target, type, listener, options);
  };
  const forget = (target: EventTarget, type: string, listener: unknown) => {
    listening = listening.filter(
      (one) => one.target !== target || one.type !== type || one.listener !== listener,
    );
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    forget(this ?? window, type, listener);
    removeEventListener.call(this ?? window, type, listener, options);
  };
  IDBFactory.prototype.open = function (...args) {
    connections += 1;
    return open.apply(this, args);
  };
  return () => {
    Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
    IDBFactory.prototype.open = open;
  };
}

/** Returns the remaining listeners; an aborted signal no longer calls its own. */
const remainingListeners = () =>
  listening
    .filter(({ target }) => !(target instanceof AbortSignal && target.aborted))
    .map(({ target, type }) => `${target.constructor.name} ${type}`)
    .sort();

const meta = preview.meta({
  title: 'Feed closed and opened again',
  component: Feed,
  tags: ['no-picture'],
  parameters: { portal: { pages: [] } },
});

/** Mounting and unmounting a provider leaves no listener or connection behind. */
export const LeavesNothing = meta.story({
  name: 'Nothing is left running (technical check)',
  render: (_, { session, globals }) => <Host session={session} locale={String(globals.locale)} />,
  beforeEach: watchListeners,
  async play({ canvas, userEvent }) {
    const toggle = await canvas.findByRole('button', { name: 'Open or close' });
    const openAndClose = async () => {
      await userEvent.click(toggle);
      await canvas.findByRole('feed');
      await userEvent.click(toggle);
      await waitFor(() => expect(canvas.queryByRole('feed')).toBeNull());
    };
    const openTimes = async (times: number) => {
      for (let mounts = 0; mounts < times; mounts += 1) await openAndClose();
    };
    // The first mounts add listeners that stay for the page, some when the browser is idle.
    await openTimes(MOUNTS);
    const [once, connected] = [remainingListeners(), connections];
    await openTimes(MOUNTS);
    await waitFor(() => expect(remainingListeners()).toEqual(once));
    await expect(connections).toBe(connected);
  },
});
