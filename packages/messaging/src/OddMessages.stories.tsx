import { listMessages } from '@saudagar/contract';
import { replyWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';
import {
  type Canvas,
  countOf,
  expectLastVisible,
  lastMessage,
  messageField,
  messages,
} from './conversation.testing.ts';
import { BUDI, conversationSample } from './conversationSample.testing.ts';
import { Messages } from './Messages.tsx';

/** Unusual messages of members and other servers, shown as plain content. */
const meta = preview.meta({
  title: 'Unusual messages',
  component: Messages,
  args: { conversationId: 'room-budi' },
  parameters: {
    portal: { community: () => conversationSample() },
    statecharts: { show: 'room' },
  },
});

/** Returns a history of the given messages. */
const replyWithMessages = (parts: readonly object[]) =>
  replyWith(
    listMessages,
    parts.map((one, index) => ({
      id: `odd-${index}`,
      sender_id: BUDI,
      created_at: `2026-11-21T0${index % 10}:00:00.000Z`,
      content: '',
      ...one,
    })),
  );

const frameOf = async (canvas: Canvas) =>
  (await lastMessage(canvas)).closest('.sg-messages-frame') as HTMLElement;

/** Markup, unbroken words, right-to-left text, control characters, a lone surrogate. */
export const HostileText = meta.story({
  name: 'Code, endless words, right-to-left text',
  beforeEach({ msw }) {
    msw.use(
      replyWithMessages([
        { content: '<img src=x onerror="document.title=1"><script>document.title=1</script>' },
        { content: `${'panjang'.repeat(60)} https://example.com/${'a'.repeat(300)}` },
        { content: 'مرحبا، هل لديكم قهوة غايو؟ 120 kg' },
        { content: '\u202Edibalik \u0000\u0007\u001B[31m \u2028 baris' },
        { content: '\uD83D setengah \uDC4D, utuh 👩🏽‍🌾👨‍👩‍👧‍👦🇮🇩' },
        { content: `z${'\u0310\u0315'.repeat(60)} Zalgo` },
        { content: 'Terakhir.', sender_id: 'member-1' },
      ]),
    );
  },
  async play({ canvas }) {
    await messages(canvas);
    await expect(canvas.getByText(/<script>document.title=1<\/script>/)).toBeInTheDocument();
    const frame = await frameOf(canvas);
    await expect(frame.querySelector('img[src="x"], script')).toBeNull();
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    const arabic = canvas.getByText(/مرحبا/);
    await expect(getComputedStyle(arabic.parentElement as HTMLElement).unicodeBidi).toBe(
      'plaintext',
    );
    await expectLastVisible(canvas);
  },
});

/** Unknown message types, and senders without data. */
export const ForeignKinds = meta.story({
  name: 'Unknown kind of message, sender without a name',
  args: { conversationId: 'room-market' },
  beforeEach({ msw }) {
    msw.use(
      replyWithMessages([
        { content: 'Foto dari gudang', message_type: 'image', sender: null },
        { content: '', message_type: 'call_ended' },
        { content: 'Tanpa nama', sender_id: 'nobody' },
        { content: 'Nama kosong', sender: { id: BUDI, full_name: '  ' } },
      ]),
    );
  },
  async play({ canvas }) {
    await messages(canvas);
    for (const text of ['Foto dari gudang', 'This message cannot be shown here.', 'Nama kosong'])
      await canvas.findByText(text);
    await expectLastVisible(canvas);
  },
});

/** Near the limit a counter appears; past it nothing is sent or lost. */
export const TooLong = meta.story({
  name: 'Counter near the limit; a longer one is not sent',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    const count = await countOf(canvas);
    const field = await messageField(canvas);
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(4990));
    await expect(await canvas.findByText('10 characters remaining')).toBeVisible();
    await userEvent.paste('y'.repeat(20));
    await expect(await canvas.findByText('10 characters over the limit')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByText('A message holds at most 5,000 characters.'),
    ).toBeVisible();
    await expect((field as HTMLTextAreaElement).value).toHaveLength(5010);
    await expect(await countOf(canvas)).toBe(count);
  },
});
