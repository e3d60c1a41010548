import { inDialog } from './dialog.ts';
import type { Journey } from './journey.ts';

/** Changes the address of the business on the member's own profile. */
export const moveBusiness = (address: string): Journey => ({
  reach: ({ button, press }) => press(button('profile:edit.title')),
  fill: ({ field, write }) => write(field('profile:edit.address'), address),
  press: (user) => inDialog(user, 'profile:edit.save'),
  done: ({ page }) => page.getByRole('definition').filter({ hasText: address }),
});

/** Removes the member's own photo, and confirms it. */
export const removePhoto: Journey = {
  async reach(user) {
    await user.press(user.button('profile:avatar.change'));
    await user.press(inDialog(user, 'profile:avatar.remove'));
  },
  press: (user) => inDialog(user, 'profile:removePhoto.confirm'),
  done: ({ page, say }) => page.getByText(say('profile:removePhoto.done')),
};
