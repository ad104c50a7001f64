import { drawTopFirst } from './drawTopFirst';

test('the page is marked for a moment only', () => {
  jest.useFakeTimers();
  drawTopFirst();
  expect(document.body).toHaveAttribute('data-arriving');
  jest.runAllTimers();
  expect(document.body).not.toHaveAttribute('data-arriving');
  jest.useRealTimers();
});
