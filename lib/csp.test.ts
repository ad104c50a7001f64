/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { allowedHosts, lineToAdd } from './csp';

test.each([
  [
    'connect-src',
    'https://api.weather.example/today',
    "{ directive: 'connect-src', source: 'https://api.weather.example', purpose: '...' },",
  ],
  [
    'script-src-elem',
    'https://cdn.example/a.js',
    "{ directive: 'script-src', source: 'https://cdn.example', purpose: '...' },",
  ],
  ['img-src', 'blob:', "{ directive: 'img-src', source: 'blob:', purpose: '...' },"],
  ['style-src-attr', 'inline', 'move this inline code into a file or a class'],
])('a violation of %s by %s says what to add', (directive, blocked, line) => {
  expect(lineToAdd(directive, blocked)).toContain(line);
});

test('docs/security.md explains every host of a build for visitors, in the words of the table', () => {
  const rows = readFileSync('docs/security.md', 'utf8').replace(/ +/g, ' ');
  for (const { directive, source, purpose } of allowedHosts({ authDomain: '<project>' }))
    expect(rows).toContain(`| \`${directive}\` | \`${source}\` | ${purpose} |`);
});
