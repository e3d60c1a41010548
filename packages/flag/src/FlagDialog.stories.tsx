import { flagContent } from '@saudagar/contract';
import {
  createGate,
  delayed,
  dropConnection,
  failWith,
  type Gate,
  neverAnswer,
  watchCalls,
} from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { Button, useOnDemand } from '@saudagar/ui';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { FlagDialog, type FlagDialogProps } from './FlagDialog.tsx';
import { flagDialog } from './flag.ts';

type Canvas = ReturnType<typeof within>;

/** Opens the dialog as a feature does. */
function Flagging(props: Pick<FlagDialogProps, 'contentType' | 'contentId'>) {
  const { isOpen, close, openerProps } = useOnDemand(flagDialog);
  return (
    <>
      <Button {...openerProps}>Flag</Button>
      {isOpen && <flagDialog.View {...props} onClose={close} />}
    </>
  );
}

const meta = preview.meta({
  title: 'Report content to moderators (flag)',
  component: FlagDialog,
  parameters: { portal: {} },
  args: { contentType: 'post' as const, contentId: 'post-001', onClose: fn() },
  render: (args) => <Flagging {...args} />,
});

async function open(canvas: Canvas) {
  const opener = await canvas.findByRole('button', { name: 'Flag' });
  await userEvent.click(opener);
  await canvas.findByRole('dialog', { name: 'Flag Content' });
  return opener;
}

const choose = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('radio', { name }));
const submit = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Flag Content' }));

/** Seven reasons, none chosen. */
// FEED-155–161, FEED-175
export const Ready = meta.story({
  name: 'Report spam or another reason',
  tags: ['phone'],
  async play({ canvas }) {
    if (canvas.queryByRole('dialog')) return;
    await open(canvas);
    const radios = canvas.getAllByRole('radio');
    await expect(radios).toHaveLength(7);
    for (const radio of radios) await expect(radio).not.toBeChecked();
  },
});

/** A reason is chosen and a description written. */
export const Begun = meta.story({
  name: 'Reason chosen and described',
  async play({ canvas }) {
    await open(canvas);
    await choose(canvas, 'False information');
    await userEvent.type(canvas.getByRole('textbox'), 'Harganya tidak benar.');
    await expect(canvas.getByRole('radio', { name: 'False information' })).toBeChecked();
  },
});

/** Without a reason the form is not sent; focus goes to the first. */
// FEED-152, FEED-153
export const Unchosen = meta.story({
  name: 'Report refused: no reason chosen (required)',
  tags: ['phone', 'refused'],
  async play({ canvas }) {
    if (canvas.queryByRole('dialog')) return;
    await open(canvas);
    await submit(canvas);
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAccessibleDescription(
      'Please select a reason for flagging this content',
    );
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Spam' })).toHaveFocus());
  },
});

/** Choosing a reason removes the error; writing alone does not. */
export const Corrected = meta.story({
  name: 'Reason chosen after the error, report sent',
  tags: ['done'],
  async play({ canvas }) {
    await open(canvas);
    await submit(canvas);
    const group = canvas.getByRole('radiogroup');
    await userEvent.type(canvas.getByRole('textbox'), 'Harganya tidak benar.');
    await expect(group).toHaveAccessibleDescription();
    await choose(canvas, 'Spam');
    await expect(group).not.toHaveAccessibleDescription();
    await submit(canvas);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

/** Sending: nothing can be changed or closed until the reply. */
export const Sending = meta.story({
  name: 'Report being sent',
  tags: ['sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(flagContent));
  },
  async play({ canvas }) {
    await open(canvas);
    await choose(canvas, 'Spam');
    await submit(canvas);
    await expect(
      await canvas.findByRole('button', { name: 'Flag Content In progress' }),
    ).toBeVisible();
  },
});

/** Success: confirmed, closed, and empty when reopened; focus is restored. */
// FEED-167–169
export const Flagged = meta.story({
  name: 'Report sent (flagged); dialog opened again',
  tags: ['done'],
  async play({ canvas, canvasElement }) {
    const opener = await open(canvas);
    await choose(canvas, 'Hate speech');
    await userEvent.type(canvas.getByRole('textbox'), 'Kasar');
    await submit(canvas);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvasElement.ownerDocument.body).toHaveTextContent(
        'Content flagged successfully. Thank you for helping keep our community safe.',
      ),
    );
    await waitFor(() => expect(opener).toHaveFocus());
    await open(canvas);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: 'Hate speech' })).not.toBeChecked();
  },
});

/** Input is restored after closing. */
export const Resumed = meta.story({
  name: 'Input restored after closing',
  tags: ['no-picture'],
  async play({ canvas }) {
    await open(canvas);
    await choose(canvas, 'Other');
    await userEvent.type(canvas.getByRole('textbox'), 'Penipuan');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await open(canvas);
    await expect(canvas.getByRole('textbox')).toHaveValue('Penipuan');
    await expect(canvas.getByRole('radio', { name: 'Other' })).toBeChecked();
  },
});

/** Chooses, writes and sends a flag that is rejected; its input stays. */
async function expectRefusal(canvas: Canvas, text: string) {
  await open(canvas);
  await choose(canvas, 'Harassment');
  await userEvent.type(canvas.getByRole('textbox'), 'Penipuan');
  await submit(canvas);
  await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
  await expect(canvas.getByRole('textbox')).toHaveValue('Penipuan');
  await expect(canvas.getByRole('radio', { name: 'Harassment' })).toBeChecked();
}

export const AlreadyFlagged = meta.story({
  name: 'Already reported (flagged before)',
  tags: ['refused'],
  async play({ canvas }) {
    await open(canvas);
    await choose(canvas, 'Spam');
    await submit(canvas);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expectRefusal(canvas, 'You have already flagged this content.');
  },
});

/** Any other error is shown in the server's words. */
// FEED-171
export const Refused = meta.story({
  name: 'Report refused by the server',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(failWith(flagContent, 400, 'Flagging is closed for this post'));
  },
  async play({ canvas }) {
    await expectRefusal(canvas, 'Error: Flagging is closed for this post');
  },
});

export const NotFound = meta.story({
  name: 'Content not found (deleted meanwhile)',
  tags: ['gone'],
  args: { contentId: 'post-gone' },
  async play({ canvas }) {
    await expectRefusal(canvas, 'Content not found. It may have been deleted.');
  },
});

/** The next try succeeds. */
export const ServerError = meta.story({
  name: 'Report could not be sent',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(flagContent, 500, undefined, { once: true }));
  },
  async play({ canvas }) {
    await expectRefusal(canvas, 'Failed to flag content. Please try again.');
    await submit(canvas);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

export const Offline = meta.story({
  name: 'Report not sent: no network',
  tags: ['offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(flagContent));
  },
  async play({ canvas }) {
    await expectRefusal(canvas, 'Failed to flag content. Please try again.');
  },
});

let watched = watchCalls(flagContent);

/** A comment is flagged with its own type. */
// FEED-163–166
export const OfComment = meta.story({
  name: 'Comment reported',
  tags: ['no-picture', 'done'],
  args: { contentType: 'comment', contentId: 'comment-1' },
  beforeEach({ msw }) {
    watched = watchCalls(flagContent);
    msw.use(watched.handler);
  },
  async play({ canvas }) {
    await open(canvas);
    await choose(canvas, 'Spam');
    await submit(canvas);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(watched.bodies).toEqual([
      {
        content_type: 'comment',
        content_id: 'comment-1',
        reason: 'spam',
        description: null,
        client_id: expect.any(String),
      },
    ]);
  },
});

/** A page that the browser's Back leaves, with or without an open dialog. */
function Page(props: Pick<FlagDialogProps, 'contentType' | 'contentId'>) {
  const [isHere, setHere] = useState(true);
  useEffect(() => {
    back = () => setHere(false);
  }, []);
  return isHere ? <Flagging {...props} /> : <Button onPress={() => setHere(true)}>Forward</Button>;
}
let back = () => {};
let refused: Gate;
let taken: Gate;

/** The page is left before the reply: the result is announced on the next page. */
export const AnsweredElsewhere = meta.story({
  name: 'Page left: the next one tells the result',
  tags: ['done'],
  render: (args) => <Page {...args} />,
  beforeEach({ msw }) {
    [refused, taken] = [createGate(), createGate()];
    msw.use(
      delayed(flagContent, refused, { once: true }),
      failWith(flagContent, 500, undefined, { once: true }),
      delayed(flagContent, taken),
    );
  },
  async play({ canvas, canvasElement }) {
    const page = canvasElement.ownerDocument.body;
    const leave = async () => {
      await canvas.findByRole('button', { name: 'Flag Content In progress' });
      back();
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    };
    await open(canvas);
    await choose(canvas, 'Spam');
    await submit(canvas);
    await leave();
    refused.open();
    await waitFor(() =>
      expect(page).toHaveTextContent('Failed to flag content. Please try again.'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Forward' }));
    await open(canvas);
    await expect(canvas.getByRole('radio', { name: 'Spam' })).toBeChecked();
    await submit(canvas);
    await leave();
    taken.open();
    await waitFor(() => expect(page).toHaveTextContent('Content flagged successfully.'));
  },
});
