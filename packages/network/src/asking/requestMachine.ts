import { commandMachine } from '@saudagar/flows';

/** Asks one member to connect (NET-046–051). A member who had asked already is connected at once. */
export const requestMachine = commandMachine<
  { memberId: string },
  { isAccepted: boolean; connectionId: string | null }
>('connectionRequest');
