// Machines, each with the function that provides its calls: loads without React.
export { provideResource, resourceMachine } from './detail/resourceFlow.ts';
export { provideView, viewMachine } from './detail/viewFlow.ts';
export { featuredMachine, provideFeatured } from './home/featuredFlow.ts';
export { libraryMachine, provideLibrary } from './library/libraryFlow.ts';
export { provideProgress } from './progress/progressActors.ts';
export { progressMachine } from './progress/progressMachine.ts';
export { deleteListMachine, provideDeleteList } from './saving/deleteListFlow.ts';
export { listNameMachine, provideListName } from './saving/listNameFlow.ts';
export { listsMachine, provideLists } from './saving/listsFlow.ts';
export { provideSave, saveMachine } from './saving/saveFlow.ts';
