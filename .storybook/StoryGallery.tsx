import type { PreparedStory } from 'storybook/internal/types';
import { pictureOf } from './hooks/pictureName.ts';
import './gallery.css';

interface StoryGalleryProps {
  stories: readonly PreparedStory[];
  /** True when the stories are whole pages, shown smaller; parts of a page keep their size. */
  areWhole: boolean;
}

/** The other stories of a component, small: name, picture and description. */
export function StoryGallery({ stories, areWhole }: StoryGalleryProps) {
  if (stories.length === 0) return null;
  return (
    <>
      <h2>More examples</h2>
      <ul className="story-gallery">
        {stories.map(({ id, title, name, tags, parameters }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {!tags.includes('no-picture') && (
                <img
                  src={`./pictures/${pictureOf({ id, title })}.png`}
                  alt=""
                  loading="lazy"
                  data-whole={areWhole || undefined}
                  // Pictures are taken after a build: a new story has none yet.
                  onError={({ currentTarget }) => currentTarget.remove()}
                />
              )}
              {name}
            </a>
            {summary(parameters)}
          </li>
        ))}
      </ul>
    </>
  );
}

function summary(parameters: object) {
  const { docs } = parameters as { docs?: { description?: { story?: string } } };
  const text = docs?.description?.story;
  return text ? <p>{text}</p> : null;
}
