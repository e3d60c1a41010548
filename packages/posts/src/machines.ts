// Machines, and the changes of posts that machines of other packages follow: loads without React.
export { provideCommentBox } from './comments/commentBoxActors.ts';
export { commentBoxMachine } from './comments/commentBoxMachine.ts';
export { provideComments } from './comments/commentsActors.ts';
export { commentsMachine } from './comments/commentsMachine.ts';
export { provideUnsent, unsentMachine } from './comments/unsentFlow.ts';
export { deleteMachine, provideDelete } from './own/deleteFlow.ts';
export { provideEdit } from './own/editActors.ts';
export { editMachine } from './own/editMachine.ts';
export { postMachine, providePost } from './page/postFlow.ts';
export { hearPosts } from './places/places.ts';
export { changePosts, type PostChange, type PostChanged } from './places/postChange.ts';
export { bySource } from './source/bySource.ts';
export { callTo, communityPosts, type PostSource, type SourceCall } from './source/postSource.ts';
