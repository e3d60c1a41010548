import { useContext } from 'react';
import { type UserControls, UserControlsContext } from './userControls.ts';

/** Returns the callbacks of a user's controls; requires the Users tab. */
export function useControls(): UserControls {
  const controls = useContext(UserControlsContext);
  if (!controls) throw new Error('@saudagar/admin: a user stands in the Users tab');
  return controls;
}
