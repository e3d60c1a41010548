import React from 'react';
import { Choice } from '../drawing/Choice.tsx';
import { Icon } from '../drawing/Icon.tsx';
import { type Naming, named } from '../machine/plainNames.ts';
import type { ActorLine } from '../protocol.ts';
import type { PanelSettings } from '../settings.ts';
import { TEXTS } from '../texts.ts';
import { CopyLink } from './CopyLink.tsx';

interface ToolbarProps {
  actors: readonly ActorLine[];
  chosen: string | null;
  settings: PanelSettings;
  isHelpOpen: boolean;
  /** Link to the story with the shown machine and state. */
  link: string;
  onActor: (key: string) => void;
  onSettings: (settings: PanelSettings) => void;
  onHelp: () => void;
}

/** Selects the machine and its display. */
export function Toolbar(props: ToolbarProps) {
  const { actors, chosen, settings, onActor, onSettings, isHelpOpen, onHelp } = props;
  const { toolbar } = TEXTS;
  return (
    <div className="statecharts-toolbar">
      <select
        aria-label={toolbar.machine}
        value={chosen ?? ''}
        onChange={(event) => onActor(event.target.value)}
      >
        {actors.map((actor, index) => (
          <option key={actor.key} value={actor.key}>
            {actorName(actor, actors, index, settings.naming)}
          </option>
        ))}
      </select>
      <Choice
        label={toolbar.view}
        value={settings.view}
        options={{ drawing: toolbar.drawing, list: toolbar.list }}
        onChange={(view) => onSettings({ ...settings, view })}
      />
      <Choice
        label={toolbar.names}
        value={settings.naming}
        options={{ words: toolbar.words, code: toolbar.code }}
        onChange={(naming) => onSettings({ ...settings, naming })}
      />
      <button
        type="button"
        aria-pressed={settings.isDetailed}
        onClick={() => onSettings({ ...settings, isDetailed: !settings.isDetailed })}
      >
        {toolbar.details}
      </button>
      <CopyLink link={props.link} />
      <button
        type="button"
        className="statecharts-quiet statecharts-help-button"
        aria-expanded={isHelpOpen}
        onClick={onHelp}
      >
        <Icon name="help" />
        <span>{toolbar.help}</span>
      </button>
    </div>
  );
}

/** "Like 3: Liked": the machine, its number among several, and its state. */
function actorName(
  { machine, current, status }: ActorLine,
  actors: readonly ActorLine[],
  index: number,
  naming: Naming,
): string {
  const alike = actors.filter((actor) => actor.machine === machine);
  const number =
    alike.length > 1
      ? ` ${actors.slice(0, index + 1).filter((actor) => actor.machine === machine).length}`
      : '';
  const innermost = current.at(-1);
  const state =
    status === 'active' && innermost !== undefined && innermost !== machine
      ? named(innermost.split('.').at(-1) ?? '', naming)
      : TEXTS.status[status];
  return `${named(machine, naming)}${number}: ${state}`;
}
