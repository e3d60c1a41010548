import { FILE_DESCRIPTION_MAX } from '@saudagar/contract';
import preview from '@saudagar/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { FileChip } from './FileChip.tsx';
import { FileDescription, type FileDescriptionProps } from './FileDescription.tsx';

function Described({ value, onChange, ...rest }: FileDescriptionProps) {
  const [text, setText] = useState(value);
  const change = (description: string) => {
    setText(description);
    onChange?.(description);
  };
  return (
    <FileChip name={rest.name} size={482_133} onRemove={fn()}>
      <FileDescription {...rest} value={text} onChange={onChange && change} />
    </FileChip>
  );
}

const meta = preview.meta({
  title: 'Describe a file (alt text)',
  component: FileDescription,
  render: (args) => <Described {...args} />,
  args: { name: 'gudang.jpg', value: '', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
});

const LABEL = 'Description for people who cannot see the picture';

/** The button opens the field and Enter closes it; focus follows. */
export const Describing = meta.story({
  name: 'Describe: open and close the field',
  async play({ canvas, args, userEvent }) {
    (await canvas.findByRole('button', { name: 'Describe gudang.jpg' })).focus();
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByRole('textbox', { name: LABEL });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Rak kain');
    await expect(args.onChange).toHaveBeenLastCalledWith('Rak kain');
    await userEvent.keyboard('{Enter}');
    const button = await canvas.findByRole('button', { name: 'Change description of gudang.jpg' });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByText('Rak kain')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: LABEL })).toHaveFocus());
    await expect(canvas.getByText('8/300')).toBeVisible();
  },
});

export const DescribedInWords = meta.story({
  name: 'Image with a description',
  args: {
    value: 'Rak kain batik di gudang baru kami di Solo, dari lantai sampai ke langit-langit',
  },
});

/** Read-only while the form is sent. */
export const ReadOnly = meta.story({
  name: 'Not editable while being sent',
  tags: ['sending'],
  args: { value: 'Rak kain' },
  render: ({ name, value }) => (
    <FileChip name={name} size={482_133}>
      <FileDescription {...{ name, value }} />
    </FileChip>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('Rak kain')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /description/ })).toBeNull();
  },
});

/** Stays open and shows the error. */
export const TooLong = meta.story({
  name: 'Description too long',
  tags: ['refused'],
  args: { value: 'Rak kain batik '.repeat(FILE_DESCRIPTION_MAX / 10) },
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('textbox', { name: LABEL });
    await expect(field).toHaveAccessibleDescription(/Up to 300 characters fit here/);
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'Rak kain{Escape}');
    await expect(
      await canvas.findByRole('button', { name: 'Change description of gudang.jpg' }),
    ).toHaveFocus();
  },
});
