import { Canvas, Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { type CSSProperties, useContext } from 'react';
import { StoryGallery, type StoryGalleryProps } from '../StoryGallery.tsx';
import { useDocsGlobals } from './docsGlobals.ts';

/** The stories of the page's component, and whether they are whole pages. */
function useComponent() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const { portal, layout } = preparedMeta.parameters;
  return { stories, isPage: Boolean(portal) || layout === 'fullscreen' };
}

interface ExampleProps {
  /** Height of the example, in px, for what opens over the page. @default as high as the story */
  height?: number | undefined;
  /** False for a component whose props are no values to choose. @default true */
  hasControls?: boolean | undefined;
  /** Props that the example sets by itself. @default none */
  without?: string[] | undefined;
}

/** A component's first story, to be tried, with its props. */
export function Example({ height, hasControls = true, without = [] }: ExampleProps) {
  const {
    stories: [first],
    isPage,
  } = useComponent();
  if (!first) return null;
  return (
    <>
      {isPage ? (
        <Frame id={first.id} name={first.name} />
      ) : (
        <div
          className={height === undefined ? undefined : 'docs-window'}
          style={{ '--docs-height': `${height}px` } as CSSProperties}
        >
          <Canvas of={first.moduleExport} sourceState="hidden" />
        </div>
      )}
      {hasControls && <Controls exclude={without} />}
    </>
  );
}

/**
 * A story in a window of its own, as whole pages and mocked servers need it. Storybook's frame has
 * the language and theme that it starts with, and turns the page around it back to them.
 */
function Frame({ id, name }: { id: string; name: string }) {
  const { theme, locale } = useDocsGlobals();
  return (
    <iframe
      className="docs-frame"
      title={name}
      src={`./iframe.html?viewMode=story&id=${id}&globals=theme:${theme};locale:${locale}`}
    />
  );
}

/** All stories of a component as small pictures. */
export function EveryState({ crop }: Pick<StoryGalleryProps, 'crop'>) {
  const { stories, isPage } = useComponent();
  return <StoryGallery heading="Every state" stories={stories} crop={isPage ? 'whole' : crop} />;
}

/** The stories after the example as small pictures. */
export function MoreExamples() {
  const { stories, isPage } = useComponent();
  const crop = isPage ? 'whole' : 'start';
  return <StoryGallery heading="More examples" stories={stories.slice(1)} crop={crop} />;
}
