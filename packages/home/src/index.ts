'use client';

export { Home, type HomeProps } from './Home.tsx';
export { homeNewsMachine } from './welcome/homeNewsFlow.ts';
