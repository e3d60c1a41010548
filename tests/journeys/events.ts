import { inDialog } from './dialog.ts';
import type { Journey } from './journey.ts';

/** Registers for the event whose page is open, and is shown the code for the door. */
export const registerForEvent = (phone: string): Journey => ({
  reach: ({ button, press }) => press(button('events:register.open')),
  fill: ({ field, write }) => write(field('events:register.phone'), phone),
  press: (user) => inDialog(user, 'events:register.open'),
  done: ({ page, say }) => page.getByRole('dialog', { name: say('events:ticket.registered') }),
});
