import preview from '@saudagar/storybook/preview';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { SkeletonText } from '../display/Skeleton.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { loadable } from './loadable.tsx';
import { OnDemand } from './OnDemand.tsx';
import { useOnDemand } from './useOnDemand.ts';

type Fetch<Props extends object> = () => Promise<ComponentType<Props>>;

function Prices() {
  return <p>Cotton 12,500 a metre</p>;
}

function PriceDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onOpenChange={onClose} title="Price list">
      <Prices />
    </Dialog>
  );
}

const prices = fn<Fetch<object>>();
const dialog = fn<Fetch<{ onClose: () => void }>>();

function InPlace() {
  const part = useMemo(() => loadable(() => prices()), []);
  return (
    <OnDemand part={part} fallback={<SkeletonText lines={2} />}>
      <part.View />
    </OnDemand>
  );
}

function Opener() {
  const part = useMemo(() => loadable(() => dialog()), []);
  const { openerProps, isOpen, close } = useOnDemand(part);
  return (
    <>
      <Button {...openerProps}>Show prices</Button>
      {isOpen && <part.View onClose={close} />}
    </>
  );
}

const never = () => new Promise<never>(() => {});
const failToLoad = () => Promise.reject(new TypeError('Failed to fetch'));

const meta = preview.meta({
  title: 'Code loaded on demand (lazy)',
  component: OnDemand,
  args: { part: { isLoaded: () => false, load: async () => false }, children: null },
  render: () => <InPlace />,
  beforeEach() {
    prices.mockReset().mockResolvedValue(Prices);
    dialog.mockReset().mockResolvedValue(PriceDialog);
  },
});

/** Rendered in place once its code has loaded. */
export const Ready = meta.story({
  name: 'Loaded',
  async play({ canvas }) {
    await expect(await canvas.findByText('Cotton 12,500 a metre')).toBeVisible();
  },
});

/** Loading: a skeleton of its size. */
export const Loading = meta.story({
  tags: ['loading'],
  beforeEach() {
    prices.mockImplementation(never);
  },
});

function Later() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true));
    return () => clearTimeout(timer);
  }, []);
  return isThere && <InPlace />;
}

/** Its code loads between render and effect: it is shown. */
export const CameMeanwhile = meta.story({
  name: 'Loaded meanwhile',
  tags: ['no-picture'],
  render: () => <Later />,
  async play({ canvas }) {
    await expect(await canvas.findByText('Cotton 12,500 a metre')).toBeVisible();
  },
});

/** Its code fails to load: an inline message, and a retry. */
export const Unloaded = meta.story({
  name: 'Failed to load (connection lost)',
  tags: ['failed'],
  beforeEach() {
    prices.mockImplementation(failToLoad);
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/could not be loaded/)).toBeVisible();
  },
});

/** Retried by the button, which still fails here, and automatically when the connection returns. */
export const LoadedAgain = meta.story({
  name: 'Retried',
  tags: ['no-picture'],
  beforeEach() {
    prices.mockImplementationOnce(failToLoad).mockImplementationOnce(failToLoad);
  },
  async play({ canvas, userEvent }) {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    await waitFor(() => expect(prices).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(retry).not.toHaveAttribute('data-pending'));
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('Cotton 12,500 a metre')).toBeVisible();
  },
});

/** An overlay takes focus and returns it on close. */
export const Opened = meta.story({
  name: 'Dialog opened',
  render: () => <Opener />,
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Show prices' });
    await userEvent.click(opener);
    await expect(await canvas.findByRole('dialog', { name: 'Price list' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await expect(dialog).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  },
});

function SentDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onOpenChange={onClose} title="Price list">
      <Button onPress={() => setTimeout(onClose)}>Send</Button>
    </Dialog>
  );
}

/** Closed by a response, one frame before the inert page can take focus: focus is restored. */
export const ClosedByAnswer = meta.story({
  name: 'Dialog closed by its answer',
  render: () => <Opener />,
  beforeEach() {
    dialog.mockResolvedValue(SentDialog);
  },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Show prices' });
    await userEvent.click(opener);
    const send = await canvas.findByRole('button', { name: 'Send' });
    const frames = spyOn(window, 'requestAnimationFrame').mockImplementation((act) => {
      queueMicrotask(() => act(performance.now()));
      return 0;
    });
    await userEvent.click(send);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    frames.mockRestore();
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Hovering or focusing preloads the code. */
export const Prefetched = meta.story({
  name: 'Loaded ahead on hover',
  render: () => <Opener />,
  async play({ canvas, userEvent }) {
    await expect(dialog).not.toHaveBeenCalled();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show prices' })).toHaveFocus());
    await waitFor(() => expect(dialog).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('dialog', { name: 'Price list' })).toBeVisible();
  },
});

/** Loading: the opener shows its pending state and retains focus. */
export const Opening = meta.story({
  name: 'Dialog opening',
  tags: ['loading'],
  render: () => <Opener />,
  beforeEach() {
    dialog.mockImplementation(never);
  },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Show prices' });
    await userEvent.click(opener);
    await waitFor(() => expect(opener).toHaveAccessibleName('Show prices In progress'));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** Its code fails to load: a toast reports it, and the next press retries. */
export const OpeningFailed = meta.story({
  name: 'Dialog failed to open',
  tags: ['failed'],
  render: () => <Opener />,
  beforeEach() {
    dialog.mockImplementation(failToLoad);
  },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Show prices' });
    await userEvent.click(opener);
    await expect(await canvas.findByText(/could not be loaded/)).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
    dialog.mockResolvedValue(PriceDialog);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('dialog', { name: 'Price list' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});
