import preview from '@saudagar/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { WordList } from './WordList.tsx';

const meta = preview.meta({
  component: WordList,
  args: {
    label: 'Hidden words',
    description: 'Posts with one of these words are not shown.',
    words: [],
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [words, setWords] = useState(args.words);
    return (
      <WordList
        {...args}
        words={words}
        onChange={(next) => {
          args.onChange(next);
          setWords(next);
        }}
      />
    );
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story({ args: { placeholder: 'promo' } });

/** Enter, a comma and the button add a word; duplicates in any case are ignored. */
export const Adding = meta.story({
  args: { words: ['promo'] },
  async play({ canvas, args, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Hidden words' });
    await userEvent.type(field, ' undian {Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['promo', 'undian']);
    await expect(canvas.getByRole('status')).toHaveTextContent('undian added');
    await userEvent.type(field, 'judi,');
    await expect(args.onChange).toHaveBeenLastCalledWith(['promo', 'undian', 'judi']);
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'PROMO');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.click(field);
    await userEvent.paste('slot, togel ,slot');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'promo',
      'undian',
      'judi',
      'slot',
      'togel',
    ]);
  },
});

/** Focus moves to the next word, and to the field after the last. */
export const Removing = meta.story({
  args: { words: ['promo', 'undian', 'judi'] },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove undian' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['promo', 'judi']);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove judi' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('undian removed');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove promo' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Hidden words' })).toHaveFocus(),
    );
  },
});

/** A very long word wraps instead of breaking the layout. */
export const LongWord = meta.story({
  args: { words: ['promosi'.repeat(7), 'undian berhadiah akhir tahun dari toko kami'] },
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
