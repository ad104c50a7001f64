import { keepEarlyInput } from './earlyInput';

beforeEach(keepEarlyInput);

test('what the browser answers alone stays with it', () => {
  document.body.innerHTML =
    '<button popovertarget="menu">Menu</button><details><summary>More</summary></details><button data-copy="x">Copy</button>';
  for (const element of document.querySelectorAll('button, summary')) {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    expect(element.dispatchEvent(press)).toBe(true);
    expect(element).not.toHaveAttribute('aria-busy');
  }
});

test('a button that waits is marked for ten seconds, and pressed when the page is hydrated', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<button>Show</button>';
  const button = document.querySelector('button')!;
  const answer = jest.fn();
  button.click();
  button.click();
  expect(button).toHaveAttribute('aria-busy', 'true');
  jest.advanceTimersByTime(10_000);
  expect(button).not.toHaveAttribute('aria-busy');
  button.addEventListener('click', answer);
  window.dispatchEvent(new Event('hydrated'));
  expect(answer).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
