import { render, screen, within } from '@testing-library/react';
import { firstVisit, prices } from '@/lib/content/firstVisit';
import { studioMap } from '@/lib/content/map';
import { FirstVisit, PriceTable } from './FirstVisit';
import { StudioMap } from './GettingThere';

const foldOf = (question: string) => screen.getByText(question).closest('details')!;

test('on the page of a class the answers are about that class', () => {
  render(<FirstVisit ofClass={{ price: '$17 per class', bring: 'A bell · Water' }} />);
  const [cost, bring] = firstVisit.questions;
  expect(foldOf(cost!.question)).toHaveTextContent(/\$17 per class\. You pay at the desk/);
  expect(foldOf(bring!.question)).toHaveTextContent('A bell · Water');
  const first = within(foldOf(cost!.question)).getAllByRole('row', { hidden: true })[1];
  expect(first).toHaveTextContent(`${prices.single.name}${prices.single.note}$17 per class`);
});

test('a class that says nothing of what to bring has the answer for all', () => {
  render(<FirstVisit ofClass={{ price: '$17 per class' }} />);
  const [, bring] = firstVisit.questions;
  expect(foldOf(bring!.question)).toHaveTextContent(bring!.answer);
});

test.each([
  ['questions', <FirstVisit key="" content={{ ...firstVisit, questions: [] }} />],
  ['packs', <PriceTable key="" prices={{ ...prices, packs: [] }} />],
  ['streets', <StudioMap key="" className="" map={{ ...studioMap, streets: [] }} />],
])('without %s nothing is shown', (_, element) => {
  expect(render(element).container).toBeEmptyDOMElement();
});
