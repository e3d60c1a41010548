import preview from '@saudagar/storybook/preview';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import UsersRound from 'lucide-react/icons/users-round';
import { expect } from 'storybook/test';
import { StatCard, StatList } from './StatCard.tsx';

const meta = preview.meta({ title: 'Figures (statistics card)', component: StatList });

export const Figures = meta.story({
  name: 'Three figures',
  args: {
    children: (
      <>
        <StatCard icon={<MessageSquareText />} label="Posts" value="1,204" />
        <StatCard icon={<UsersRound />} label="Followers" value="86" />
        <StatCard label="Countries" value="50+" />
      </>
    ),
  },
  async play({ canvas }) {
    const [posts] = canvas.getAllByRole('definition');
    await expect(posts).toHaveTextContent('1,204');
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('Posts');
  },
});
