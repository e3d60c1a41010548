import React, { useEffect, useState } from 'react';
import { Icon } from '../drawing/Icon.tsx';
import { TEXTS } from '../texts.ts';

/** A link that was copied, or that the clipboard refused. */
interface Copied {
  link: string;
  isRefused: boolean;
}

const SHOWN_MS = 6000;

/** Copies the link to what is seen; shows it when the browser does not allow that. */
export function CopyLink({ link }: { link: string }) {
  const [copied, setCopied] = useState<Copied | null>(null);
  const current = copied?.link === link ? copied : null;
  useEffect(() => {
    if (!current || current.isRefused) return;
    const timer = setTimeout(() => setCopied(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [current]);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied({ link, isRefused: false });
    } catch {
      setCopied({ link, isRefused: true });
    }
  }

  const { copy, copied: done, refused, byHand, close } = TEXTS.link;
  return (
    <>
      <button type="button" className="statecharts-copy" onClick={() => void handleCopy()}>
        <Icon name="link" />
        <span>{copy}</span>
      </button>
      <p aria-live="polite" className="statecharts-copied">
        {current ? (current.isRefused ? refused : done) : ''}
      </p>
      {current?.isRefused && (
        <div className="statecharts-by-hand">
          <input
            readOnly
            aria-label={byHand}
            value={link}
            ref={(field) => field?.select()}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <button type="button" onClick={() => setCopied(null)}>
            {close}
          </button>
        </div>
      )}
    </>
  );
}
