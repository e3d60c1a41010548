import type { Random } from '../random.ts';
import type { DemoPost } from './post.ts';
import { abroadPosts } from './posts-abroad.ts';
import { coffeePosts } from './posts-coffee.ts';
import { communityPosts } from './posts-community.ts';
import { digitalPosts } from './posts-digital.ts';
import { fashionPosts } from './posts-fashion.ts';
import { foodPosts } from './posts-food.ts';
import { furniturePosts } from './posts-furniture.ts';
import { latestPosts } from './posts-latest.ts';
import { marketPosts } from './posts-market.ts';
import { packagingPosts } from './posts-packaging.ts';
import { peoplePosts } from './posts-people.ts';
import { shippingPosts } from './posts-shipping.ts';
import { spicePosts } from './posts-spices.ts';
import { textilePosts } from './posts-textiles.ts';

const [welcome, ...community] = communityPosts;

const topics: readonly (readonly DemoPost[])[] = [
  community,
  textilePosts,
  fashionPosts,
  coffeePosts,
  spicePosts,
  foodPosts,
  furniturePosts,
  packagingPosts,
  shippingPosts,
  digitalPosts,
  marketPosts,
  peoplePosts,
  abroadPosts,
];

/**
 * Every post, oldest first. Topics are mixed, each in its own order and spread over the whole time,
 * since posts of one topic tell a story that goes on.
 */
export function allPosts(random: Random): DemoPost[] {
  const mixed = topics
    .flatMap((posts) =>
      posts.map((post, index) => ({ post, place: (index + random.next()) / posts.length })),
    )
    .sort((a, b) => a.place - b.place)
    .map(({ post }) => post);
  return [...(welcome ? [welcome] : []), ...mixed, ...latestPosts];
}

/** How many posts at the end of `allPosts` belong to the last day and a half. */
export const LATEST_COUNT = latestPosts.length;
