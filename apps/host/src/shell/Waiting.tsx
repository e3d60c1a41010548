import { WaitingLine } from '@saudagar/portal';

/** The line of what waits for the connection, in the frame of the page. */
export const Waiting = () => <WaitingLine className="sg-shell-note" />;
