import type { User } from '@saudagar/contract';
import type { ReactNode } from 'react';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { Welcome } from './welcome/Welcome.tsx';

/** Props of {@link Home}. */
export interface HomeProps {
  /** The signed-in member. @default none: no welcome */
  // SHELL-158
  user?: Pick<User, 'full_name'> | null | undefined;
  /** The latest posts, such as `LatestPosts` of `@saudagar/feed`. @default nothing */
  posts?: ReactNode;
  /** Suggested members, such as `SuggestionsPanel` of `@saudagar/network`. @default nothing */
  suggestions?: ReactNode;
  /**
   * Cards of other areas with news, such as `EventsCard` of `@saudagar/events`. @default nothing
   */
  cards?: ReactNode;
}

/** The home page: an introduction of the community, and its news. */
// SHELL-039, SHELL-139–150
export function Home({ user, posts, suggestions, cards }: HomeProps) {
  return (
    <div className="sg-home">
      <Hero>{user && <Welcome user={user} />}</Hero>
      {(posts || suggestions) && (
        <div className="sg-home-news">
          {posts}
          <div className="sg-home-aside">{suggestions}</div>
        </div>
      )}
      {cards && <div className="sg-home-cards">{cards}</div>}
      <Features />
    </div>
  );
}
