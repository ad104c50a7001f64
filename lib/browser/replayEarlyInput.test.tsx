import { act, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { announceHydration } from './hydration';
import { recordEarlyInput } from './recordEarlyInput';
import { replayAfterHydration } from './replayEarlyInput';

const seen: string[] = [];

/** An island as anybody may write one; only React's development build warns of a mark that it did not write. */
function Island({ text = 'as exported' }) {
  const [name, setName] = useState('');
  const [presses, setPresses] = useState(0);
  useEffect(announceHydration, []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        seen.push('submit');
      }}
      onKeyDown={({ key }) => seen.push(key)}
      onPointerEnter={() => seen.push('enter')}
    >
      <p>{text}</p>
      <input
        id="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
        onBlur={() => seen.push('blur')}
      />
      <button type="button" suppressHydrationWarning onClick={() => setPresses(presses + 1)}>
        <b>{`${name} ${presses}`}</b>
      </button>
      <button suppressHydrationWarning>Send</button>
    </form>
  );
}

const find = <Found extends HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector) as Found;
const name = () => find<HTMLInputElement>('input');
const does = (on: Element, event: Event) => on.dispatchEvent(event);
const bubbling = { bubbles: true, cancelable: true };

function type(text: string) {
  name().focus();
  name().value = text;
  does(name(), new InputEvent('input', bubbling));
}

let root: Root | undefined;
/** The scripts come and React takes the page over, or draws another one. */
async function start(text?: string) {
  await act(async () => {
    root = hydrateRoot(find('#root'), <Island text={text} />, { onRecoverableError: () => {} });
  });
  // Each thing that was kept is told in a task of its own.
  while (self.earlyInput) await act(() => new Promise((done) => setTimeout(done)));
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // Once: its listeners stay as long as the window.
  recordEarlyInput();
});

beforeEach(() => {
  seen.length = 0;
  document.body.innerHTML = `<div id="root">${renderToString(<Island />)}</div>`;
  self.earlyInput = { events: [], isReplaying: false };
  replayAfterHydration();
});

afterEach(() => act(() => root?.unmount()));

test('whatever a visitor did before is told in its order, once, and the marks go', async () => {
  type('Ada');
  find('b').click();
  find('b').click();
  expect(find('button')).toHaveAttribute('aria-busy', 'true');
  does(name(), new KeyboardEvent('keydown', { ...bubbling, key: 'Escape' }));
  name().blur();
  find('button:not([type])').click();
  expect(seen).toEqual([]);
  await start();
  expect(find('b')).toHaveTextContent('Ada 2');
  expect(seen).toEqual(['Escape', 'blur', 'submit']);
  expect(find('button')).not.toHaveAttribute('aria-busy');
  act(() => find('b').click());
  expect(find('b')).toHaveTextContent('Ada 3');
  expect(seen).toHaveLength(3);
});

test('a page that React draws anew keeps what was typed, the caret, and what was pressed', async () => {
  const exported = name();
  type('Ada');
  name().setSelectionRange(1, 2);
  find('b').click();
  await start('another text than was exported');
  expect(name()).not.toBe(exported);
  expect(name()).toHaveValue('Ada');
  expect(name()).toHaveFocus();
  expect([name().selectionStart, name().selectionEnd]).toEqual([1, 2]);
  expect(find('b')).toHaveTextContent('Ada 1');
});
