import type { ApiError } from '@saudagar/contract';
import { type Portal, usePersistentActor, useViewActor } from '@saudagar/portal';
import {
  Button,
  EmptyState,
  RadioGroup,
  SkeletonText,
  TextField,
  ToggleButton,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import { provideFlow, publishNothing } from '../actors.ts';
import { choiceMachine } from '../choiceMachine.ts';
import { commandMachine } from '../commandMachine.ts';
import { draftField } from '../draftFields.ts';
import { formDraft } from '../formDraft.ts';
import { formMachine } from '../formMachine.ts';
import type { FormSending } from '../formSending.ts';
import type { ListPage } from '../listContext.ts';
import { listMachine } from '../listMachine.ts';
import { readMachine } from '../readMachine.ts';
import { shownToggle, toggleMachine } from '../toggleMachine.ts';
import { ConfirmCommand } from './ConfirmCommand.tsx';
import { FormView } from './FormView.tsx';
import { HomeCard, HomeCardRow } from './HomeCard.tsx';
import { ListView } from './ListView.tsx';
import { ReadView } from './ReadView.tsx';
import { SendingProgress } from './SendingProgress.tsx';
import { useChoice } from './useChoice.ts';
import { useField } from './useField.ts';

/** A sample item. */
export interface Shop {
  id: string;
  name: string;
}

export const shop = (id: number): Shop => ({ id: `${id}`, name: `Toko ${id}` });

/** Returns shops from `first` to before `last`. */
export const shops = (first: number, last: number, cursor: string | null): ListPage<Shop> => ({
  items: Array.from({ length: last - first }, (_, index) => shop(first + index)),
  cursor,
});

export const shopsMachine = listMachine<{ search: string }, Shop>({
  id: 'sampleList',
  isNarrowed: ({ search }) => search !== '',
  idOf: ({ id }) => id,
});

/** Fails on its first call. */
const failsOnce = (isFailing: boolean) => {
  let isFirst = isFailing;
  return () => {
    if (isFirst) {
      isFirst = false;
      throw new Error('no channel');
    }
  };
};

export interface ShopListProps {
  /** True to fail the first subscription. @default false */
  isUnsubscribed?: boolean;
  /** Answers the list's calls, in order. */
  answer: (request: { search: string; cursor: string | null }) => Promise<ListPage<Shop>>;
}

/** A list of sample items, with a search and a refresh. */
export function ShopList({ answer, isUnsubscribed = false }: ShopListProps) {
  const [provide] = useState(
    () => () =>
      provideFlow(shopsMachine, {
        actors: {
          loadPage: fromPromise(({ input: { query, cursor } }) =>
            answer({ search: query.search, cursor }),
          ),
          subscribe: fromCallback(failsOnce(isUnsubscribed)),
        },
      }),
  );
  const actor = useViewActor(provide, { query: { search: '' } });
  const search = (text: string) => actor.send({ type: 'list.queried', query: { search: text } });
  return (
    <>
      <TextField label="Search" onChange={search} />
      <Button onPress={() => actor.send({ type: 'list.refreshed' })}>Refresh</Button>
      <ListView
        actor={actor}
        aria-label="Shops"
        idOf={({ id }) => id}
        skeleton={<SkeletonText lines={2} />}
        empty={<EmptyState title="No shops yet">Open the first.</EmptyState>}
        narrowing="search"
        onClear={() => search('')}
      >
        {({ name }) => <p>{name}</p>}
      </ListView>
    </>
  );
}

export const shopMachine = readMachine<{ id: string }, Shop | null>({
  id: 'sampleRead',
  isEmpty: (value) => value === null,
});

export interface ShopDetailProps {
  /** True to fail the first subscription. @default false */
  isUnsubscribed?: boolean;
  /** Says who may see the item. @default the kit's text */
  forbiddenText?: string;
  answer: () => Promise<Shop | null>;
}

/** One sample item. */
export function ShopDetail({ answer, isUnsubscribed = false, ...texts }: ShopDetailProps) {
  const [provide] = useState(
    () => () =>
      provideFlow(shopMachine, {
        actors: { load: fromPromise(answer), subscribe: fromCallback(failsOnce(isUnsubscribed)) },
      }),
  );
  const actor = useViewActor(provide, { query: { id: '1' } });
  return (
    <>
      <Button onPress={() => actor.send({ type: 'read.outdated' })}>Read again</Button>
      <Button onPress={() => actor.send({ type: 'read.lost' })}>Close for good</Button>
      <ReadView
        actor={actor}
        skeleton={<SkeletonText lines={2} />}
        empty={<EmptyState title="Not open yet" />}
        lost={<EmptyState title="Closed for good" />}
        {...texts}
      >
        {(value) => <h2>{value?.name}</h2>}
      </ReadView>
    </>
  );
}

const shopsCardMachine = readMachine<null, readonly Shop[]>({
  id: 'sampleHomeCard',
  isEmpty: (value) => value.length === 0,
});

export interface ShopsCardProps {
  answer: () => Promise<readonly Shop[]>;
  hrefOf?: (id: string) => string;
  onOpen?: (id: string) => void;
  allPath?: string;
}

/** Sample items on a home page. */
export function ShopsCard({ answer, hrefOf, onOpen, allPath }: ShopsCardProps) {
  const [provide] = useState(
    () => () => provideFlow(shopsCardMachine, { actors: { load: fromPromise(answer) } }),
  );
  const actor = useViewActor(provide, { query: null });
  return (
    <HomeCard actor={actor} title="Shops" empty="No shops yet" href={allPath} allLabel="All shops">
      {(items) =>
        items.map(({ id, name }) => (
          <HomeCardRow
            key={id}
            name={name}
            href={hrefOf?.(id)}
            onOpen={onOpen && (() => onOpen(id))}
          >
            <span>Open daily</span>
          </HomeCardRow>
        ))
      }
    </HomeCard>
  );
}

interface ShopValues {
  name: string;
  city: string;
}

export const shopFormMachine = formMachine<ShopValues, ShopValues, Shop>({
  id: 'sampleForm',
  validate: ({ name }) => (name.trim() === '' ? { name: { rule: 'required' } } : {}),
  toBody: (values) => values,
});

export interface ShopFormProps {
  answer: (values: ShopValues, sending: FormSending<ShopValues, null>) => Promise<Shop>;
  onDone: (shop: Shop) => void;
  onClosed: () => void;
  failureText?: (failure: ApiError) => string;
}

/** A sample form with a draft. */
export function ShopForm({ answer, onDone, onClosed, ...words }: ShopFormProps) {
  const [provide] = useState(
    () => (portal: Portal) =>
      provideFlow(shopFormMachine, {
        actors: {
          send: fromPromise(({ input }) => answer(input.body, input)),
          draft: formDraft<ShopValues, null>(portal, {
            name: () => 'sample',
            fields: { name: draftField.text, city: draftField.text },
          }),
        },
        actions: {
          publish: publishNothing,
          emitDone: (_, { reply }) => onDone(reply),
          emitClosed: () => onClosed(),
        },
      }),
  );
  const actor = useViewActor(provide, { subject: null, values: { name: '', city: '' } });
  const field = useField(actor, (name) => `Enter the ${name}`);
  return (
    <FormView actor={actor} failureTitle="The shop was not saved." {...words}>
      <TextField {...field('name')} label="Name" isRequired />
      <TextField {...field('city')} label="City" />
      <SendingProgress actor={actor} />
      <Button type="submit" variant="primary">
        Save
      </Button>
      <Button onPress={() => actor.send({ type: 'form.closed' })}>Close</Button>
    </FormView>
  );
}

export const closeShopMachine = commandMachine<{ id: string }, null>('sampleCommand');

export interface CloseShopProps {
  answer: () => Promise<null>;
  onDone: () => void;
  onCancel: () => void;
  failureTitle?: string;
  failureText?: (failure: ApiError) => string;
}

/** A sample command with a confirmation. */
export function CloseShop({ answer, onDone, onCancel, ...words }: CloseShopProps) {
  const [provide] = useState(
    () => () =>
      provideFlow(closeShopMachine, {
        actors: { run: fromPromise(answer) },
        actions: { publish: publishNothing, emitDone: () => onDone() },
      }),
  );
  const actor = usePersistentActor('sample.command', provide, { input: { id: '1' } });
  return (
    <ConfirmCommand
      actor={actor}
      title="Close the shop?"
      confirmLabel="Close shop"
      variant="danger"
      onCancel={onCancel}
      {...words}
    >
      <p>Customers no longer find it.</p>
    </ConfirmCommand>
  );
}

export const saveShopMachine = toggleMachine<{ id: string }, { saved: boolean }>(
  'sampleToggle',
  ({ saved }) => saved,
);

export interface SaveShopProps {
  answer: (value: boolean) => Promise<{ saved: boolean }>;
  /** Ends with the reply to a choice that waited for the network. @default it waits on */
  answerLate?: () => Promise<{ saved: boolean }>;
}

const waitOn = () => new Promise<never>(() => {});

/** A sample choice, with a button that reads it again. */
export function SaveShop({ answer, answerLate = waitOn }: SaveShopProps) {
  const [provide] = useState(
    () => () =>
      provideFlow(saveShopMachine, {
        actors: {
          set: fromPromise(({ input: { value } }) => answer(value)),
          watchSent: fromPromise(answerLate),
        },
        actions: { publish: publishNothing },
      }),
  );
  const actor = useViewActor(provide, { subject: { id: '1' }, value: false, count: 4 });
  const isSaved = useSelector(actor, ({ context }) => shownToggle(context).value);
  const count = useSelector(actor, ({ context }) => shownToggle(context).count);
  return (
    <>
      <ToggleButton isSelected={isSaved} onChange={() => actor.send({ type: 'toggle.pressed' })}>
        Save
      </ToggleButton>
      <p>{count} saved it</p>
      <Button onPress={() => actor.send({ type: 'toggle.read', value: true, count: 9 })}>
        Read again
      </Button>
    </>
  );
}

type Notices = 'all' | 'some' | 'none';

export const shopNoticesMachine = choiceMachine<{ id: string }, Notices>('sampleChoice');

export interface ShopNoticesProps {
  answer: (value: Notices) => Promise<void>;
}

/** A sample choice among several values, with a button that reads another. */
export function ShopNotices({ answer }: ShopNoticesProps) {
  const [provide] = useState(
    () => () =>
      provideFlow(shopNoticesMachine, {
        actors: { choose: fromPromise(({ input: { value } }) => answer(value)) },
        actions: { publish: publishNothing },
      }),
  );
  const [known, setKnown] = useState<Notices>('all');
  const actor = useViewActor(provide, { subject: { id: '1' }, known });
  return (
    <>
      <RadioGroup
        {...useChoice(actor, known)}
        label="Notices"
        options={[
          { id: 'all', label: 'All' },
          { id: 'some', label: 'Some' },
          { id: 'none', label: 'None' },
        ]}
      />
      <Button onPress={() => setKnown('none')}>Read again</Button>
    </>
  );
}
