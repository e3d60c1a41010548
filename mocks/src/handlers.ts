import {
  addRoomMembers,
  createComment,
  createPost,
  createRoom,
  DEFAULT_HISTORY_SIZE,
  DEFAULT_SUGGESTIONS,
  deleteComment,
  deletePost,
  deleteProfilePhoto,
  downloadFile,
  type Endpoint,
  flagContent,
  getFile,
  getFileByName,
  getFileInfo,
  getFileThumbnail,
  getMe,
  getPost,
  getProfilePhoto,
  getRoom,
  getUnreadTotal,
  leaveRoom,
  likeComment,
  likePost,
  listComments,
  listConversations,
  listMessages,
  listPosts,
  listRoomMembers,
  listSuggestions,
  login,
  logout,
  logoutEverywhere,
  openDirectRoom,
  readRoom,
  register,
  requestConnection,
  searchKey,
  sendMessage,
  suggestHashtags,
  suggestMembers,
  updateComment,
  updatePost,
  uploadFile,
  uploadFileAlias,
  uploadProfilePhoto,
} from '@saudagar/contract';
import type { HttpHandler } from 'msw';
import type { Community } from './community.ts';
import { type Call, mockEndpoint, type Respond } from './mockEndpoint.ts';
import { Refusal } from './refusal.ts';

/** One MSW handler for each endpoint of the contract, answered by the community. */
export function communityHandlers(community: Community): HttpHandler[] {
  const on = <E extends Endpoint>(endpoint: E, respond: Respond<E>) =>
    mockEndpoint(community, endpoint, respond);
  return [
    ...accountHandlers(community, on),
    ...feedHandlers(community, on),
    ...commentHandlers(community, on),
    ...connectionHandlers(community, on),
    ...messageHandlers(community, on),
    ...fileHandlers(community, on),
  ];
}

type On = <E extends Endpoint>(endpoint: E, respond: Respond<E>) => HttpHandler;

function accountHandlers(community: Community, on: On): HttpHandler[] {
  const { accounts, files } = community;
  return [
    on(login, ({ body }) => accounts.signIn(body.email, body.password)),
    on(register, ({ body }) => accounts.register(body)),
    on(getMe, ({ viewer }) => viewer),
    on(logout, ({ token }) => accounts.endSession(token ?? '')),
    on(logoutEverywhere, ({ viewer }) => accounts.endSessions(viewer.id)),
    on(uploadProfilePhoto, async ({ viewer, body }) => ({
      profile_image_url: await community.setPhoto(viewer, body.file),
    })),
    on(deleteProfilePhoto, ({ viewer }) => community.removePhoto(viewer)),
    on(getProfilePhoto, ({ params }) => ({ content: files.photo(params.userId) })),
  ];
}

function feedHandlers(community: Community, on: On): HttpHandler[] {
  const { accounts, connections, posts } = community;
  return [
    on(listPosts, ({ viewer, query }) => {
      const page = posts.list(viewer.id, query);
      return { ...page, items: page.items.map((post) => community.withAuthor(post)) };
    }),
    on(createPost, ({ viewer, body }) => community.createPost(viewer, body)),
    on(likePost, ({ viewer, params, body }) => posts.like(params.id, viewer.id, body?.liked)),
    on(getPost, ({ viewer, params }) => community.withAuthor(posts.find(params.id, viewer.id))),
    on(updatePost, ({ viewer, params, body }) => community.updatePost(viewer, params.id, body)),
    on(deletePost, ({ viewer, params }) => community.deletePost(viewer, params.id)),
    on(flagContent, ({ viewer, body }) => community.flag(viewer, body)),
    on(suggestMembers, ({ viewer, query: { q, limit } }) =>
      searchKey(q) === '' ? connections.likely(viewer, limit) : accounts.suggest(q, limit),
    ),
    on(suggestHashtags, ({ query }) => posts.hashtags(query.q, query.limit)),
  ];
}

function commentHandlers(community: Community, on: On): HttpHandler[] {
  const { posts } = community;
  return [
    on(listComments, ({ viewer, params, query }) => {
      const page = posts.listComments(params.id, query, viewer.id);
      return { ...page, items: page.items.map((comment) => community.withAuthor(comment)) };
    }),
    on(createComment, ({ viewer, params, body }) =>
      community.createComment(viewer, params.id, body),
    ),
    on(updateComment, ({ viewer, params, body }) =>
      community.updateComment(viewer, params.id, params.commentId, body.content),
    ),
    on(deleteComment, ({ viewer, params }) =>
      community.deleteComment(viewer, params.id, params.commentId),
    ),
    on(likeComment, ({ viewer, params, body }) =>
      posts.thread(params.id).like(params.commentId, viewer.id, body?.liked),
    ),
  ];
}

function connectionHandlers({ connections }: Community, on: On): HttpHandler[] {
  return [
    on(listSuggestions, ({ viewer, query, locale }) =>
      connections.suggestions(viewer, query.limit ?? DEFAULT_SUGGESTIONS, locale),
    ),
    on(requestConnection, ({ viewer, params }) => connections.request(viewer, params.id)),
  ];
}

function messageHandlers(community: Community, on: On): HttpHandler[] {
  const { conversations } = community;
  return [
    on(listConversations, ({ viewer, query }) => conversations.page(viewer.id, query)),
    on(listMessages, ({ viewer, params, query }) => {
      const { limit = DEFAULT_HISTORY_SIZE, before, after, mark_read } = query;
      const shown = conversations.history(viewer.id, params.roomId, { limit, before, after });
      const last = shown.at(-1)?.sequence;
      if (last !== undefined && before === undefined && mark_read !== 'false')
        conversations.read(viewer.id, params.roomId, last);
      return shown;
    }),
    on(sendMessage, ({ viewer, params, body }) =>
      community.sendMessage(viewer, params.roomId, body),
    ),
    on(openDirectRoom, ({ viewer, params }) => conversations.openDirect(viewer.id, params.userId)),
    on(readRoom, ({ viewer, params, body }) =>
      conversations.read(viewer.id, params.roomId, body.sequence),
    ),
    on(getUnreadTotal, ({ viewer }) => ({ total: conversations.unreadTotal(viewer.id) })),
    on(createRoom, ({ viewer, body }) => community.createRoom(viewer, body)),
    on(getRoom, ({ viewer, params }) => conversations.get(viewer.id, params.roomId)),
    on(listRoomMembers, ({ viewer, params }) => conversations.membersOf(viewer.id, params.roomId)),
    on(addRoomMembers, ({ viewer, params, body }) =>
      conversations.addMembers(viewer.id, params.roomId, body.user_ids),
    ),
    on(leaveRoom, ({ viewer, params }) => conversations.leave(viewer.id, params.roomId)),
  ];
}

/** In this order: an address by category and name would match the others' as well. */
function fileHandlers(community: Community, on: On): HttpHandler[] {
  const { files } = community;
  const upload: Respond<typeof uploadFile> = async ({ viewer, body }) => ({
    file: await files.upload(viewer.id, body.category, body.file, body.client_id),
  });
  const find = (call: Call<typeof getFile>) =>
    community.file(call.params.id, call.token === undefined ? undefined : call.viewer);
  return [
    on(uploadFile, upload),
    on(uploadFileAlias, upload),
    on(getFileInfo, ({ params, viewer }) => community.file(params.id, viewer).info),
    on(getFileThumbnail, (call) => {
      const { info, content } = find(call);
      if (info.file_type !== 'image') throw new Refusal(404, 'fileNotFound');
      return { content };
    }),
    on(downloadFile, (call) => {
      const { info, content } = find(call);
      return { content, name: info.original_filename, isSaved: true };
    }),
    on(getFileByName, (call) => {
      const { info } = files.getByName(call.params.category, call.params.filename);
      return shown(community.file(info.id, call.token === undefined ? undefined : call.viewer));
    }),
    on(getFile, (call) => shown(find(call))),
  ];
}

type Stored = ReturnType<Community['files']['get']>;

/** Kinds of documents that a browser shows by itself. */
const SHOWN = ['application/pdf', 'text/plain'];

/** Opened where a browser can show it, else handed out to be saved, as the server does (FEED-101). */
function shown({ info, content }: Stored) {
  const isShown = info.file_type === 'image' || SHOWN.includes(content.type);
  return { content, name: info.original_filename, isSaved: !isShown };
}
