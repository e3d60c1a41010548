// Machines, each with the function that provides its calls: loads without React.
export { editProfileMachine, provideEditProfile } from './edit/editProfileFlow.ts';
export { providePhoto } from './photo/photoActors.ts';
export { photoMachine } from './photo/photoMachine.ts';
export { provideRemovePhoto, removePhotoMachine } from './photo/removePhotoFlow.ts';
export { memberPostsMachine, provideMemberPosts } from './posts/memberPostsFlow.ts';
export { profileMachine, provideProfile } from './read/profileFlow.ts';
