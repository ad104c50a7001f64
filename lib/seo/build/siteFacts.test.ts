/** @jest-environment node */
import { site } from '@/lib/content/site';
import { siteFacts } from './siteFacts';

it('writes an odd service as one line with one link', () => {
  const odd = {
    id: 'a) b',
    name: '[Row](https://example.com)\n# now',
    price: '$1',
    comment: '<b>',
    picture: '/p',
  };
  expect(siteFacts([odd])).toContain(
    `\n- [\\[Row\\](https://example.com) # now](${site.url}/services/a%29%20b): $1. \\<b\\>\n`,
  );
});
