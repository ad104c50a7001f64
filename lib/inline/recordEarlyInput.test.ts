import { recordEarlyInput } from './recordEarlyInput';

beforeEach(recordEarlyInput);

test('what the browser answers alone stays with it', () => {
  document.body.innerHTML =
    '<button popovertarget="menu">Menu</button><details><summary>More</summary></details>';
  for (const element of document.querySelectorAll('button, summary')) {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    expect(element.dispatchEvent(press)).toBe(true);
    expect(element).not.toHaveAttribute('aria-busy');
  }
  expect(self.earlyInput?.events).toEqual([]);
});
