import '@saudagar/flows/styles.css';
import '@saudagar/settings/styles.css';
import { OwnPassword } from '@saudagar/settings';
import { Entrance } from './Entrance.tsx';

const nothing = () => {};

/** All there is for a member with a temporary password, in the frame of sign-in (ACCT-045). */
export function FirstPassword() {
  return (
    <Entrance onBegin={nothing}>
      <OwnPassword />
    </Entrance>
  );
}
