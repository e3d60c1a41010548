import { Card, Link, SkeletonText, UnstyledButton } from '@saudagar/ui';
import { type ReactNode, useId } from 'react';
import { type ReadActor, ReadView } from './ReadView.tsx';

/** Props of {@link HomeCard}. */
export interface HomeCardProps<Query, Value> {
  actor: ReadActor<Query, Value>;
  title: string;
  /** Text of an empty card. */
  empty: string;
  /** Address of the full list. @default no link */
  href: string | undefined;
  /** Label of the link to the full list. */
  allLabel: string;
  /** Renders the value in rows, each a {@link HomeCardRow}. */
  children: (value: Value) => ReactNode;
}

/** The first few items of a feature, and a link to all of them: a card of a home page. */
export function HomeCard<Query, Value>(props: HomeCardProps<Query, Value>) {
  const { actor, title, empty, href, allLabel, children } = props;
  const titleId = useId();
  return (
    <Card as="section" className="sg-home-card" aria-labelledby={titleId}>
      <h2 id={titleId} className="sg-home-card-title">
        {title}
      </h2>
      <ReadView
        actor={actor}
        skeleton={<SkeletonText lines={3} />}
        empty={<p className="sg-home-card-details">{empty}</p>}
      >
        {(value) => <ul className="sg-home-card-list">{children(value)}</ul>}
      </ReadView>
      {href && <Link href={href}>{allLabel}</Link>}
    </Card>
  );
}

/** Props of {@link HomeCardRow}. */
export interface HomeCardRowProps {
  name: string;
  /** Address of its own page. @default opened by `onOpen` */
  href?: string | undefined;
  /** Opens an item without an address. @default plain text */
  onOpen?: (() => void) | undefined;
  /** Visual mark before its name; decorative. */
  mark?: ReactNode | undefined;
  /** Details below its name, each element a line. @default none */
  children?: ReactNode | undefined;
}

/** One item of a {@link HomeCard}. */
export function HomeCardRow({ name, href, onOpen, mark, children }: HomeCardRowProps) {
  return (
    <li className="sg-home-card-row">
      {mark}
      <div className="sg-home-card-texts">
        <RowName {...{ name, href, onOpen }} />
        {children && <div className="sg-home-card-details">{children}</div>}
      </div>
    </li>
  );
}

function RowName({ name, href, onOpen }: Pick<HomeCardRowProps, 'name' | 'href' | 'onOpen'>) {
  if (href !== undefined)
    return (
      <Link isPlain href={href} className="sg-home-card-name">
        {name}
      </Link>
    );
  if (!onOpen) return <span className="sg-home-card-name">{name}</span>;
  return (
    <UnstyledButton className="sg-home-card-name" onPress={onOpen}>
      {name}
    </UnstyledButton>
  );
}
