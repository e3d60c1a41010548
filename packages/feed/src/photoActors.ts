import { photoMachine } from './photoMachine.ts';

/** A photo's machine: it reads nothing, the browser loads the picture. */
export const providePhoto = () => photoMachine;
