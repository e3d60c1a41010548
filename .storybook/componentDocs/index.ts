export { EveryState, Example } from './Example.tsx';
export { Do, Dont, Guidance, Panel } from './Guidance.tsx';
export { Keys, Tokens, Words } from './Tables.tsx';
