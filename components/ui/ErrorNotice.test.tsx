import { render, screen } from '@testing-library/react';
import { errorTexts } from '@/lib/content/frame';
import { ErrorNotice } from './IslandBoundary';

const sendBeacon = jest.fn<boolean, [string, string]>();

afterEach(() => {
  delete process.env.NEXT_PUBLIC_ERRORS;
});

it('says that the page broke, and lets the owner know where the build names an address', () => {
  Object.assign(navigator, { sendBeacon });
  const { unmount } = render(<ErrorNotice error={new Error('broken')} />);
  expect(screen.getByRole('alert')).toHaveTextContent(errorTexts.heading);
  expect(sendBeacon).not.toHaveBeenCalled();
  unmount();
  process.env.NEXT_PUBLIC_ERRORS = '/errors';
  render(<ErrorNotice error={new Error('broken')} />);
  expect(sendBeacon.mock.calls.map(([to, body]) => [to, JSON.parse(body)])).toEqual([
    ['/errors', expect.objectContaining({ message: 'Error: broken', page: '/' })],
  ]);
});
