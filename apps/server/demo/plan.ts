import { extractHashtags, extractMentions, FEED_FILE_KINDS, fileKindOf } from '@saudagar/contract';
import type { Insertable } from 'kysely';
import { UUID } from 'uuidv7';
import { filterColumns } from '../src/areas/posts/postFilters.ts';
import type { Schema } from '../src/database/schema.ts';
import { planConnections } from './acquaintances.ts';
import { editSome, likeComments } from './afterthoughts.ts';
import { conversations } from './content/conversations.ts';
import type { DemoMember } from './content/member.ts';
import { members } from './content/members.ts';
import type { DemoPost, DemoReply } from './content/post.ts';
import { allPosts, LATEST_COUNT } from './content/posts.ts';
import { type ConversationPlan, planConversations } from './conversationRows.ts';
import { createRandom, type Random } from './random.ts';
import { answerMoment, joinMoment, likeCount, likeMoment, postMoments } from './schedule.ts';

/** A file to make: its row lacks the properties read from its bytes. */
export interface PlannedFile {
  row: Omit<Insertable<Schema['files']>, 'file_size' | 'width' | 'height'>;
  source: { picture: string } | { document: string };
}

/** A member to create, without the password hash. */
export interface PlannedMember {
  row: Omit<Insertable<Schema['members']>, 'password_hash'>;
  /** False for members without a password of their own. */
  canSignIn: boolean;
  /** A file in `account/portraits`. */
  portrait: string | undefined;
}

/** The whole demo community as rows, before any of it is stored. */
export interface DemoPlan extends ConversationPlan {
  members: PlannedMember[];
  files: PlannedFile[];
  posts: Insertable<Schema['posts']>[];
  postFiles: Insertable<Schema['post_files']>[];
  comments: Insertable<Schema['comments']>[];
  likes: Insertable<Schema['post_likes']>[];
  commentLikes: Insertable<Schema['comment_likes']>[];
  connections: Insertable<Schema['connections']>[];
}

const SEED = 1_602;
/** Fixed time in file names, so a retry overwrites the files of an interrupted seed. */
const FILES_AT = Date.UTC(2026, 0, 1);

/** The plan with password hashes and file properties, ready to be stored. */
export interface DemoRows extends Omit<DemoPlan, 'members' | 'files'> {
  members: Insertable<Schema['members']>[];
  files: Insertable<Schema['files']>[];
}

/** Plans the demo community at `now`. The same moment always gives the same plan. */
export function planDemo(now: Date): DemoPlan {
  const random = createRandom(SEED);
  const chance = { files: createRandom(SEED + 1), ids: createRandom(SEED + 2) };
  const id = (at: Date) => uuid(at.getTime(), chance.ids);
  const fileId = () => uuid(FILES_AT, chance.files);

  const planned = members.map((member, index) =>
    planMember(member, index, id, fileId, now, random),
  );
  const ids = new Map(planned.map(({ row }) => [row.username, row.id]));
  const idOf = (name: string) => {
    const known = ids.get(name);
    if (known === undefined) throw new Error(`demo: nobody is called ${name}`);
    return known;
  };
  const everyone = planned.map(({ row }) => row.id);

  const plan: Omit<DemoPlan, keyof ConversationPlan> = {
    members: planned,
    files: [],
    posts: [],
    postFiles: [],
    comments: [],
    likes: [],
    commentLikes: [],
    connections: planConnections(
      planned.map(({ row }, index) => ({ ...row, tags: members[index]?.tags ?? [] })),
      now,
      id,
      createRandom(SEED + 3),
    ),
  };
  countConnections(planned, plan.connections);
  const posts = allPosts(random);
  const moments = postMoments(now, posts.length, LATEST_COUNT, random);

  const addFiles = (post: DemoPost, postId: string, at: Date) => {
    const files: PlannedFile['row'][] = [];
    const pictures = (post.pictures ?? []).map((picture) => ({
      name: picture,
      source: { picture },
    }));
    const documents = post.document
      ? [{ name: post.document, source: { document: post.document } }]
      : [];
    for (const [position, { name, source }] of [...pictures, ...documents].entries()) {
      const row = fileRow(fileId(), idOf(post.by), name, at);
      plan.files.push({ row, source });
      plan.postFiles.push({ post_id: postId, file_id: row.id, position });
      files.push(row);
    }
    return files;
  };

  const addComments = (post: DemoPost, postId: string, at: Date): number => {
    let last = at;
    let count = 0;
    const add = (
      { by, text: content }: DemoReply,
      after: Date,
      parent: string | null = null,
      answers = 1,
    ) => {
      const created = answerMoment(after, now, random, answers);
      const comment = { id: id(created), post_id: postId, parent_id: parent, content };
      plan.comments.push({ ...comment, member_id: idOf(by), client_id: null, created_at: created });
      count += 1;
      return { id: comment.id, at: created };
    };
    for (const { replies = [], ...top } of post.comments ?? []) {
      const comment = add(top, last);
      last = comment.at;
      let before = comment.at;
      for (const reply of replies) before = add(reply, before, comment.id, replies.length).at;
    }
    return count;
  };

  const addLikes = (postId: string, author: string, at: Date, count: number): number => {
    const likers = random.shuffled(everyone.filter((one) => one !== author)).slice(0, count);
    for (const liker of likers)
      plan.likes.push({
        post_id: postId,
        member_id: liker,
        created_at: likeMoment(at, now, random),
      });
    return likers.length;
  };

  for (const [index, post] of posts.entries()) {
    const at = moments[index] ?? now;
    const postId = id(at);
    const files = addFiles(post, postId, at);
    const comments = addComments(post, postId, at);
    const pictures = post.pictures?.length ?? 0;
    const likes = likeCount({ at, comments, pictures }, now, random);
    plan.posts.push({
      id: postId,
      member_id: idOf(post.by),
      content: post.text,
      post_type: 'text',
      hashtags: JSON.stringify(extractHashtags(post.text)),
      mentions: JSON.stringify(extractMentions(post.text)),
      likes_count: addLikes(postId, idOf(post.by), at, likes),
      comments_count: comments,
      client_id: null,
      group_id: null,
      created_at: at,
      ...filterColumns({ post_type: 'text', files }),
    });
  }
  const talks = planConversations({
    conversations,
    now,
    idOf,
    idAt: id,
    addPicture(picture, by, at) {
      const row = fileRow(fileId(), idOf(by), picture, at);
      plan.files.push({ row, source: { picture } });
      return row.id;
    },
    random: createRandom(SEED + 5),
  });
  const afterwards = createRandom(SEED + 4);
  return {
    ...plan,
    ...talks,
    posts: editSome(plan.posts, now, afterwards),
    ...likeComments(plan.comments, everyone, now, afterwards),
  };
}

function countConnections(
  planned: readonly PlannedMember[],
  connections: DemoPlan['connections'],
): void {
  for (const { row } of planned)
    row.connections_count = connections.filter(
      ({ requester_id, recipient_id }) => requester_id === row.id || recipient_id === row.id,
    ).length;
}

function planMember(
  member: DemoMember,
  index: number,
  id: (at: Date) => string,
  fileId: () => string,
  now: Date,
  random: Random,
): PlannedMember {
  const joined = joinMoment(now, random);
  return {
    row: {
      id: id(joined),
      email: member.email ?? `${member.username}@anggota.example`,
      username: member.username,
      full_name: member.name,
      role: member.role ?? 'user',
      company_name: member.company ?? null,
      location: member.location,
      industry_tags: JSON.stringify(member.tags),
      phone: `+62 800-0000-${String(index + 1).padStart(4, '0')}`,
      is_verified: member.verified ?? false,
      photo_version: member.portrait ? fileId() : null,
      deactivated_at: null,
      created_at: joined,
    },
    canSignIn: member.email !== undefined,
    portrait: member.portrait,
  };
}

function fileRow(id: string, owner: string, name: string, at: Date): PlannedFile['row'] {
  const kind = fileKindOf(name, FEED_FILE_KINDS);
  if (!kind) throw new Error(`demo: no kind of file for ${name}`);
  const extension = kind.extensions[0] ?? 'bin';
  return {
    id,
    owner_id: owner,
    category: 'posts',
    filename: `${id}.${extension}`,
    original_filename: name,
    file_type: kind.type,
    mime_type: kind.mime,
    extension,
    created_at: at,
  };
}

/** Makes a UUIDv7 from a moment and repeatable random bits. */
function uuid(moment: number, random: Random): string {
  const bits = (count: number) => Math.floor(random.next() * 2 ** count);
  return UUID.fromFieldsV7(moment, bits(12), bits(30), bits(32)).toString();
}
