import type { User } from '@saudagar/contract';
import { useViewActor } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { provideHomeNews } from './welcome/homeNewsFlow.ts';
import { Welcome } from './welcome/Welcome.tsx';

/** Props of {@link Home}. */
export interface HomeProps {
  /** The signed-in member. @default none: no welcome */
  // SHELL-158
  user?: Pick<User, 'full_name'> | null | undefined;
  /**
   * Rows of other areas that await the member, such as `WaitingTenders` of `@saudagar/tenders`.
   * @default nothing
   */
  waiting?: ReactNode | undefined;
  /** The latest posts, such as `LatestPosts` of `@saudagar/feed`. @default nothing */
  posts?: ReactNode | undefined;
  /** Suggested members, such as `SuggestionsPanel` of `@saudagar/network`. @default nothing */
  suggestions?: ReactNode | undefined;
  /**
   * Cards of other areas with news, such as `EventsCard` of `@saudagar/events`. @default nothing
   */
  cards?: ReactNode | undefined;
}

/**
 * The home page. A member sees what awaits them first, then the news; the introduction of the
 * community comes last, or before the news on a first visit.
 */
// SHELL-039, SHELL-139–150
export function Home({ user, waiting, ...slots }: HomeProps) {
  return (
    <div className="sg-home">
      {user ? (
        <MemberHome {...{ user, waiting }} {...slots} />
      ) : (
        <Content isIntroFirst {...slots} />
      )}
    </div>
  );
}

type Slots = Omit<HomeProps, 'user' | 'waiting'>;

interface MemberHomeProps extends Slots {
  user: Pick<User, 'full_name'>;
  waiting: ReactNode;
}

function MemberHome({ user, waiting, ...slots }: MemberHomeProps) {
  const actor = useViewActor(provideHomeNews, { query: null });
  const isFirstVisit = useSelector(actor, ({ context }) => context.value?.last_visit === null);
  return (
    <>
      <Welcome {...{ user, actor, isFirstVisit, waiting }} />
      <Content isIntroFirst={isFirstVisit} titleLevel={2} {...slots} />
    </>
  );
}

interface ContentProps extends Slots {
  /** Puts the introduction before the news. */
  isIntroFirst: boolean;
  /** Heading level of the introduction. @default 1 */
  titleLevel?: 1 | 2 | undefined;
}

function Content({ isIntroFirst, titleLevel = 1, posts, suggestions, cards }: ContentProps) {
  const intro = (
    <>
      <Hero titleLevel={titleLevel} />
      <Features />
    </>
  );
  return (
    <>
      {isIntroFirst && intro}
      {(posts || suggestions) && (
        <div className="sg-home-news">
          {posts}
          <div className="sg-home-aside">{suggestions}</div>
        </div>
      )}
      {cards && <div className="sg-home-cards">{cards}</div>}
      {!isIntroFirst && intro}
    </>
  );
}
