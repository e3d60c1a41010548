// Machines, and the changes of posts that machines of other packages follow: loads without React.
export { commentComposerMachine } from './comments/commentComposerMachine.ts';
export { commentsMachine } from './comments/commentsMachine.ts';
export { deleteMachine } from './own/deleteFlow.ts';
export { editMachine } from './own/editMachine.ts';
export { postMachine } from './page/postFlow.ts';
export { changePosts, type PostChange, type PostChanged } from './postEvents/postChange.ts';
export { subscribePosts } from './postEvents/postEvents.ts';
export { bySource } from './source/bySource.ts';
export {
  callTo,
  communityPosts,
  type PostSource,
  type SourceCall,
} from './source/postSource.ts';
