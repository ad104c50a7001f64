import { render, screen } from '@testing-library/react';
import { firstVisit, prices } from '@/lib/content/firstVisit';
import { studioMap } from '@/lib/content/map';
import { FirstVisit, PriceTable } from './FirstVisit';
import { StudioMap } from './GettingThere';

const foldOf = (question: string) => screen.getByText(question).closest('details')!;

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
