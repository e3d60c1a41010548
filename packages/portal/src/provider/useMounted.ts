import { useEffect, useLayoutEffect } from 'react';

/**
 * A layout effect in a browser. React 18 warns of one on a server, where there is nothing to start.
 */
export const useMounted = typeof document === 'undefined' ? useEffect : useLayoutEffect;
