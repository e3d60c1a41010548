// Machines, each with the function that provides its calls: loads without React.

export { provideAvatar } from './avatar/avatarActors.ts';
export { avatarMachine } from './avatar/avatarMachine.ts';
export { provideRemoveAvatar, removeAvatarMachine } from './avatar/removeAvatarFlow.ts';
export { editProfileMachine, provideEditProfile } from './edit/editProfileFlow.ts';
export { memberPostsMachine, provideMemberPosts } from './posts/memberPostsFlow.ts';
export { profileMachine, provideProfile } from './read/profileFlow.ts';
