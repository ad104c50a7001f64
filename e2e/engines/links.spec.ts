import { linkRows } from './linkRows';
import { openOtherTabs, pressLink, pressTwoLinks } from './pressLink';
import { test } from './test';

test('links open in other tabs and windows', ({ visitor }, { project }) =>
  openOtherTabs(visitor, project.name));

for (const [name, row] of Object.entries(linkRows))
  test(name, ({ visitor }) => pressLink(visitor, row));

test('a press of another link while a page loads wins', ({ visitor }) => pressTwoLinks(visitor));
