import preview from '@saudagar/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Form } from './Form.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

const refuse = fn();

function SignIn() {
  const [isLacking, setLacking] = useState({ email: false, password: false });
  const field = (name: 'email' | 'password', text: string) => ({
    name,
    isRequired: true,
    errorMessage: isLacking[name] && text,
    onChange: () => setLacking({ ...isLacking, [name]: false }),
  });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        refuse();
        setLacking({ email: true, password: true });
      }}
    >
      <TextField label="Email" type="email" {...field('email', 'Email is required')} />
      <PasswordField label="Password" {...field('password', 'Password is required')} />
      <Button type="submit" variant="primary">
        Sign in
      </Button>
    </Form>
  );
}

const meta = preview.meta({
  title: 'Form',
  component: Form,
  tags: ['!autodocs'],
  args: { children: null },
  render: () => <SignIn />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
});

export const Ready = meta.story({ name: 'Sign-in form' });

/** Each invalid field shows its error, and focus moves to the first; a change removes its error. */
export const Refused = meta.story({
  name: 'Refused: errors shown (validation)',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    const email = canvas.getByLabelText('Email', { exact: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(refuse).toHaveBeenCalled();
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('Email is required');
    await expect(canvas.getByLabelText('Password', { exact: true })).toBeInvalid();
    // Submitted again without changes: focus moves there again.
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(email).toHaveFocus());
  },
});

export const Corrected = meta.story({
  async play({ canvas, userEvent }) {
    const email = canvas.getByLabelText('Email', { exact: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await userEvent.type(email, 'siti@batik.co.id');
    await userEvent.tab();
    await expect(email).toBeValid();
    await expect(canvas.queryByText('Email is required')).toBeNull();
    await expect(canvas.getByText('Password is required')).toBeVisible();
  },
});
