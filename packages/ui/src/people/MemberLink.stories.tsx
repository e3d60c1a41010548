import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';
import { MemberText } from '../display/MemberText.tsx';
import { UiProvider } from '../UiProvider.tsx';
import { Avatar } from './Avatar.tsx';
import { MemberLink } from './MemberLink.tsx';

const meta = preview.meta({
  title: "Link to a member's profile",
  component: MemberLink,
  args: { memberId: 'member-2', children: 'Budi Santoso' },
});

/** The host has an address for members: names, avatars and mentions are links. */
export const WithAddress = meta.story({
  name: 'Name and photo are links',
  decorators: [
    (Story) => (
      <UiProvider locale="en" memberPath={(member) => `/people/${member}`}>
        <Avatar name="Budi Santoso" href="/people/member-2" /> <Story />
        <MemberText>Ask @budi.santoso</MemberText>
      </UiProvider>
    ),
  ],
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Budi Santoso' })).toHaveAttribute(
      'href',
      '/people/member-2',
    );
    await expect(canvas.getByRole('link', { name: '@budi.santoso' })).toHaveAttribute(
      'href',
      '/people/@budi.santoso',
    );
    // The avatar links there too, without a second tab stop.
    const [picture] = canvas.getAllByRole('link', { hidden: true });
    await expect(picture).toHaveAttribute('tabindex', '-1');
  },
});

/** The host has no profiles. */
export const Plain = meta.story({
  name: 'Without profiles',
  tags: ['no-picture'],
  async play({ canvas }) {
    await expect(canvas.getByText('Budi Santoso')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
