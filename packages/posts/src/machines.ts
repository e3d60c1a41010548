// Machines, and post changes that machines of other packages follow: loads without React.
export { commentBoxMachine } from './comments/commentBoxMachine.ts';
export { commentsMachine } from './comments/commentsMachine.ts';
export { deleteMachine } from './own/deleteFlow.ts';
export { editMachine } from './own/editMachine.ts';
export { postMachine } from './page/postFlow.ts';
export { hearPosts } from './places/places.ts';
export { changePosts, type PostChange, type PostChanged } from './places/postChange.ts';
export { bySource } from './source/bySource.ts';
export {
  callTo,
  communityPosts,
  type PostSource,
  type SourceCall,
} from './source/postSource.ts';
