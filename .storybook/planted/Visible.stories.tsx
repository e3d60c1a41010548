import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';

/** Fades in on every device, so that every run of the stories tries the wait of `toBeVisible`. */
function Fading({ label }: { label: string }) {
  const fade = (element: HTMLElement | null) => {
    element?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }], 600);
  };
  return <p ref={fade}>{label}</p>;
}

const meta = preview.meta({
  component: Fading,
  args: { label: 'Fades in' },
  tags: ['!dev', '!autodocs', 'no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const FadesIn = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('Fades in')).toBeVisible();
  },
});
