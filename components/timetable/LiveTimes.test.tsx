import { act, render, screen } from '@testing-library/react';
import { LiveServiceList } from '@/components/services/LiveServiceList';
import { makeService } from '@/components/services/testing';
import type { Service } from '@/lib/catalogue/service';
import { classTimes } from './classTimes';
import { LiveTimes } from './LiveTimes';

let answer: (text: string) => void = () => {};
jest.mock('@/lib/catalogue/fetchData', () => ({
  fetchData: () => new Promise<string>((resolve) => (answer = resolve)),
}));

const at = (start: string): Service =>
  makeService('1', { sessions: [{ day: 'Monday', start }], duration: 45 });

test('a live list that comes after the times changes them at once', async () => {
  const service = at('06:30');
  render(
    <>
      <LiveServiceList contentHash={0} pictures={{}} level={2}>
        As built
      </LiveServiceList>
      <LiveTimes service={service}>{classTimes({ service })}</LiveTimes>
    </>,
  );
  await act(() => import('./drawTimes'));
  expect(screen.getByText(/6:30/, { selector: 'time' })).toBeInTheDocument();
  answer(JSON.stringify([at('07:10')]));
  expect(await screen.findByText(/7:10/, { selector: 'time' })).toBeInTheDocument();
  expect(screen.queryByText(/6:30/, { selector: 'time' })).not.toBeInTheDocument();
});
