import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { createNotifier, type Notifier } from './createNotifier.ts';
import { ToastRegion } from './ToastRegion.tsx';

/** Toasts without a timeout, for screenshots. */
const forEver = { duration: Number.POSITIVE_INFINITY };

const meta = preview.meta({
  title: 'Toasts and notices (snackbar)',
  component: ToastRegion,
  tags: ['!autodocs'],
  args: { notifier: createNotifier() },
  render: (args) => (
    <>
      <Button onPress={() => args.notifier.success('Saved')}>Save</Button>
      <ToastRegion {...args} />
    </>
  ),
});

const say = (act: (notifier: Notifier) => void) => {
  const notifier = createNotifier();
  act(notifier);
  return { notifier };
};

/** Announced politely, at a pause. */
export const Success = meta.story({
  name: 'Success (saved)',
  tags: ['done'],
  args: say((notifier) => notifier.success('Post shared', forEver)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Post shared'));
    await expect(canvas.getByRole('region', { name: '1 notice' })).toBeVisible();
  },
});

export const Info = meta.story({
  args: say((notifier) => notifier.info('Thank you. Our moderators will look at it.', forEver)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Thank you.'));
  },
});

const undone = fn();
const undoable = say((notifier) =>
  notifier.success('Draft discarded.', {
    ...forEver,
    action: { label: 'Undo', onAction: undone },
  }),
);

/** A button reverts the action. */
export const Undoable = meta.story({
  name: 'With "Undo"',
  tags: ['phone', 'done'],
  args: undoable,
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible();
  },
});

/** Pressing the button acts and closes the toast. */
export const Undone = meta.story({
  tags: ['done'],
  args: undoable,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(undone).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText('Draft discarded.')).toBeNull());
  },
});

/** Announced assertively, with an interruption. */
export const Failure = meta.story({
  name: 'Failure (something went wrong)',
  tags: ['failed'],
  args: say((notifier) => notifier.error('Failed to create post. Please try again.', forEver)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to create'));
  },
});

/** The newest on top, at most three. */
export const Several = meta.story({
  name: 'Three at once',
  tags: ['phone'],
  args: say((notifier) => {
    notifier.success('Post shared', forEver);
    notifier.info('Your session ends in five minutes.', forEver);
    notifier.error('The photo of the warehouse could not be uploaded. Please try again.', forEver);
    notifier.info('This one waits for its turn', forEver);
  }),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('alertdialog')).toHaveLength(3));
  },
});

/** Over a dialog, toasts are at the top, clear of its buttons, on phones and wide screens. */
export const OverDialog = meta.story({
  name: 'Over a dialog',
  tags: ['phone'],
  args: say((notifier) => notifier.error('The link could not be copied.', forEver)),
  render: (args) => (
    <>
      <Dialog
        isOpen
        title="Share Post"
        footer={
          <>
            <Button>Cancel</Button>
            <Button variant="primary">Send</Button>
          </>
        }
      >
        <div style={{ blockSize: '100dvh' }}>
          A dialog as tall as the screen lets it be, with its buttons along the lower edge.
        </div>
      </Dialog>
      <ToastRegion {...args} />
    </>
  ),
  async play() {
    const toast = await screen.findByRole('alertdialog', { name: /could not be copied/ });
    const covers = (element: Element) => {
      const [a, b] = [toast.getBoundingClientRect(), element.getBoundingClientRect()];
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    };
    for (const name of ['Cancel', 'Send']) {
      await waitFor(() => expect(covers(screen.getByRole('button', { name }))).toBe(false));
    }
  },
});

/** Focus moves to the next toast; after the last, back to its previous element. */
export const Dismissed = meta.story({
  name: 'Closed (dismissed)',
  args: say((notifier) => {
    notifier.success('First', forEver);
    notifier.success('Second', forEver);
  }),
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus());
    await canvas.findByText('Second');
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('region', { name: '2 notices' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    const [dismissSecond] = canvas.getAllByRole('button', { name: 'Dismiss notice' });
    dismissSecond?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('Second')).toBeNull());
    await expect(canvas.getByRole('region')).toContainElement(
      document.activeElement as HTMLElement,
    );
    canvas.getByRole('button', { name: 'Dismiss notice' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus());
  },
});

const read = say((notifier) => notifier.info('Read me slowly', forEver)).notifier;
const clocks = { ...read, pause: fn(read.pause), resume: fn(read.resume) };

/** Hovering or focusing a toast pauses all timers; leaving resumes them. */
export const BeingRead = meta.story({
  name: 'Stays while it is read',
  args: { notifier: clocks },
  async play({ canvas, userEvent }) {
    const toast = await canvas.findByRole('alertdialog', { name: 'Read me slowly' });
    clocks.pause.mockClear();
    await userEvent.hover(toast);
    await expect(clocks.pause).toHaveBeenCalled();
    clocks.resume.mockClear();
    await userEvent.hover(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(clocks.resume).toHaveBeenCalled());
  },
});
