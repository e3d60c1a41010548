import { commandMachine } from '@saudagar/flows';

/** An answer to a request, or its withdrawal by who sent it. */
export interface RequestAnswer {
  connectionId: string;
  /** Who asked, or was asked. */
  memberId: string;
  answer: 'accept' | 'reject' | 'withdraw';
}

/** Accepts, rejects or withdraws a request to connect (NET-094–103). */
export const answerRequestMachine = commandMachine<RequestAnswer, void>('answerConnectionRequest');
