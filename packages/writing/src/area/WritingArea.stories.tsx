import preview from '@saudagar/storybook/preview';
import { Avatar, MemberText } from '@saudagar/ui';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { TypedSign } from '../text/signs.ts';
import type { Suggestion } from './suggestions.ts';
import { WritingArea, type WritingAreaProps } from './WritingArea.tsx';

const members = [
  ['dewi.anggraini', 'Dewi Anggraini'],
  ['dewa_putra', 'Dewa Gede Putra Wijaya Kusuma'],
  ['siti.rahma', 'Siti Rahmawati'],
] as const;
const tags = ['kopi', 'kopigayo', 'batik'];

function fitting(typed: Pick<TypedSign, 'sign' | 'text'> | null): Suggestion[] {
  if (!typed) return [];
  if (typed.sign === '#') {
    return tags
      .filter((tag) => tag.startsWith(typed.text))
      .map((tag) => ({ id: tag, value: `#${tag}`, title: `#${tag}`, note: '12 posts' }));
  }
  return members
    .filter(([username]) => username.startsWith(typed.text))
    .map(([username, name]) => ({
      id: username,
      value: `@${username}`,
      title: name,
      note: `@${username}`,
      picture: <Avatar name={name} size="small" />,
    }));
}

function PostRef({ initial = '', ...props }: Partial<WritingAreaProps> & { initial?: string }) {
  const [text, setText] = useState(initial);
  const [items, setItems] = useState<Suggestion[]>([]);
  return (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '34rem', minBlockSize: '24rem' }}>
      <WritingArea
        aria-label="Text"
        placeholder="What is new?"
        {...props}
        value={text}
        onChange={setText}
        suggestions={{ items, onTyped: (typed) => setItems(fitting(typed)) }}
      />
      <MemberText>{text}</MemberText>
    </div>
  );
}

const meta = preview.meta({
  title: 'Write formatted text',
  component: WritingArea,
  tags: ['!autodocs'],
  args: { value: '', onChange: fn() },
  render: () => <PostRef />,
});

type Canvas = ReturnType<typeof within>;

/** The text area once its tools have loaded. */
const area = async (canvas: Canvas) => {
  await canvas.findByRole('toolbar', { name: 'Formatting' });
  return canvas.getByRole('textbox', { name: 'Text' }) as HTMLTextAreaElement;
};

const select = (element: HTMLTextAreaElement, text: string) => {
  const offset = element.value.indexOf(text);
  element.focus();
  element.setSelectionRange(offset, offset + text.length);
};

const page = () => within(document.body);

/** Types through the browser: user-event tracks its own text and misses other changes. */
const type = (text: string) => {
  for (const character of text) document.execCommand('insertText', false, character);
};

/** Empty, with its toolbar. */
export const Empty = meta.story({
  name: 'Empty, with toolbar',
  tags: ['phone'],
  async play({ canvas }) {
    await expect(await area(canvas)).toHaveValue('');
  },
});

/** Buttons apply a mark, show it as pressed, and remove it again; undo reverts each step. */
// FEED-005–007
export const Marked = meta.story({
  name: 'Text formatted by buttons (bold, italic)',
  render: () => <PostRef initial="Stok batik baru datang" />,
  async play({ canvas }) {
    const field = await area(canvas);
    const bold = canvas.getByRole('button', { name: 'Bold' });
    select(field, 'batik baru');
    await userEvent.click(bold);
    await expect(field).toHaveValue('Stok **batik baru** datang');
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Italic' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Underline' }));
    await expect(field).toHaveValue('Stok ***__batik baru__*** datang');
    await userEvent.click(canvas.getByRole('button', { name: 'Italic' }));
    await expect(field).toHaveValue('Stok **__batik baru__** datang');
    document.execCommand('undo');
    await expect(field).toHaveValue('Stok ***__batik baru__*** datang');
    document.execCommand('redo');
    await expect(canvas.getByText('batik baru')).toBeVisible();
  },
});

/** Shortcuts do the same; at a caret they apply to the text typed next. */
export const MarkedByKeyboard = meta.story({
  name: 'Text formatted by shortcuts',
  async play({ canvas }) {
    const field = await area(canvas);
    field.focus();
    type('Stok ');
    await userEvent.keyboard('{Control>}b{/Control}');
    type('baru');
    await userEvent.keyboard('{Control>}b{/Control}');
    type(', ');
    await userEvent.keyboard('{Meta>}i{/Meta}');
    type('segera');
    await userEvent.keyboard('{Meta>}i{/Meta}');
    type(' ');
    await userEvent.keyboard('{Control>}u{/Control}');
    type('datang');
    await userEvent.keyboard('{Control>}u{/Control}');
    type('.');
    await expect(field).toHaveValue('Stok **baru**, *segera* __datang__.');
  },
});

/** One tab stop; arrow keys move between the buttons. */
export const ToolbarByKeyboard = meta.story({
  name: 'Toolbar used by keyboard',
  tags: ['no-picture'],
  async play({ canvas }) {
    const field = await area(canvas);
    await userEvent.click(field);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hashtag' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('#');
    await userEvent.keyboard('{Escape}');
  },
});

/** A link asks for its address. */
export const LinkForm = meta.story({
  name: 'Link: asks for the address',
  tags: ['phone'],
  render: () => <PostRef initial="Lihat daftar harga kami" />,
  async play({ canvas }) {
    const field = await area(canvas);
    select(field, 'daftar harga');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await page().findByRole('dialog', { name: 'Link' })).toBeVisible();
    await waitFor(() => expect(page().getByRole('textbox', { name: 'Address' })).toHaveFocus());
  },
});

/** An invalid address is rejected with an error beside the field. */
export const WrongAddress = meta.story({
  name: 'Link refused: invalid address (URL)',
  tags: ['refused'],
  render: () => <PostRef initial="Lihat daftar harga kami" />,
  async play({ canvas }) {
    const field = await area(canvas);
    select(field, 'daftar harga');
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const address = await page().findByRole('textbox', { name: 'Address' });
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    await expect(address).toHaveAccessibleDescription(
      'Enter a web or email address, such as https://example.com',
    );
    await waitFor(() => expect(address).toHaveFocus());
  },
});

/** The link is inserted, with the caret behind it. */
// FEED-008
export const Linked = meta.story({
  name: 'Link inserted',
  render: () => <PostRef initial="Lihat daftar harga kami" />,
  async play({ canvas }) {
    const field = await area(canvas);
    select(field, 'daftar harga');
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    await userEvent.type(await page().findByRole('textbox', { name: 'Address' }), 'toko.id{Enter}');
    await waitFor(() => expect(field).toHaveValue('Lihat [daftar harga](https://toko.id) kami'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field.selectionStart).toBe('Lihat [daftar harga](https://toko.id)'.length);
    await expect(canvas.getByRole('link', { name: 'daftar harga' })).toBeVisible();
  },
});

/** The link form opened inside a link removes it. */
export const Unlinked = meta.story({
  name: 'Link removed',
  render: () => <PostRef initial="Lihat [harga](https://toko.id) kami" />,
  async play({ canvas }) {
    const field = await area(canvas);
    select(field, 'arg');
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    await expect(await page().findByRole('textbox', { name: 'Address' })).toHaveValue(
      'https://toko.id',
    );
    await userEvent.click(page().getByRole('button', { name: 'Remove link' }));
    await waitFor(() => expect(field).toHaveValue('Lihat harga kami'));
  },
});

/** While a mention is typed, matching members are offered. */
export const Suggesting = meta.story({
  name: 'Members suggested for a mention (tag)',
  tags: ['phone'],
  async play({ canvas }) {
    const field = await area(canvas);
    await userEvent.type(field, 'Terima kasih @de');
    const list = await page().findByRole('listbox', { name: 'Suggestions' });
    await expect(within(list).getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}');
    const second = within(list).getByRole('option', { selected: true });
    await expect(second).toHaveTextContent('Dewa Gede Putra');
    await expect(field).toHaveAttribute('aria-activedescendant', second.id);
    await expect(field).toHaveAttribute('aria-controls', list.id);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('2 suggestions');
  },
});

/** The word wrapped onto the next line: the list opens below that line, not over it. */
export const SuggestingOnNextLine = meta.story({
  name: 'Suggestions for a mention on the next line',
  render: () => (
    <div style={{ maxInlineSize: '15rem' }}>
      <PostRef />
    </div>
  ),
  async play({ canvas }) {
    const field = await area(canvas);
    await userEvent.type(field, 'Kain tulis untuk @d');
    const list = await page().findByRole('listbox', { name: 'Suggestions' });
    const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight);
    const lineBelow = (lines: number) =>
      field.getBoundingClientRect().top +
      Number.parseFloat(getComputedStyle(field).paddingBlockStart) +
      lines * lineHeight;
    await waitFor(() => expect(list.getBoundingClientRect().top).toBeLessThan(lineBelow(2)));
    await userEvent.type(field, 'ewi.angg');
    await waitFor(() =>
      expect(
        page().getByRole('listbox', { name: 'Suggestions' }).getBoundingClientRect().top,
      ).toBeGreaterThanOrEqual(lineBelow(2)),
    );
    await waitFor(() => expect(field).toHaveFocus());
  },
});

/** Enter takes the marked suggestion, Tab the next one, and a pointer a third. */
export const Suggested = meta.story({
  name: 'Suggested member chosen',
  async play({ canvas }) {
    const field = await area(canvas);
    field.focus();
    type('Halo @de');
    await page().findByRole('listbox');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(field).toHaveValue('Halo @dewa_putra ');
    type('#ko');
    await page().findByRole('listbox');
    await userEvent.keyboard('{Tab}');
    await expect(field).toHaveValue('Halo @dewa_putra #kopi ');
    type('@siti');
    await userEvent.click(await page().findByRole('option', { name: /Siti Rahmawati/ }));
    await expect(field).toHaveValue('Halo @dewa_putra #kopi @siti.rahma ');
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(page().queryByRole('listbox')).toBeNull());
  },
});

/** Escape closes the list; the next trigger opens another. */
export const SuggestionsShut = meta.story({
  name: 'Suggestions closed',
  tags: ['no-picture'],
  async play({ canvas }) {
    const field = await area(canvas);
    field.focus();
    type('@de');
    await page().findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    type('w');
    await waitFor(() => expect(page().queryByRole('listbox')).toBeNull());
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    type(' #b');
    await expect(await page().findByRole('option', { name: /#batik/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

/** While sending, the text is read-only and the tools are disabled. */
export const ReadOnly = meta.story({
  name: 'Read-only while sending',
  tags: ['sending'],
  render: () => <PostRef initial="Sedang dikirim" isReadOnly />,
  async play({ canvas }) {
    const field = await area(canvas);
    await expect(field).toHaveAttribute('readonly');
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(field).toHaveValue('Sedang dikirim');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toBeDisabled();
  },
});

/** Without a toolbar, for a small composer: shortcuts and suggestions still work. */
export const Plain = meta.story({
  name: 'Without a toolbar',
  render: () => <PostRef hasToolbar={false} rows={1} counter="3/500" errorMessage="Too short" />,
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Text' });
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await userEvent.type(field, '#ba');
    await userEvent.click(await page().findByRole('option', { name: /#batik/ }));
    await expect(field).toHaveValue('#batik ');
    await expect(field).toHaveAccessibleDescription('Too short');
  },
});
