import { Suspense } from 'react';
import { pictureOf } from '../hooks/pictureName.ts';
import './board.css';
import { type Kind, PHONE, wordsTo } from '../../scripts/catalogue/states.ts';
import { type IndexedStory, useStories } from './storyIndex.ts';

interface BoardProps {
  /** Area and title of the stories to show: `Tenders/Post a tender`. */
  of: string;
}

/** A flow's states side by side, in the order a member meets them. */
export function Board({ of }: BoardProps) {
  return (
    <Suspense>
      <Strip of={of} />
    </Suspense>
  );
}

function Strip({ of }: BoardProps) {
  const stories = useStories().filter(({ title }) => title === of);
  return (
    <ol className="story-board">
      {stories.map((story, index) => (
        <State key={story.id} story={story} words={index > 0 ? wordsTo(story.tags) : null} />
      ))}
    </ol>
  );
}

interface BoardOfKindProps {
  /** The kind of state to show. */
  kind: Kind;
}

/** All states of a kind, across the areas. */
export function BoardOfKind({ kind }: BoardOfKindProps) {
  return (
    <Suspense>
      <Areas kind={kind} />
    </Suspense>
  );
}

function Areas({ kind }: BoardOfKindProps) {
  const stories = useStories().filter(({ tags }) => tags.includes(kind));
  return [...Map.groupBy(stories, areaOf)].map(([area, own]) => (
    <section key={area}>
      <h3>{area}</h3>
      <ul className="story-board">
        {own.map((story) => (
          <State key={story.id} story={story} words={story.title.slice(area.length + 1)} />
        ))}
      </ul>
    </section>
  ));
}

const areaOf = ({ title }: IndexedStory) => title.slice(0, title.lastIndexOf('/'));

interface StateProps {
  story: IndexedStory;
  /** The words above it: what leads here from the state before, or its board. */
  words: string | null;
}

/** One state: how it is reached, its pictures, and its name, which leads to the live story. */
function State({ story, words }: StateProps) {
  const { id, name, tags } = story;
  return (
    <li>
      {words && <span className="story-board-words">{words}</span>}
      <a href={`./?path=/story/${id}`} target="_top">
        {!tags.includes('no-picture') && (
          <span className="story-board-pictures">
            <Picture story={story} view="" />
            {tags.includes(PHONE) && <Picture story={story} view=".phone" />}
          </span>
        )}
        {name}
      </a>
    </li>
  );
}

interface PictureProps {
  story: IndexedStory;
  /** Suffix of the picture's view. */
  view: '' | '.phone';
}

const Picture = ({ story, view }: PictureProps) => (
  <img
    src={`./pictures/${pictureOf(story)}${view}.png`}
    alt=""
    loading="lazy"
    // Pictures are taken after a build: a new story has none yet.
    onError={({ currentTarget }) => currentTarget.remove()}
  />
);
