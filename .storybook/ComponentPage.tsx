import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { StoryGallery } from './StoryGallery.tsx';

/**
 * Docs page of a component: one example to try, its props, and a small picture of every other
 * story.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [first, ...others] = useContext(DocsContext).componentStories();
  const { portal, layout } = preparedMeta.parameters;
  // Whole pages and mocked servers need a window of their own; a part of a page does not.
  const isFramed = Boolean(portal) || layout === 'fullscreen';
  return (
    <>
      <Title />
      <Description of="meta" />
      {first && (
        <Canvas
          of={first.moduleExport}
          sourceState={isFramed ? 'none' : 'hidden'}
          {...(isFramed && { story: { inline: false, height: '520px' } })}
        />
      )}
      <Controls />
      <StoryGallery stories={others} areWhole={isFramed} />
    </>
  );
}
