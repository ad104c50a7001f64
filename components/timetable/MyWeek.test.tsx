import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeService } from '@/components/services/testing';
import { classKey } from '@/lib/timetable/myWeek';
import { keptClassesOf } from './useMyWeek';
import { MyWeek } from './MyWeek';

const days = ['Monday', 'Tuesday', 'Friday'] as const;
const service = makeService('1', {
  name: 'Spin',
  sessions: days.map((day) => ({ day, start: '06:30' })),
});
const removeOf = (day: string) => screen.getByRole('button', { name: `Remove Spin on ${day}` });

test('after a class is removed the focus is on the next one, on the last, and on the way to the week', async () => {
  for (const day of days)
    keptClassesOf(null).toggle(classKey({ service, id: `${day.toLowerCase()}-0630` }));
  const user = userEvent.setup();
  render(<MyWeek services={[service]} />);
  await user.click(removeOf('Tuesday'));
  expect(removeOf('Friday')).toHaveFocus();
  await user.click(removeOf('Friday'));
  expect(removeOf('Monday')).toHaveFocus();
  await user.click(removeOf('Monday'));
  expect(screen.getByRole('link', { name: 'Choose one in the week' })).toHaveFocus();
});
