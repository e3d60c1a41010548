import preview from '@saudagar/storybook/preview';
import Search from 'lucide-react/icons/search';
import { expect, fn } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Text field (input)',
  component: TextField,
  args: { label: 'Company name', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story({
  args: { placeholder: 'CV Maju Jaya', description: 'As your customers know it' },
  async play({ canvas, args, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Company name' });
    await expect(field).toHaveAccessibleDescription('As your customers know it');
    await userEvent.type(field, 'UD');
    await expect(args.onChange).toHaveBeenLastCalledWith('UD');
  },
});

/** The mark is visual only; assistive technology announces "required" after the name. */
export const Required = meta.story({
  args: { isRequired: true },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Company name', { exact: true })).toBeRequired();
  },
});

export const Filled = meta.story({ args: { defaultValue: 'CV Batik Nusantara' } });

export const Focused = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox'));
  },
});

export const Invalid = meta.story({
  name: 'Invalid (error)',
  tags: ['refused'],
  args: {
    label: 'Email',
    type: 'email',
    defaultValue: 'siti@',
    errorMessage: 'Enter a valid email address',
  },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter a valid email address');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'CV Maju Jaya' } });

export const WithIcon = meta.story({
  args: { label: 'Search', leading: <Search />, placeholder: 'Members, goods, places' },
});

/** Grows with its text. */
export const Multiline = meta.story({
  name: 'Several lines (text area)',
  args: {
    label: 'Your post',
    isMultiline: true,
    placeholder: 'What is new in your trade?',
    counter: '2,000 characters remaining',
  },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Your post' });
    const before = field.clientHeight;
    await userEvent.type(field, 'one{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six');
    await expect(field.clientHeight).toBeGreaterThan(before);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
  },
});
