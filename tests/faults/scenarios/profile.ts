import { photo } from '../../e2e/files.ts';
import { inDialog } from '../../journeys/dialog.ts';
import { moveBusiness, removePhoto } from '../../journeys/profile.ts';
import type { Scenario } from '../scenario.ts';

const profile = { page: '/profile' };
const another = { page: '/profile/:member', path: '/profile/member-2' };

export const scenarios: readonly Scenario[] = [
  {
    ...profile,
    does: 'read their own profile',
    done: ({ button }) => button('profile:edit.title'),
  },
  {
    ...profile,
    does: 'read their own posts',
    done: ({ page, say }) => page.getByRole('list', { name: say('profile:tabs.postsOf') }),
  },
  { ...profile, does: 'edit their profile', ...moveBusiness('Jl. Malioboro 1, Yogyakarta') },
  {
    ...profile,
    does: 'change their photo',
    async reach({ page, button }) {
      await button('profile:avatar.change').click();
      await page.getByRole('dialog').waitFor();
    },
    async fill({ page, say }) {
      await page.locator('input[type="file"]').first().setInputFiles(photo('tenun.png'));
      await page.locator('.reactEasyCrop_CropArea').waitFor();
      await page.getByRole('slider', { name: say('profile:avatar.zoom') }).fill('2');
    },
    press: (user) => inDialog(user, 'profile:avatar.upload'),
    done: ({ page, say }) => page.getByText(say('profile:avatar.done')),
  },
  { ...profile, does: 'remove their photo', ...removePhoto },
  {
    ...another,
    does: "read another member's profile",
    unsaid: { findConnection: 'What the profile told of the relation stands.' },
    done: ({ button }) => button('profile:message'),
  },
  {
    ...another,
    path: '/profile/@budi.santoso',
    does: 'follow a mention to a profile',
    unsaid: { findConnection: 'What the profile told of the relation stands.' },
    done: ({ button }) => button('profile:message'),
  },
];
