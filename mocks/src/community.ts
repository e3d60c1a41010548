import type { Comment, Conversation, Message, Post, User } from '@saudagar/contract';
import { Accounts } from './accounts.ts';
import { Connections } from './connections.ts';
import { Conversations } from './conversations.ts';
import { Files } from './files.ts';
import { Posts } from './posts.ts';
import { Refusal } from './refusal.ts';
import { signedAddress } from './signatures.ts';

/** Content a member flags for moderators. */
interface Flagged {
  content_type: 'post' | 'comment';
  content_id: string;
  client_id?: string | undefined;
}

/**
 * The reference behaviour in memory: what the server does, without network, database or clock.
 * Its parts take records as they are (`add…`) and act as the product's rules say.
 */
export class Community {
  readonly accounts = new Accounts();
  readonly files = new Files();
  readonly posts = new Posts();
  readonly connections = new Connections(this.accounts);
  readonly conversations = new Conversations(this.accounts);
  #flags = new Map<string, string>();
  #written = new Map<string, string>();

  /** Makes a post of a member's own uploads (FEED-045–049). */
  createPost(
    author: User,
    draft: { content: string; attachments: readonly string[]; client_id?: string | undefined },
  ): Post {
    const id = this.#once(
      `post ${author.id} ${draft.client_id}`,
      draft.client_id !== undefined,
      () => {
        const files = this.files.ownedBy(author.id, [...new Set(draft.attachments)]);
        return this.posts.create(author.id, { content: draft.content, files });
      },
    );
    return this.withAuthor(this.posts.find(id, author.id));
  }

  /** Changes a member's own post; a file it no longer carries goes with its bytes. */
  updatePost(
    author: User,
    postId: string,
    { content, attachments }: { content: string; attachments?: readonly string[] | undefined },
  ): Post {
    const before = this.posts.own(postId, author.id);
    const files = attachments
      ? this.files.ownedBy(author.id, [...new Set(attachments)])
      : (before.files ?? []);
    this.posts.update(postId, { content, files });
    this.#dropFiles(before.attachments);
    return this.withAuthor(this.posts.find(postId, author.id));
  }

  /** Deletes a member's own post with everything on it. */
  deletePost(author: User, postId: string): void {
    const { attachments } = this.posts.own(postId, author.id);
    this.posts.remove(postId);
    this.#dropFiles(attachments);
  }

  /** Adds a comment or reply (FEED-122–124). */
  createComment(
    author: User,
    postId: string,
    draft: { content: string; parent_comment_id: string | null; client_id?: string | undefined },
  ): Comment {
    const id = this.#once(
      `comment ${author.id} ${draft.client_id}`,
      draft.client_id !== undefined,
      () => this.posts.createComment(postId, author.id, draft),
    );
    return this.#comment(id, author);
  }

  /** Changes a member's own comment. */
  updateComment(author: User, postId: string, commentId: string, content: string): Comment {
    this.posts.thread(postId).update(commentId, author.id, content);
    return this.#comment(commentId, author);
  }

  /** Deletes a member's own comment and gives the number left. */
  deleteComment(author: User, postId: string, commentId: string): { comments_count: number } {
    const thread = this.posts.thread(postId);
    thread.remove(commentId, author.id);
    return { comments_count: thread.count };
  }

  /** Sends a message with a member's own uploads (MSG-042–044). */
  sendMessage(
    sender: User,
    roomId: string,
    draft: { content: string; attachments: readonly string[]; client_id?: string | undefined },
  ): Message {
    // Whose room it is comes first: nothing is said of files to who is not in it.
    this.conversations.get(sender.id, roomId);
    const files = this.files.ownedBy(sender.id, [...new Set(draft.attachments)]);
    return this.conversations.send(sender.id, roomId, { ...draft, files });
  }

  /** Makes a group room (MSG-054). */
  createRoom(
    maker: User,
    draft: { name: string; user_ids: readonly string[]; client_id?: string | undefined },
  ): Conversation {
    const id = this.#once(
      `room ${maker.id} ${draft.client_id}`,
      draft.client_id !== undefined,
      () => this.conversations.createGroup(maker.id, draft.name, draft.user_ids),
    );
    return this.conversations.get(maker.id, id);
  }

  /** A file with its content, as its caller may see it; a signed address has none. */
  file(id: string, viewer: User | undefined) {
    const stored = this.files.get(id);
    const isOpen = stored.ownerId === viewer?.id || this.posts.holdsFile(id);
    if (viewer && !isOpen && !this.conversations.showsFile(viewer.id, id))
      throw new Refusal(404, 'fileNotFound');
    return stored;
  }

  /** Notes a flag; a member flags the same content once (FEED-162–170). */
  flag(member: User, flagged: Flagged): { id: string } {
    const id = this.#once(
      `flag ${member.id} ${flagged.client_id}`,
      flagged.client_id !== undefined,
      () => this.#flag(member, flagged),
    );
    return { id };
  }

  #flag(member: User, { content_type, content_id }: Flagged): string {
    if (content_type === 'post') this.posts.find(content_id, member.id);
    else this.#comment(content_id, member);
    const key = `${member.id} ${content_type} ${content_id}`;
    if (this.#flags.has(key)) throw new Refusal(400, 'alreadyFlagged');
    const id = `flag-${this.#flags.size + 1}`;
    this.#flags.set(key, id);
    return id;
  }

  /** Replaces a member's photo and gives its address (ACCT-116–118). */
  async setPhoto(user: User, file: File): Promise<string> {
    const version = await this.files.keepPhoto(user.id, file);
    const address = (size: string) =>
      signedAddress(`/api/users/profile/photo/${user.id}/${size}`, version);
    const photo = { small: address('small'), medium: address('medium'), large: address('large') };
    this.accounts.update(user.id, { profile_image: photo.large, photo });
    return photo.large;
  }

  /** Removes a member's photo; there may be none (ACCT-126). */
  removePhoto(user: User): void {
    this.files.dropPhoto(user.id);
    this.accounts.update(user.id, { profile_image: null, photo: null });
  }

  /**
   * A post or comment with its author as they are now; one put in with a stranger keeps them, a
   * deleted one has none.
   */
  withAuthor<T extends Post | Comment>(written: T): T {
    if ('deleted_at' in written && written.deleted_at) return written;
    return { ...written, user: this.accounts.member(written.user_id) ?? written.user };
  }

  /** A comment of any post that is not deleted. */
  #comment(id: string, viewer: User): Comment {
    const comment = this.posts.findComment(id, viewer.id);
    if (!comment || comment.deleted_at) throw new Refusal(404, 'commentNotFound');
    return this.withAuthor(comment);
  }

  /** Forgets those files that no post and no message carries any more. */
  #dropFiles(ids: readonly string[]): void {
    for (const id of ids)
      if (!this.posts.holdsFile(id) && !this.conversations.holdsFile(id)) this.files.remove(id);
  }

  /** Writes once for a key; a repetition gets its id, also where what was made is gone. */
  #once(key: string, isRepeatable: boolean, write: () => string): string {
    const id = (isRepeatable && this.#written.get(key)) || write();
    if (isRepeatable) this.#written.set(key, id);
    return id;
  }
}
