'use client';

export { Home, type HomeProps } from './Home.tsx';
