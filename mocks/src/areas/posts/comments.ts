import { type Comment, extractMentions, type Page, type Post } from '@saudagar/contract';
import { COMMENT_KINDS, commentNotifications, Refusal } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { madeId } from '../../core/madeId.ts';
import { Once } from '../../core/once.ts';
import type { PageAsked } from '../../core/paging.ts';
import type { NewComment, Thread } from './thread.ts';

interface Draft extends NewComment {
  client_id?: string | undefined;
}

/** Comments with their authors' current data. */
export class Comments {
  #community: Community;
  #once = new Once();
  #made = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Adds a comment unchanged; `likedBy` are the members among its likes. */
  add(postId: string, comment: Comment, likedBy: readonly string[] = []): void {
    this.#thread(postId).add(comment, likedBy);
  }

  /** Returns a page of a post's comments, as a member sees them. */
  list(postId: string, asked: PageAsked, viewerId = ''): Page<Comment> {
    const thread = this.#community.posts.seenThread(postId, viewerId);
    const page = thread.page(asked, viewerId, (one) => this.#isShown(postId, one, viewerId));
    return { ...page, items: page.items.map((comment) => this.#withAuthor(comment)) };
  }

  /** Finds an undeleted comment of any post. */
  find(commentId: string, viewerId = ''): Comment {
    for (const thread of this.#community.posts.threads(viewerId)) {
      const comment = thread.find(commentId, viewerId);
      if (comment && !comment.deleted_at) return this.#withAuthor(comment);
    }
    throw new Refusal(404, 'commentNotFound');
  }

  /** Finds an undeleted comment and its post, without an access check. */
  locate(commentId: string): { post: Post; thread: Thread; comment: Comment } | undefined {
    for (const { post, thread } of this.#community.posts.all()) {
      const comment = thread.find(commentId);
      if (comment && !comment.deleted_at) return { post, thread, comment };
    }
    return undefined;
  }

  /** Adds a comment or reply (FEED-122–124). */
  create(authorId: string, postId: string, { client_id, ...draft }: Draft): Comment {
    const id = this.#once.do(authorId, client_id, () => {
      this.#community.posts.requireTaking(postId, authorId);
      this.#requireShown(postId, draft.parent_comment_id ?? '', authorId, 'parent_comment_id');
      this.#made += 1;
      const made = madeId('comment', this.#made);
      this.#thread(postId).create(made, authorId, draft);
      this.#notifyCreated(postId, authorId, draft);
      return made;
    });
    return this.find(id, authorId);
  }

  /** Changes a member's own comment. */
  update(authorId: string, postId: string, commentId: string, content: string): Comment {
    const thread = this.#community.posts.seenThread(postId, authorId);
    if (thread.find(commentId)?.user_id === authorId) this.#community.posts.requireOpen(postId);
    thread.update(commentId, authorId, content);
    return this.find(commentId, authorId);
  }

  /** Deletes a member's own comment and returns the number left. */
  delete(authorId: string, postId: string, commentId: string): { comments_count: number } {
    const { posts } = this.#community;
    // Its author deletes it also where they no longer read (GRP-155).
    const own = posts.whole(postId)?.thread;
    const isOwn = own?.find(commentId)?.user_id === authorId;
    const thread = own && isOwn ? own : posts.seenThread(postId, authorId);
    this.#remove(postId, thread, commentId, authorId);
    return { comments_count: thread.count };
  }

  /** Removes an undeleted comment, and returns the way back; null without one. */
  takeOut(commentId: string): (() => void) | null {
    const located = this.locate(commentId);
    if (!located) return null;
    const { post, thread, comment } = located;
    const putBack = this.#remove(post.id, thread, commentId, comment.user_id);
    return () => {
      if (!this.#community.posts.whole(post.id)) throw new Refusal(409, 'restorePlaceGone');
      putBack();
    };
  }

  /** Deletes a comment; the notifications of its author go with the last one on the post. */
  #remove(subject: string, thread: Thread, commentId: string, actor: string): () => void {
    const { notifications } = this.#community;
    const putBack = thread.remove(commentId, actor);
    const acts = { actor, kinds: COMMENT_KINDS, subject };
    if (!thread.has(actor)) notifications.withdraw(acts);
    return () => {
      putBack();
      notifications.bringBack(acts);
    };
  }

  /** Toggles a member's like of a comment, or sets it to `liked`. */
  like(postId: string, commentId: string, memberId: string, liked?: boolean) {
    this.#community.posts.requireTaking(postId, memberId);
    this.#requireShown(postId, commentId, memberId);
    return this.#thread(postId).like(commentId, memberId, liked);
  }

  #notifyCreated(postId: string, user_id: string, draft: NewComment): void {
    const { accounts, notifications, posts } = this.#community;
    const mentioned = accounts
      .named(extractMentions(draft.content))
      .filter((id) => !posts.hides(postId, id));
    const repliedTo = this.#thread(postId).find(draft.parent_comment_id ?? '');
    const post = posts.find(postId, user_id);
    notifications.notify(commentNotifications(post, { user_id, mentioned, repliedTo }));
  }

  /** Checks that no block hides a comment's author from a reader. */
  #isShown(postId: string, { user_id }: Comment, readerId: string): boolean {
    const { blocking, posts } = this.#community;
    return !blocking.leavesOut(readerId, user_id, posts.groupOf(postId));
  }

  /** @throws Refusal 404 when a block hides the comment */
  #requireShown(postId: string, commentId: string, readerId: string, field?: string): void {
    const comment = this.#thread(postId).find(commentId);
    if (comment && !this.#isShown(postId, comment, readerId))
      throw new Refusal(404, 'commentNotFound', field === undefined ? {} : { field });
  }

  #thread(postId: string) {
    return this.#community.posts.thread(postId);
  }

  /** A deleted comment has no author; an unknown author's comment keeps its own data. */
  #withAuthor(comment: Comment): Comment {
    if (comment.deleted_at) return comment;
    return {
      ...comment,
      user: this.#community.accounts.member(comment.user_id) ?? comment.user,
    };
  }
}
