import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { about, contactCardFile, contactCardPath, profile } from '@/lib/content/profile';
import { FactsCard } from './FactsCard';
import { PrintButton } from './PrintButton';
import { ProfileHeader } from './ProfileHeader';

test('the main action leads to a class of the coach’s, or to all', () => {
  const { rerender } = render(<ProfileHeader picture={undefined} />);
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/services');
  rerender(<ProfileHeader picture={undefined} service={{ id: '7', name: 'Row' }} />);
  const action = screen.getByRole('link', { name: 'Train Row with Rowan' });
  expect(action).toHaveAttribute('href', '/services/7');
});

test('the contact card is a download under the coach’s name', () => {
  render(<ProfileHeader picture={undefined} />);
  const card = screen.getByRole('link', { name: about.download });
  expect(card).toHaveAttribute('href', contactCardPath);
  expect(card).toHaveAttribute('download', contactCardFile);
});

test('both phones, the e-mail and the code profile are links', () => {
  render(<FactsCard />);
  for (const { text, href } of [...profile.phones, profile.email, profile.code]) {
    expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', href);
  }
});

test('the print button prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  render(<PrintButton label={about.print} />);
  await userEvent.click(screen.getByRole('button', { name: about.print }));
  expect(print).toHaveBeenCalledTimes(1);
});
