import { getMe, login, logout, logoutEverywhere, register } from './account.ts';
import {
  createComment,
  deleteComment,
  likeComment,
  listComments,
  updateComment,
} from './comments.ts';
import { listSuggestions, requestConnection } from './connections.ts';
import type { Endpoint } from './endpoint.ts';
import * as files from './files.ts';
import { flagContent } from './flags.ts';
import { getUnreadTotal, listMessages, readRoom, sendMessage } from './messages.ts';
import { createPost, deletePost, getPost, likePost, listPosts, updatePost } from './posts.ts';
import { deleteProfilePhoto, getProfilePhoto, uploadProfilePhoto } from './profilePhoto.ts';
import {
  addRoomMembers,
  createRoom,
  getRoom,
  leaveRoom,
  listConversations,
  listRoomMembers,
  openDirectRoom,
} from './rooms.ts';
import { suggestHashtags, suggestMembers } from './suggestions.ts';

/** Every endpoint of the contract: what OpenAPI and the sweep tests walk. Clients import single ones. */
export const endpoints: readonly Endpoint[] = [
  login,
  register,
  getMe,
  logout,
  logoutEverywhere,
  listPosts,
  createPost,
  getPost,
  updatePost,
  deletePost,
  likePost,
  listComments,
  createComment,
  updateComment,
  deleteComment,
  likeComment,
  suggestMembers,
  suggestHashtags,
  files.uploadFile,
  files.uploadFileAlias,
  files.getFileInfo,
  files.getFile,
  files.getFileThumbnail,
  files.downloadFile,
  files.getFileByName,
  flagContent,
  listSuggestions,
  requestConnection,
  listConversations,
  listMessages,
  sendMessage,
  openDirectRoom,
  readRoom,
  getUnreadTotal,
  createRoom,
  getRoom,
  listRoomMembers,
  addRoomMembers,
  leaveRoom,
  uploadProfilePhoto,
  deleteProfilePhoto,
  getProfilePhoto,
];
