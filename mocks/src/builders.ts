import type {
  Comment,
  Conversation,
  FileInfo,
  Member,
  Message,
  Post,
  User,
} from '@saudagar/contract';
import { extractHashtags, extractMentions } from '@saudagar/contract';
import { photoUrls, picture } from './pictures.ts';
import { minutesAgo } from './time.ts';

/** A signed-in user. Stable: the same overrides give the same user. */
export function buildUser(overrides: Partial<User> = {}): User {
  return {
    id: 'member-1',
    full_name: 'Siti Rahmawati',
    username: 'siti.rahmawati',
    email: 'siti@batikparang.example',
    role: 'user',
    profile_image: null,
    company_name: 'Batik Parang Kencana',
    location: 'Yogyakarta',
    industry_tags: ['textile', 'fashion'],
    connections_count: 48,
    is_verified: true,
    phone: '+62 812 3456 7890',
    photo: photoUrls(0),
    ...overrides,
  };
}

/** What everyone may see of a user. */
export function memberOf(user: User): Member {
  const { id, full_name, username, company_name, location, role } = user;
  const { profile_image, is_verified, photo } = user;
  return {
    id,
    full_name,
    username,
    company_name: company_name ?? null,
    location: location ?? null,
    role,
    profile_image: profile_image ?? null,
    is_verified,
    photo: photo ?? null,
  };
}

/** The author of a post or comment. */
export function buildMember(overrides: Partial<Member> = {}): Member {
  return { ...memberOf(buildUser()), ...overrides };
}

/** A text post of ten minutes ago; its hashtags and mentions follow its content. */
export function buildPost(overrides: Partial<Post> = {}): Post {
  const user = overrides.user === undefined ? buildMember() : overrides.user;
  const content =
    overrides.content ??
    'Koleksi batik tulis musim ini sudah siap kirim. Terima pesanan grosir mulai 20 potong! #batik #grosir';
  return {
    id: 'post-1',
    user_id: user?.id ?? 'member-1',
    user,
    content,
    post_type: 'text',
    attachments: overrides.files?.map((file) => file.id) ?? [],
    hashtags: extractHashtags(content),
    mentions: extractMentions(content),
    likes_count: 0,
    comments_count: 0,
    user_liked: false,
    created_at: minutesAgo(10),
    edited_at: null,
    group_id: null,
    files: [],
    ...overrides,
  };
}

/** A top-level comment of five minutes ago. */
export function buildComment(overrides: Partial<Comment> = {}): Comment {
  const user = overrides.user === undefined ? buildMember() : overrides.user;
  return {
    id: 'comment-1',
    user_id: user?.id ?? 'member-1',
    user,
    content: 'Boleh minta katalog dan daftar harganya?',
    parent_comment_id: null,
    created_at: minutesAgo(5),
    edited_at: null,
    deleted_at: null,
    likes_count: 0,
    user_liked: false,
    ...overrides,
  };
}

/** A deleted comment that holds its place above its replies: without words and author. */
export function buildDeletedComment(overrides: Partial<Comment> = {}): Comment {
  return buildComment({
    user_id: 'member-1',
    user: null,
    content: '',
    deleted_at: minutesAgo(2),
    ...overrides,
  });
}

/** An uploaded image that renders without a request. `seed` picks its picture. */
export function buildFileInfo(overrides: Partial<FileInfo> = {}, seed = 0): FileInfo {
  const url = picture(seed);
  return {
    id: 'file-1',
    category: 'posts',
    filename: 'file-1.jpg',
    original_filename: 'gudang.jpg',
    file_type: 'image',
    mime_type: 'image/jpeg',
    file_size: 482_133,
    extension: 'jpg',
    width: 1200,
    height: 800,
    urls: { thumbnail: url, full: url, download: url },
    ...overrides,
  };
}

/** An uploaded PDF. */
export function buildDocumentInfo(overrides: Partial<FileInfo> = {}): FileInfo {
  const url = 'data:application/pdf,%25PDF-1.4';
  return buildFileInfo({
    id: 'file-2',
    filename: 'file-2.pdf',
    original_filename: 'Katalog Harga 2026.pdf',
    file_type: 'document',
    mime_type: 'application/pdf',
    file_size: 1_204_224,
    extension: 'pdf',
    width: null,
    height: null,
    urls: { thumbnail: null, full: url, download: url },
    ...overrides,
  });
}

/** A message of three minutes ago, the first of its room. */
export function buildMessage(overrides: Partial<Message> = {}): Message {
  const sender = overrides.sender === undefined ? buildMember() : overrides.sender;
  return {
    id: 'message-1',
    room_id: 'room-1',
    sequence: 1,
    sender_id: sender?.id ?? 'member-1',
    sender,
    content: 'Selamat siang, apakah stok kain parang masih tersedia?',
    message_type: 'text',
    created_at: minutesAgo(3),
    attachments: overrides.files?.map((file) => file.id) ?? [],
    files: [],
    client_id: null,
    ...overrides,
  };
}

/** A direct conversation with one message, which is read. */
export function buildConversation(overrides: Partial<Conversation> = {}): Conversation {
  const { content, sender_id, created_at } = buildMessage({ sender_id: 'member-2' });
  return {
    id: 'room-1',
    room_type: 'direct',
    name: null,
    other_user: buildMember({ id: 'member-2', full_name: 'Budi Santoso' }),
    last_message: { content, sender_id, created_at, sequence: 1, files_count: 0 },
    unread_count: 0,
    last_sequence: 1,
    first_sequence: 1,
    read_sequence: 1,
    others_read_sequence: 1,
    members_count: 2,
    activity_at: created_at,
    ...overrides,
  };
}
