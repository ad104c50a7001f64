/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { allowedSources } from './csp';

test('docs/security.md lists every host of a production build, with its purpose', () => {
  const rows = readFileSync('docs/security.md', 'utf8').replace(/ +/g, ' ');
  for (const { directive, source, purpose } of allowedSources({ authDomain: '<project>' }))
    expect(rows).toContain(`| \`${directive}\` | \`${source}\` | ${purpose} |`);
});
