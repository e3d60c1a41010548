import { Card, Link, PlainButton, SkeletonText } from '@saudagar/ui';
import { type ReactNode, useId } from 'react';
import { type ReadActor, ReadView } from './ReadView.tsx';

/** Props of {@link HomeCard}. */
export interface HomeCardProps<Query, Value> {
  actor: ReadActor<Query, Value>;
  title: string;
  /** Says that there is nothing to show. */
  empty: string;
  /** Address of all of them. @default no link to them */
  href: string | undefined;
  /** What the link to all of them says. */
  allLabel: string;
  /** Shows the value in rows, each a {@link HomeCardRow}. */
  children: (value: Value) => ReactNode;
}

/** The first few of a feature, and the way to all of them: a card of a home page. */
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
        empty={<p className="sg-home-card-facts">{empty}</p>}
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
  /** Opens it where it has no address. @default the name alone */
  onOpen?: (() => void) | undefined;
  /** What tells it apart at a glance, before its name; decoration only. */
  mark?: ReactNode;
  /** Facts about it below its name, each element a line. @default none */
  children?: ReactNode;
}

/** One of the few that a {@link HomeCard} shows. */
export function HomeCardRow({ name, href, onOpen, mark, children }: HomeCardRowProps) {
  return (
    <li className="sg-home-card-row">
      {mark}
      <div className="sg-home-card-texts">
        <RowName {...{ name, href, onOpen }} />
        {children && <div className="sg-home-card-facts">{children}</div>}
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
    <PlainButton className="sg-home-card-name" onPress={onOpen}>
      {name}
    </PlainButton>
  );
}
