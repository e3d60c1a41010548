import { useEffect, useLayoutEffect } from 'react';

/** A layout effect in the browser. React 18 warns about one on a server, where nothing starts. */
export const useMounted = typeof document === 'undefined' ? useEffect : useLayoutEffect;
