import { type Loadable, loadWhenIdle } from '@saudagar/ui';
import { useEffect, useReducer } from 'react';

/** A small part that the page does not wait for: fetched once the browser is idle, or not at all. */
export function WhenIdle<Props extends object>({
  part,
  ...props
}: { part: Loadable<Props> } & Props) {
  const [, show] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (part.isLoaded()) return show();
    return loadWhenIdle([{ load: () => part.load().then(show) }]);
  }, [part]);
  return part.isLoaded() ? <part.View {...(props as unknown as Props)} /> : null;
}
