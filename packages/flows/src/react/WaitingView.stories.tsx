import { useViewActor } from '@saudagar/portal';
import preview from '@saudagar/storybook/preview';
import { Button } from '@saudagar/ui';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { provideFlow } from '../actors.ts';
import { readMachine } from '../readMachine.ts';
import { type Shop, shops } from './samples.testing.tsx';
import { WaitingRow } from './WaitingRow.tsx';
import { WaitingView } from './WaitingView.tsx';

const machine = readMachine<null, readonly Shop[]>({
  id: 'sampleWaiting',
  isEmpty: (value) => value.length === 0,
});

interface WaitingShopsProps {
  answer: () => Promise<readonly Shop[]>;
}

function WaitingShops({ answer }: WaitingShopsProps) {
  const [provide] = useState(
    () => () => provideFlow(machine, { actors: { load: fromPromise(answer) } }),
  );
  const actor = useViewActor(provide, { query: null });
  return (
    <WaitingView list="sample" actor={actor}>
      {(value) => (
        <ul className="sg-waiting-list">
          {value.map(({ id, name }) => (
            <WaitingRow key={id} name={name} href={`/shops/${id}`} icon={null}>
              Closes today
            </WaitingRow>
          ))}
        </ul>
      )}
    </WaitingView>
  );
}

/** A home page that the member leaves and visits again. */
function HomePage(props: WaitingShopsProps) {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <WaitingShops key={visit} {...props} />
      <Button onPress={() => setVisit(visit + 1)}>Visit again</Button>
    </>
  );
}

let answers: PromiseWithResolvers<readonly Shop[]>[] = [];

const meta = preview.meta({
  title: 'Placeholder while loading (skeleton)',
  component: HomePage,
  args: {
    answer() {
      const held = Promise.withResolvers<readonly Shop[]>();
      answers.push(held);
      return held.promise;
    },
  } as WaitingShopsProps,
  parameters: { portal: {} },
  beforeEach() {
    answers = [];
  },
});

/** The skeleton reserves the rows of the last visit, so that nothing below them moves. */
export const Reserved = meta.story({
  name: 'Rows of the last visit reserved',
  tags: ['loading'],
  async play({ canvas, userEvent }) {
    const button = await canvas.findByRole('button', { name: 'Visit again' });
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.resolve(shops(1, 4, null).items);
    await expect(await canvas.findAllByRole('link')).toHaveLength(3);
    const { top } = button.getBoundingClientRect();
    await userEvent.click(button);
    await waitFor(() => expect(answers).toHaveLength(2));
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(button.getBoundingClientRect().top).toBeCloseTo(top, 0);
    answers[1]?.resolve([]);
    await waitFor(() => expect(button.getBoundingClientRect().top).toBeLessThan(top));
    await userEvent.click(button);
    await waitFor(() => expect(answers).toHaveLength(3));
  },
});
