import type { GroupStanding } from '@saudagar/contract';
import { commandMachine } from '@saudagar/flows';

/** A request to join a group, and what its admin answers. */
export interface RequestAnswer {
  id: string;
  userId: string;
  answer: 'accept' | 'decline';
}

/** Lets somebody into a group who asked, or sends them away. */
export const answerRequestMachine = commandMachine<RequestAnswer, GroupStanding>('answerRequest');
