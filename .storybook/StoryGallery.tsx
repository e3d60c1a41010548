import { Suspense } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { useStories } from './catalogue/storyIndex.ts';
import { pictureOf } from './hooks/pictureName.ts';
import './gallery.css';

export interface StoryGalleryProps {
  heading: string;
  stories: readonly PreparedStory[];
  /**
   * The part of each picture that is shown: its start at its own size, or smaller the whole page,
   * the middle of it, as for dialogs, or its end, as for toasts. @default 'start'
   */
  crop?: 'start' | 'whole' | 'middle' | 'end' | undefined;
}

/** Stories of a component, small: name, picture and description. */
export function StoryGallery({ heading, stories, crop = 'start' }: StoryGalleryProps) {
  if (stories.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
      <Suspense>
        <Gallery stories={stories} crop={crop} />
      </Suspense>
    </>
  );
}

/** The sidebar's names: the preview knows an export's name alone, where a story has no other. */
function Gallery({ stories, crop }: Omit<StoryGalleryProps, 'heading'>) {
  const names = new Map(useStories().map(({ id, name }) => [id, name]));
  return (
    <ul className="story-gallery">
      {stories.map(({ id, title, tags, parameters }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {!tags.includes('no-picture') && (
              <img
                src={`./pictures/${pictureOf({ id, title })}.png`}
                alt=""
                loading="lazy"
                data-crop={crop}
                // Pictures are taken after a build: a new story has none yet.
                onError={({ currentTarget }) => currentTarget.remove()}
              />
            )}
            {names.get(id)}
          </a>
          {summary(parameters)}
        </li>
      ))}
    </ul>
  );
}

function summary(parameters: object) {
  const { docs } = parameters as { docs?: { description?: { story?: string } } };
  const text = docs?.description?.story;
  return text ? <p>{text}</p> : null;
}
