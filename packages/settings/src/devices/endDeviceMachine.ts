import { commandMachine } from '@saudagar/flows';

/** Which sessions end: one, or with null all but this one. */
export interface EndedDevice {
  id: string | null;
}

/** Signs devices out, after a question. */
export const endDeviceMachine = commandMachine<EndedDevice, undefined>('endDevice');
