import preview from '@saudagar/storybook/preview';
import { expect, fn } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = preview.meta({
  title: 'Select (drop-down list)',
  component: Select,
  args: {
    label: 'Language',
    options: [
      { id: 'en', label: 'English', lang: 'en' },
      { id: 'id', label: 'Bahasa Indonesia', lang: 'id' },
    ],
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
});

export const Ready = meta.story({
  name: 'One chosen',
  args: { defaultValue: 'en' },
  async play({ canvas, args, userEvent }) {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(select, 'Bahasa Indonesia');
    await expect(args.onChange).toHaveBeenLastCalledWith('id');
    await expect(select).toHaveValue('id');
  },
});

export const Invalid = meta.story({
  tags: ['refused'],
  args: { isRequired: true, errorMessage: 'Choose a language' },
  async play({ canvas }) {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Choose a language');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });
