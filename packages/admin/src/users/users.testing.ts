import { buildUser, type Community, minutesAgo, sampleCommunity } from '@saudagar/mocks';
import type { StoryContext } from 'storybook/internal/csf';
import { screen, within } from 'storybook/test';

/** The sample's administrator, who can edit, and its moderator, who can only read. */
export const ADMIN = 'member-6';
export const MODERATOR = 'member-4';

const DAY = 24 * 60;

/** The sample community with `count` additional merchants. */
export const withUsers = (count: number) => (): Community => {
  const community = sampleCommunity({ posts: 0 });
  for (let index = 1; index <= count; index += 1) {
    const number = String(index).padStart(2, '0');
    community.accounts.add(
      buildUser({
        id: `trader-${number}`,
        full_name: `Pedagang ${number}`,
        username: `pedagang.${number}`,
        email: `pedagang.${number}@pasar.example`,
        photo: null,
      }),
      { joinedAt: minutesAgo(index * DAY) },
    );
  }
  return community;
};

/** Returns the open confirmation. */
export const findAlertDialog = async () => within(await screen.findByRole('alertdialog'));

export type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Presses a control of the table once it is rendered. */
export const press = async ({ canvas, userEvent }: Scene, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** Chooses an action from a user's menu. */
export async function choose(scene: Scene, name: string, action: string) {
  await press(scene, `More options for ${name}`);
  await scene.userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** Finds the dialog with a new password. */
export const findPassword = async () =>
  within(await screen.findByRole('dialog', { name: 'Password Reset Successful' }));

/** Opens the details of a user. */
export const openDetails = async (context: Scene, name = 'Budi Santoso') => {
  await press(context, `View details of ${name}`);
  return within(await screen.findByRole('dialog', { name: 'User Details' }));
};
