import React from 'react';
import { TEXTS } from '../texts.ts';

/** A link to a story. */
export interface StoryLink {
  id: string;
  /** "Account/LoginForm: Refused". */
  name: string;
}

interface StoriesProps {
  stories: readonly StoryLink[];
  /** Id of the open story. */
  open: string | null;
  onOpen: (id: string) => void;
}

/** Stories that show a state. */
export function Stories({ stories, open, onOpen }: StoriesProps) {
  if (stories.length === 0) return <p className="statecharts-soft">{TEXTS.stories.none}</p>;
  return (
    <ul className="statecharts-stories">
      {stories.map(({ id, name }) => (
        <li key={id}>
          {id === open ? (
            <span aria-current="page">
              {name} <span className="statecharts-note">{TEXTS.stories.here}</span>
            </span>
          ) : (
            <button type="button" className="statecharts-link" onClick={() => onOpen(id)}>
              {name}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
