import React, { useMemo } from 'react';
import type { MachineGraph } from '../machine/machineGraph.ts';
import type { ActorDetail, ActorLine, SendAnswer, SendMessage } from '../protocol.ts';
import type { PanelSettings } from '../settings.ts';
import { TEXTS } from '../texts.ts';
import { ChartPlane } from './ChartPlane.tsx';
import { Help } from './Help.tsx';
import { Inspector } from './Inspector.tsx';
import { PanelStyles } from './PanelStyles.tsx';
import { marksOf } from './panelModel.ts';
import { StateList } from './StateList.tsx';
import type { StoryLink } from './Stories.tsx';
import { Toolbar } from './Toolbar.tsx';

export interface PanelProps {
  look: 'light' | 'dark';
  /** All actors of the story; null until they are reported. */
  actors: readonly ActorLine[] | null;
  /** The selected actor and its machine; null until they are reported. */
  detail: ActorDetail | null;
  graph: MachineGraph | null;
  /** The selected state, if any. */
  chosenState: string | null;
  settings: PanelSettings;
  isHelpOpen: boolean;
  answer: SendAnswer | null;
  story: string | null;
  /** Link to the story, with a machine and a state of it. */
  linkTo: (machine: string | null, state: string | null) => string;
  storiesIn: (states: readonly string[]) => readonly StoryLink[];
  onActor: (key: string) => void;
  onChooseState: (id: string | null) => void;
  onSettings: (settings: PanelSettings) => void;
  onHelp: (isOpen: boolean) => void;
  onSend: (event: SendMessage['event']) => void;
  onOpenStory: (id: string) => void;
}

/** The whole panel, rendered from reported data. */
export function Panel(props: PanelProps) {
  const { look, actors, detail, graph, chosenState, settings, isHelpOpen, onHelp } = props;
  const line = actors?.find(({ key }) => key === detail?.key);
  const marks = useMemo(
    () => line && detail && marksOf(line, detail, chosenState),
    [line, detail, chosenState],
  );
  const { naming } = settings;
  return (
    <div className="statechart statecharts-panel" data-look={look}>
      <PanelStyles />
      {!actors && <p className="statecharts-empty statecharts-soft">{TEXTS.awaiting}</p>}
      {actors?.length === 0 && (
        <div className="statecharts-empty">
          <h3>{TEXTS.empty.title}</h3>
          <p>{TEXTS.empty.text}</p>
        </div>
      )}
      {actors && actors.length > 0 && (
        <>
          <Toolbar
            {...{ actors, settings, isHelpOpen }}
            chosen={detail?.key ?? null}
            link={props.linkTo(line?.machine ?? null, chosenState ?? line?.leaves[0] ?? null)}
            onActor={props.onActor}
            onSettings={props.onSettings}
            onHelp={() => onHelp(!isHelpOpen)}
          />
          {line && detail && graph && marks && (
            <div className="statecharts-body" data-view={settings.view}>
              {isHelpOpen && <Help onClose={() => onHelp(false)} />}
              {settings.view === 'drawing' ? (
                <ChartPlane
                  {...{ graph, marks, naming }}
                  isDetailed={settings.isDetailed}
                  onChoose={props.onChooseState}
                />
              ) : (
                <StateList {...{ graph, marks, naming }} onChoose={props.onChooseState} />
              )}
              <Inspector
                key={detail.key}
                {...{ line, detail, graph, marks, naming }}
                answer={props.answer}
                story={props.story}
                storiesIn={props.storiesIn}
                onSend={props.onSend}
                onOpenStory={props.onOpenStory}
                onChoose={props.onChooseState}
              />
            </div>
          )}
        </>
      )}
    </div>
  );
}
