/** @jest-environment node */
import { issueLine } from './issue';
import { syntaxIssue } from './syntax';

const lineFor = async (file: string, text: string) => {
  const issue = await syntaxIssue(file, text);
  return issue && issueLine(issue);
};

const json = (lines: string) => lineFor('public/data.json', `[{\n${lines}\n}]`);
const content = (lines: string) => lineFor('lib/content/home.ts', `const home = {\n${lines}\n};\n`);

test('files without a mistake have no issue', async () => {
  expect(await json('"id": "1"')).toBeUndefined();
  expect(await content("title: `It's ${1 + 1}`,")).toBeUndefined();
});

test.each([
  ['"id": "1"\n"name": "Spin"', 3, 1, 'Expected a comma before "name"'],
  ['"id": "1" "name": "Spin"', 2, 11, 'Expected a comma before "name"'],
  ['"slots": [{ "day": "Monday" }\n{ "day": "Friday" }]', 3, 1, 'Expected a comma before {'],
  ['"note": "Café", "comment": "An "easy" ride"', 2, 32, 'Expected \\" instead of " in a text'],
  ['"comment": "The "big" room"', 2, 17, 'Expected \\" instead of " in a text'],
  ['"comment": "At the coaches" desk"', 2, 27, 'Expected \\" instead of " in a text'],
  ['"id": "1,\n"name": "Spin"', 2, 10, 'Expected a quote at the end of the text'],
  ['"price": 14,50', 2, 13, 'Expected a text in quotes instead of 50'],
  ['"name": Spin', 2, 9, 'Expected a text in quotes instead of Spin'],
  ['id: "1"', 2, 1, 'Expected a text in quotes instead of id'],
  ["'id': 1", 2, 1, 'Expected " instead of \''],
  ['"name": “Spin”', 2, 9, 'Expected " instead of “'],
  ['"id": "1",', 2, 10, 'Expected no comma at the end of a list'],
  ['"bring": ["Towel", "Water"', 3, 1, 'Expected ] before }'],
  ['"slots": [{ "day": "Monday" ]', 2, 29, 'Expected } before ]'],
  ['}, {\n"id": "2" }', 4, 1, 'Expected ] before }'],
])('the mistake in JSON %j is explained', async (lines, line, column, expected) => {
  expect(await json(lines)).toBe(`public/data.json, line ${line}, column ${column}: ${expected}.`);
});

test('a list that isn’t closed is reported at the end of the file', async () => {
  const line = 'Expected ] or } before the end of the file.';
  expect(await lineFor('public/data.json', '[{\n}')).toBe(
    `public/data.json, line 2, column 2: ${line}`,
  );
});

test.each([
  ["title: 'Spin'\nlead: 'Ride',", 3, 1, 'Expected a comma before lead'],
  ["days: ['Monday' 'Friday'],", 2, 17, "Expected a comma before 'Friday'"],
  ["slots: [{ at: 'x' } { at: 'y' }],", 2, 21, 'Expected a comma before {'],
  ["lead 'Ride',", 2, 6, "Expected a colon before 'Ride'"],
  ["lead: 'It's a ride',", 2, 10, "Expected \\' instead of ' in a text"],
  ["lead: 'The coaches' room',", 2, 19, "Expected \\' instead of ' in a text"],
  ["lead: 'Ride,", 2, 13, 'Expected a quote at the end of the text'],
  ['lead: ‘Ride’,', 2, 7, "Expected ' instead of ‘"],
  ["slides: [{ alt: 'A'\n],", 3, 1, 'Expected } before ]'],
  ["slides: [{ alt: 'A',\n],", 3, 1, 'Expected } before ]'],
  ["slides: [{ alt: 'A',\n{ alt: 'B' }],", 3, 1, 'Expected } before {'],
  ["slide: { alt: 'A',", 3, 2, 'Expected } before ;'],
])('the mistake in content %j is explained', async (lines, line, column, expected) => {
  expect(await content(lines)).toBe(
    `lib/content/home.ts, line ${line}, column ${column}: ${expected}.`,
  );
});
