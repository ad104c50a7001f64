import { linkRows } from '../engines/linkRows';
import { PageVisitor } from '../engines/pageVisitor';
import { openOtherTabs, pressLink, pressTwoLinks } from '../engines/pressLink';
import { test as base } from '../fixtures/test';

const test = base.extend<{ visitor: PageVisitor }>({
  visitor: ({ page, guard }, use) => use(new PageVisitor(page, guard)),
});

test('links open in other tabs and windows', ({ visitor }, { project }) =>
  openOtherTabs(visitor, project.name));

for (const [name, row] of Object.entries(linkRows))
  test(name, ({ visitor }) => pressLink(visitor, row));

test('a press of another link while a page loads wins', ({ visitor }) => pressTwoLinks(visitor));
