// Machines, and post changes that machines of other packages follow: loads without React.
export { provideCommentComposer } from './comments/commentComposerActors.ts';
export { commentComposerMachine } from './comments/commentComposerMachine.ts';
export { provideComments } from './comments/commentsActors.ts';
export { commentsMachine } from './comments/commentsMachine.ts';
export { provideUnsent, unsentMachine } from './comments/unsentFlow.ts';
export { deleteMachine, provideDelete } from './own/deleteFlow.ts';
export { provideEdit } from './own/editActors.ts';
export { editMachine } from './own/editMachine.ts';
export { postMachine, providePost } from './page/postFlow.ts';
export { publishDeleted } from './postEvents/deletedActors.ts';
export { changePosts, type PostChange, type PostChanged } from './postEvents/postChange.ts';
export { subscribePosts } from './postEvents/postEvents.ts';
export { bySource } from './source/bySource.ts';
export { callTo, communityPosts, type PostSource, type SourceCall } from './source/postSource.ts';
