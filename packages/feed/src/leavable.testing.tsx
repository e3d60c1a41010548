import { Button } from '@saudagar/ui';
import { useState } from 'react';
import { Feed } from './Feed.tsx';

/** The feed on a page that can be left and come back to. */
export function LeavableFeed() {
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      <Button onPress={() => setIsHere(!isHere)}>Leave or return</Button>
      {isHere && <Feed />}
    </>
  );
}
