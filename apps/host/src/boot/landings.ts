/** A page as a first visit meets it. */
export interface Landing {
  /** Path of the page, as in the table of pages. */
  path: string;
  /** Whether it is for members; else for visitors. */
  isForMembers: boolean;
  /** Modules it is made of, from `src`. The build finds the files they and their texts end up in. */
  modules: readonly string[];
  /** Path of the list that it shows first and that is asked for before its code is here. @default none */
  list?: string;
}

const shell = 'shell/Shell.tsx';
const entrance = 'entrance/Entrance.tsx';
const feed = { isForMembers: true, modules: [shell, 'pages/FeedPage.tsx'], list: '/api/posts' };

const messages = { isForMembers: true, modules: [shell, 'pages/MessagesPage.tsx'] };

/** Every page there is; a test holds it against the table of pages. */
export const landings: readonly Landing[] = [
  { path: '/', ...feed },
  { path: '/feed', ...feed },
  { path: '/posts/:id', isForMembers: true, modules: [shell, 'pages/PostRoute.tsx'] },
  { path: '/messages', ...messages },
  { path: '/messages/:room', ...messages },
  { path: '/login', isForMembers: false, modules: [entrance, 'entrance/LoginPage.tsx'] },
  { path: '/register', isForMembers: false, modules: [entrance, 'entrance/RegisterPage.tsx'] },
];
