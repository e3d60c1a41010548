import preview from '@saudagar/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  title: 'Password field',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'kain-mori-2026' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
});

export const Hidden = meta.story({
  async play({ canvas }) {
    const field = canvas.getByLabelText('Password', { exact: true });
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
  },
});

/** Its label names the input only, and focus stays on the pressed button. */
export const Shown = meta.story({
  name: 'Password shown',
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show characters' }));
    await expect(canvas.getByLabelText('Password', { exact: true })).toHaveAttribute(
      'type',
      'text',
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Hide characters' })).toHaveFocus(),
    );
  },
});

export const Invalid = meta.story({
  tags: ['refused'],
  args: {
    autoComplete: 'new-password',
    errorMessage: 'This password is too common. Choose another.',
  },
});
