import {
  extractHashtags,
  extractMentions,
  type FileInfo,
  groupPostType,
  type Page,
  type Post,
  type PostFilter,
  type PostSort,
} from '@saudagar/contract';
import {
  LIKE_KINDS,
  likeNotifications,
  postNotifications,
  Refusal,
  requireText,
} from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { Likes } from '../../core/likes.ts';
import { madeId } from '../../core/madeId.ts';
import { Once } from '../../core/once.ts';
import { inOrder, type PageAsked, pageOf } from '../../core/paging.ts';
import { NOW } from '../../core/time.ts';
import { notifyPosted } from '../groups/notices.ts';
import { PopularLists } from './popularity.ts';
import { selectPosts } from './postOrder.ts';
import { Thread } from './thread.ts';

interface StoredPost {
  post: Post;
  likes: Likes;
  thread: Thread;
}

/** A member's draft of a post. */
interface Draft {
  content: string;
  attachments: readonly string[];
  client_id?: string | undefined;
}

/** Filters and order of a list of posts. */
interface PostsAsked extends PageAsked {
  sort?: PostSort | undefined;
  filter?: PostFilter | undefined;
  hashtag?: string | undefined;
}

/** Posts with their likes. */
export class Posts {
  #community: Community;
  #posts = new Map<string, StoredPost>();
  #popular = new PopularLists();
  #once = new Once();
  #made = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Adds a post unchanged; `likedBy` are the members among its likes. */
  add(post: Post, likedBy: readonly string[] = []): void {
    const likes = new Likes(post.likes_count, likedBy);
    this.#posts.set(post.id, { post, likes, thread: new Thread() });
  }

  /** Removes a post, as if deleted meanwhile. */
  remove(postId: string): void {
    this.#posts.delete(postId);
  }

  /** Returns a post as a member sees it, with current author and files. */
  find(postId: string, viewerId: string): Post {
    return this.#shown(this.#seen(postId, viewerId), viewerId);
  }

  #shown({ post, likes, thread }: StoredPost, viewerId: string): Post {
    const group = this.#community.groups.named(post.group_id ?? '', post);
    const user = this.#community.accounts.member(post.user_id) ?? post.user;
    const { files: fileStore } = this.#community;
    const current = post.files && fileStore.current(post.files);
    const files = current && post.group_id ? fileStore.openFor(viewerId, current) : current;
    return {
      ...post,
      user,
      files,
      ...(group && { group }),
      ...likes.seenBy(viewerId),
      comments_count: thread.count,
    };
  }

  /**
   * Lists posts by filter and order, newest first by default (FEED-180–190): those of no group,
   * and of the member's groups (FEED-213).
   */
  list(viewerId: string, asked: PostsAsked): Page<Post> {
    return this.#page(viewerId, asked, ({ group_id }) =>
      group_id ? this.#community.groups.isMember(group_id, viewerId) : true,
    );
  }

  /** Lists the posts of a group (GRP-099). */
  listOf(groupId: string, viewerId: string, asked: PostsAsked): Page<Post> {
    const isIn = (post: Post) => post.group_id === groupId && this.#isSeen(post, viewerId);
    return this.#page(viewerId, asked, isIn);
  }

  /** Lists a member's posts visible to a viewer, newest first (ACCT-131). */
  listBy(authorId: string, viewerId: string, asked: PageAsked): Page<Post> {
    return this.#page(
      viewerId,
      asked,
      (post) => post.user_id === authorId && this.#isSeen(post, viewerId),
    );
  }

  /** Lists the authors of the latest public posts, the latest first. */
  latestAuthors(): string[] {
    const open = [...this.#posts.values()].filter(({ post }) => !post.group);
    const latest = open.sort((one, other) =>
      one.post.created_at < other.post.created_at ? 1 : -1,
    );
    return [...new Set(latest.map(({ post }) => post.user_id ?? ''))];
  }

  /** Deletes a member's posts and comments, with the replies to them. */
  removeBy(authorId: string): void {
    for (const { post, thread } of [...this.#posts.values()]) {
      thread.removeBy(authorId);
      if (post.user_id === authorId) this.#forget(post);
    }
  }

  /** Deletes a post with its notifications, and returns the way back. */
  takeOut(postId: string): () => void {
    const stored = this.#posts.get(postId);
    if (!stored) return () => undefined;
    this.#forget(stored.post);
    return () => {
      const { group_id } = stored.post;
      if (group_id && !this.#community.groups.named(group_id))
        throw new Refusal(409, 'restorePlaceGone');
      this.#posts.set(postId, stored);
    };
  }

  /** Returns a post with its comments, without an access check. */
  whole(postId: string): { post: Post; thread: Thread } | undefined {
    return this.#posts.get(postId);
  }

  /** Returns all posts with their comments, without an access check. */
  all(): { post: Post; thread: Thread }[] {
    return [...this.#posts.values()];
  }

  #forget({ id, attachments }: Post): void {
    this.remove(id);
    this.#community.notifications.forget('post', id);
    this.#community.files.dropUnused(attachments);
  }

  #page(viewerId: string, asked: PostsAsked, isIn: (post: Post) => boolean): Page<Post> {
    const lastMadeFirst = [...this.#posts.values()]
      .filter(({ post }) => isIn(post))
      .filter(
        ({ post }) => !this.#community.blocking.leavesOut(viewerId, post.user_id, post.group_id),
      )
      .map((stored) => this.#shown(stored, viewerId))
      .sort((a, b) => inOrder(b, a));
    const posts = selectPosts(lastMadeFirst, asked);
    if (asked.sort === 'popular') return this.#popular.page(posts, lastMadeFirst, asked);
    return pageOf(posts, asked, asked.sort === 'oldest' ? inOrder : (a, b) => inOrder(b, a));
  }

  /** Creates a post with the member's own uploads, hashtags and mentions (FEED-045–049, 059). */
  create(authorId: string, draft: Draft, groupId: string | null = null): Post {
    const { content, attachments, client_id } = draft;
    const id = this.#once.do(authorId, client_id, () => {
      const files = this.#ownFiles(authorId, attachments, groupId);
      this.#made += 1;
      const made = madeId('post', this.#made);
      this.add({
        id: made,
        user_id: authorId,
        user: null,
        post_type: groupId === null ? 'text' : groupPostType(files),
        ...writing(content, files),
        likes_count: 0,
        comments_count: 0,
        user_liked: false,
        created_at: NOW,
        edited_at: null,
        group_id: groupId,
      });
      this.#notifyReaders(made, null);
      return made;
    });
    return this.find(id, authorId);
  }

  /** Changes a member's own post, and deletes detached files. */
  update(
    authorId: string,
    postId: string,
    { content, attachments }: { content: string; attachments?: readonly string[] | undefined },
  ): Post {
    const stored = this.#own(postId, authorId);
    this.requireOpen(postId);
    const before = stored.post;
    const groupId = before.group_id ?? null;
    const files = attachments
      ? this.#ownFiles(authorId, attachments, groupId)
      : (before.files ?? []);
    requireText(content, { groupId, files });
    const after = {
      ...writing(content, files),
      ...(groupId !== null && { post_type: groupPostType(files) }),
    };
    if (content !== before.content || `${after.attachments}` !== `${before.attachments}`)
      stored.post = { ...before, ...after, edited_at: NOW };
    this.#community.files.dropUnused(before.attachments);
    this.#notifyReaders(postId, before.mentions);
    return this.find(postId, authorId);
  }

  /** Deletes a member's own post with its comments, likes and flags. */
  delete(authorId: string, postId: string): void {
    const stored = this.#posts.get(postId);
    // Its author deletes it also where they no longer read (GRP-155).
    const isOwn = stored?.post.user_id === authorId;
    this.#forget(isOwn ? stored.post : this.#own(postId, authorId).post);
  }

  /** Checks whether a post carries a file. */
  holdsFile(fileId: string): boolean {
    return [...this.#posts.values()].some(({ post }) => post.attachments.includes(fileId));
  }

  /** Checks whether a member sees a post that carries a file. */
  showsFile(fileId: string, viewerId: string): boolean {
    return [...this.#posts.values()].some(
      ({ post }) => post.attachments.includes(fileId) && this.#isSeen(post, viewerId),
    );
  }

  /** Checks whether an existing post is hidden from a member. */
  hides(postId: string, viewerId: string): boolean {
    const stored = this.#posts.get(postId);
    return stored !== undefined && !this.#isSeen(stored.post, viewerId);
  }

  /** Checks whether a block keeps any post of a group from a member. */
  leavesOut(groupId: string, viewerId: string): boolean {
    return [...this.#posts.values()].some(
      ({ post }) =>
        post.group_id === groupId &&
        this.#community.blocking.leavesOut(viewerId, post.user_id, groupId),
    );
  }

  /** Returns the group of a post; null for the community's posts and for deleted ones. */
  groupOf(postId: string): string | null {
    return this.#posts.get(postId)?.post.group_id ?? null;
  }

  /**
   * Returns the posts of a group with their comment counts. Posts of one moment differ by a
   * millisecond each, so that the last is the newest.
   */
  of(groupId: string): { created_at: string; notified_at: string; comments_count: number }[] {
    return [...this.#posts.values()]
      .map(({ post, thread }, index) => ({
        group_id: post.group_id,
        created_at: post.created_at,
        notified_at: new Date(Date.parse(post.created_at) + index).toISOString(),
        comments_count: thread.count,
      }))
      .filter(({ group_id }) => group_id === groupId);
  }

  /** Deletes the posts of a group, and returns the way back. */
  removeOf(groupId: string): () => void {
    const own = [...this.#posts.values()].filter(({ post }) => post.group_id === groupId);
    for (const { post } of own) this.#forget(post);
    return () => {
      for (const stored of own) this.#posts.set(stored.post.id, stored);
    };
  }

  /** @throws Refusal 404 when the group has no such post */
  requireIn(groupId: string, postId: string): void {
    if (this.#get(postId).post.group_id !== groupId) throw new Refusal(404, 'postNotFound');
  }

  /**
   * Asserts membership before an act on a group's post.
   * @throws Refusal 404, or 403 to other readers
   */
  requireTaking(postId: string, memberId: string): void {
    const { group_id } = this.#seen(postId, memberId).post;
    if (group_id && !this.#community.groups.isMember(group_id, memberId))
      throw new Refusal(403, 'joinGroupFirst');
    this.requireOpen(postId);
  }

  /** Asserts that a post's group, if any, is not closed. @throws Refusal 409 */
  requireOpen(postId: string): void {
    const { group_id } = this.#get(postId).post;
    if (group_id && this.#community.groups.isClosed(group_id))
      throw new Refusal(409, 'groupClosed');
  }

  /** Toggles a like, or sets it to `liked` (FEED-102–106). */
  like(postId: string, viewerId: string, liked?: boolean) {
    this.requireTaking(postId, viewerId);
    const { notifications } = this.#community;
    const { post, likes } = this.#get(postId);
    const wasLiked = likes.seenBy(viewerId).user_liked;
    const answer = likes.set(viewerId, liked);
    if (answer.liked && !wasLiked) notifications.notify(likeNotifications(post, viewerId));
    if (wasLiked && !answer.liked)
      notifications.withdraw({ actor: viewerId, kinds: LIKE_KINDS, subject: postId });
    return answer;
  }

  /** Returns the comments of a post. */
  thread(postId: string): Thread {
    return this.#get(postId).thread;
  }

  /** Returns the comments of a post visible to a member. @throws Refusal 404 */
  seenThread(postId: string, viewerId: string): Thread {
    return this.#seen(postId, viewerId).thread;
  }

  /** Returns the comments of every post visible to a member. */
  threads(viewerId: string): Thread[] {
    return [...this.#posts.values()]
      .filter(({ post }) => this.#isSeen(post, viewerId))
      .map(({ thread }) => thread);
  }

  #get(postId: string): StoredPost {
    const stored = this.#posts.get(postId);
    if (!stored) throw new Refusal(404, 'postNotFound');
    return stored;
  }

  #seen(postId: string, viewerId: string): StoredPost {
    const stored = this.#get(postId);
    if (!this.#isSeen(stored.post, viewerId)) throw new Refusal(404, 'postNotFound');
    return stored;
  }

  /**
   * Visibility of a post, the only such rule: everybody, or the readers of its group, whom no block
   * keeps apart from its author.
   */
  #isSeen(post: Post, viewerId: string): boolean {
    const { blocking, groups } = this.#community;
    const { group_id, user_id } = post;
    if (blocking.leavesOut(viewerId, user_id, group_id)) return false;
    return !group_id || groups.shows(group_id, viewerId, post);
  }

  /** Notifies members mentioned now and not before, and of a new post also those of its group. */
  #notifyReaders(postId: string, before: readonly string[] | null): void {
    const { accounts, notifications } = this.#community;
    const { post } = this.#get(postId);
    const mentioned = accounts
      .named(post.mentions.filter((name) => !before?.includes(name)))
      .filter((id) => this.#isSeen(post, id));
    notifications.notify(postNotifications(post, mentioned));
    if (before === null) notifyPosted(this.#community, post, mentioned);
  }

  #own(postId: string, memberId: string): StoredPost {
    const stored = this.#seen(postId, memberId);
    if (stored.post.user_id !== memberId) throw new Refusal(403, 'notAllowed');
    return stored;
  }

  /** Only group posts accept videos (GRP-119). */
  #ownFiles(authorId: string, ids: readonly string[], groupId: string | null): FileInfo[] {
    const files = this.#community.files.ownedBy(authorId, [...new Set(ids)]);
    if (groupId === null && files.some(({ file_type }) => file_type === 'video'))
      throw new Refusal(404, 'fileNotFound', { field: 'attachments' });
    return files;
  }
}

const writing = (content: string, files: FileInfo[]) => ({
  content,
  files,
  attachments: files.map((file) => file.id),
  hashtags: extractHashtags(content),
  mentions: extractMentions(content),
});
