import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** A component's page: what it is, how it looks, its props, its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const isInPortal = Boolean(preparedMeta.parameters.portal);
  return (
    <>
      <Title />
      <Description of="meta" />
      {/* Stories with a mocked server share one per page, so only one is shown, in a frame. */}
      {isInPortal && first ? (
        <Canvas of={first.moduleExport} story={{ inline: false, height: '640px' }} />
      ) : (
        <Primary />
      )}
      <Controls />
      {isInPortal ? (
        <ul>
          {stories.map(({ id, name, parameters }) => (
            <li key={id}>
              <a href={`./?path=/story/${id}`} target="_top">
                {name}
              </a>
              {summary(parameters)}
            </li>
          ))}
        </ul>
      ) : (
        <Stories />
      )}
    </>
  );
}

function summary(parameters: object | undefined) {
  const { docs } = (parameters ?? {}) as { docs?: { description?: { story?: string } } };
  const text = docs?.description?.story;
  return text ? ` – ${text}` : '';
}
