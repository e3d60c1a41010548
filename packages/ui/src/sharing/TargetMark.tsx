import type { ShareTarget } from './shareTargets.ts';

const DRAWINGS: Record<ShareTarget, string> = {
  Twitter:
    'M22 4s-.7 2.1-2 3.4c1.6 10-9.4 17.3-18 11.6 2.2.1 4.4-.6 6-2C3 15.5.5 9.6 3 5c2.2 2.6 5.6 4.1 9 4-.9-4.2 4-6.6 7-3.8 1.1 0 3-1.2 3-1.2z',
  LinkedIn:
    'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2 9h4v12H2zM2 4a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  Facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  WhatsApp:
    'M7.9 20A9 9 0 1 0 4 16.1L2 22zM9 8.5c-.6 3.4 3 7 6.5 6.5.8-.6.8-1.3.4-2l-1.7-.7-1 .9c-1-.4-1.9-1.3-2.3-2.3l.9-1-.7-1.7c-.7-.5-1.5-.4-2.1.3z',
};

/** A target's logo in the style of the other icons. */
export function TargetMark({ target }: { target: ShareTarget }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinejoin="round" aria-hidden>
      <path d={DRAWINGS[target]} />
    </svg>
  );
}
