import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { ServiceList } from './ServiceList';
import { makeService } from './testing';

jest.mock('@/lib/services/liveData', () => ({
  ...jest.requireActual<object>('@/lib/services/liveData'),
  fetchData: () => new Promise(() => {}),
}));

afterEach(() => jest.restoreAllMocks());

test('a card says when the next class is once the clock is known, and nothing where there is none', () => {
  // Tuesday, November 24, 9:30 am in the studio of the fixture; Thursday is a holiday.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T17:30:00Z'));
  const services = [
    makeService('1', { sessions: [{ day: 'Tuesday', start: '18:00' }] }),
    makeService('2', {
      sessions: [
        { day: 'Tuesday', start: '07:00' },
        { day: 'Sunday', start: '10:00' },
      ],
    }),
    makeService('3', { sessions: [{ day: 'Thursday', start: '07:00' }] }),
    makeService('4', { sessions: [{ day: 'Monday', start: '07:00', until: '2026-01-31' }] }),
    makeService('5'),
  ];
  const list = <ServiceList services={services} contentHash={0} pictures={[]} level={1} />;
  expect(renderToStaticMarkup(list)).not.toContain('Next:');
  render(list);
  const lines = screen
    .getAllByRole('listitem')
    .map((card) => /Next:[^$]*?[ap]m/.exec(card.textContent)?.[0].replace(/\s/gu, ' '));
  expect(lines).toEqual([
    'Next: Today 6 pm',
    'Next: Sunday 10 am',
    'Next: Thu, Dec 3 7 am',
    undefined,
    undefined,
  ]);
});
