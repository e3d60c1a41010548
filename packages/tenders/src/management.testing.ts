import type { StoryContext } from 'storybook/internal/csf';
import { within } from 'storybook/test';

export type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

export async function tab({ canvas, userEvent }: Scene, name: RegExp) {
  await userEvent.click(await canvas.findByRole('tab', { name }));
}

export const rowOf = async ({ canvas }: Pick<Scene, 'canvas'>, name: RegExp) =>
  within(await canvas.findByRole('article', { name }));
