import type { Random } from './random.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Western Indonesian time is seven hours ahead of UTC. */
const WIB = 7 * HOUR;

/** Activity in each hour of a day, from midnight WIB. */
const BUSY = [1, 0, 0, 0, 2, 6, 9, 10, 14, 16, 16, 14, 9, 12, 14, 13, 11, 8, 6, 8, 10, 8, 4, 2];
const BUSIEST = Math.max(...BUSY);

/** Activity at a moment, from 0 to 1: lower at night and on Sundays. */
function busyness(moment: number): number {
  const local = new Date(moment + WIB);
  const share = (BUSY[local.getUTCHours()] ?? 0) / BUSIEST;
  return local.getUTCDay() === 0 ? share * 0.5 : share;
}

/** Ages of the newest posts in minutes, newest first, so the feed always looks fresh. */
const LATEST = [
  5, 12, 21, 32, 51, 70, 96, 118, 150, 185, 221, 262, 304, 348, 471, 552, 640, 726, 812, 1015, 1304,
  1641,
];

/**
 * Picks times for `count` posts, oldest first: over sixty days, mostly in working hours. The
 * newest `latest` ones are minutes and hours old, whatever the time of day.
 */
export function postMoments(now: Date, count: number, latest: number, random: Random): Date[] {
  const start = now.getTime() - 60 * DAY;
  const end = now.getTime() - 36 * HOUR;
  const moments: number[] = [];
  while (moments.length < count - latest) {
    const moment = Math.floor(random.between(start, end));
    if (random.chance(busyness(moment))) moments.push(moment);
  }
  const newest = LATEST.slice(0, latest).map((minutes) => now.getTime() - minutes * MINUTE);
  return [...moments, ...newest].sort((a, b) => a - b).map((moment) => new Date(moment));
}

/**
 * Picks a time some minutes or hours after another, but always before now: the sooner, the more
 * `answers` there are in a row.
 */
export function answerMoment(after: Date, now: Date, random: Random, answers = 1): Date {
  const left = now.getTime() - after.getTime();
  const wait = 2 * MINUTE + random.next() ** 3 * 9 * HOUR;
  const most = Math.min(wait, left * random.between(0.2, 0.5));
  return new Date(after.getTime() + Math.floor(most / answers));
}

/** Picks a time for a like: most fall in a post's first hours. */
export function likeMoment(post: Date, now: Date, random: Random): Date {
  const left = Math.min(now.getTime() - post.getTime(), 4 * DAY);
  return new Date(post.getTime() + Math.floor(left * random.next() ** 2));
}

/** Picks a time at which a member joined, before the first post. */
export function joinMoment(now: Date, random: Random): Date {
  return new Date(now.getTime() - Math.floor(random.between(62, 420) * DAY));
}

/** Picks the number of likes: mostly a few, sometimes many, fewer for young posts. */
export function likeCount(
  post: { at: Date; comments: number; pictures: number },
  now: Date,
  random: Random,
): number {
  const hours = (now.getTime() - post.at.getTime()) / HOUR;
  const appeal = 2 + post.comments * 1.4 + post.pictures * 1.6 + 34 * random.next() ** 5;
  return Math.round(appeal * Math.min(1, 0.25 + hours / 24));
}
