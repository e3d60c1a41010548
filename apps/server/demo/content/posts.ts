import abroad from '../posts/abroad.json' with { type: 'json' };
import coffee from '../posts/coffee.json' with { type: 'json' };
import community from '../posts/community.json' with { type: 'json' };
import digital from '../posts/digital.json' with { type: 'json' };
import fashion from '../posts/fashion.json' with { type: 'json' };
import food from '../posts/food.json' with { type: 'json' };
import furniture from '../posts/furniture.json' with { type: 'json' };
import latest from '../posts/latest.json' with { type: 'json' };
import market from '../posts/market.json' with { type: 'json' };
import packaging from '../posts/packaging.json' with { type: 'json' };
import people from '../posts/people.json' with { type: 'json' };
import shipping from '../posts/shipping.json' with { type: 'json' };
import spices from '../posts/spices.json' with { type: 'json' };
import textiles from '../posts/textiles.json' with { type: 'json' };
import type { Random } from '../random.ts';
import type { DemoPost } from './post.ts';

const [welcome, ...others] = community as readonly DemoPost[];

const topics: readonly (readonly DemoPost[])[] = [
  others,
  textiles,
  fashion,
  coffee,
  spices,
  food,
  furniture,
  packaging,
  shipping,
  digital,
  market,
  people,
  abroad,
];

/**
 * Every post, oldest first. Topics are mixed, each in its own order and spread over the whole time,
 * since posts of one topic tell a story that goes on.
 */
export function allPosts(random: Random): DemoPost[] {
  const mixed = topics
    .flatMap((posts) =>
      posts.map((post, index) => ({ post, order: (index + random.next()) / posts.length })),
    )
    .sort((a, b) => a.order - b.order)
    .map(({ post }) => post);
  return [...(welcome ? [welcome] : []), ...mixed, ...(latest as readonly DemoPost[])];
}

/** How many posts at the end of `allPosts` belong to the last day and a half. */
export const LATEST_COUNT = latest.length;
