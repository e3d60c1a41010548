import React, { useState } from 'react';
import { useGlobals, useGlobalTypes, useStorybookApi } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { remembered } from '../panelStore.ts';
import { useSettings, writeSettings } from '../settings.ts';
import { storiesIn } from '../stories/storyIndex.ts';
import { choiceIn, choose } from './choice.ts';
import { Panel } from './Panel.tsx';
import { stateLink } from './stateLink.ts';
import { useStoryIndex } from './useStoryIndex.ts';
import { useWatching } from './useWatching.ts';

const keptHelp = remembered<boolean>('help read');

/** The panel in Storybook's frame. */
export function ManagerPanel({ isActive }: { isActive: boolean }) {
  const api = useStorybookApi();
  const { base } = useTheme();
  const settings = useSettings();
  const [isHelpOpen, setHelpOpen] = useState(() => !keptHelp.read());
  const { report, graph, answer, watch, send } = useWatching(isActive);
  const index = useStoryIndex(report, isActive);
  const actor = report?.detail?.key;
  const machine = report?.actors.find(({ key }) => key === actor)?.machine ?? '';
  const choice = choiceIn(api);
  const [globals] = useGlobals();
  const toolbars = useGlobalTypes();

  const nameOf = (id: string) => {
    const story = api.resolveStory(id);
    return story && 'title' in story ? `${story.title}: ${story.name}` : null;
  };
  return (
    <div hidden={!isActive} style={{ blockSize: '100%' }}>
      {isActive && (
        <Panel
          look={base}
          actors={report?.actors ?? null}
          detail={report?.detail ?? null}
          graph={graph}
          chosenState={choice.machine === machine ? choice.state : null}
          settings={settings}
          isHelpOpen={isHelpOpen}
          answer={answer}
          story={report?.story ?? null}
          linkTo={(linked, state) =>
            stateLink(window.location.href, {
              story: report?.story ?? '',
              globals: Object.fromEntries(
                Object.keys(toolbars).map((name) => [name, globals[name] as unknown]),
              ),
              machine: linked,
              state,
            })
          }
          storiesIn={(states) =>
            storiesIn(index, machine, states).flatMap((id) => {
              const name = nameOf(id);
              return name ? [{ id, name }] : [];
            })
          }
          onActor={watch}
          onChooseState={(state) => choose(api, { machine, state })}
          onSettings={writeSettings}
          onHelp={(isOpen) => {
            setHelpOpen(isOpen);
            keptHelp.write(true);
          }}
          onSend={send}
          onOpenStory={(id) => api.selectStory(id)}
        />
      )}
    </div>
  );
}
