/** @jest-environment node */
import { addUp } from './traffic';

const origin = 'http://127.0.0.1:1';
const weighFile = () => ({ raw: 30, gzip: 20, brotli: 10 });

test('requests are added up by kind, and those made twice are told', () => {
  const asked = ['/index.html', '/a.js', '/b.js', '/b.js', '/hero.avif'].map((path) => ({
    address: origin + path,
    file: `/out${path}`,
  }));
  expect(addUp('cold', asked, weighFile)).toMatchObject({
    'cold.html.requests': 1,
    'cold.js.requests': 3,
    'cold.js.gzip': 60,
    'cold.js.brotli': 30,
    'cold.picture.requests': 1,
    'cold.font.requests': 0,
    'cold.repeated': 1,
  });
});
