/** @jest-environment node */
import fc from 'fast-check';
import { type CatalogueError, parseCatalogue, parseLiveServices } from './parse';

const service = {
  id: '1',
  name: 'Strength',
  price: '$29 per class',
  comment: 'Lift well',
  picture: '/images/service-strength.jpg',
};

function errorsOf(data: unknown): readonly CatalogueError[] {
  const result = parseCatalogue(data);
  return result.ok ? [] : result.errors;
}

/** The problems of one field's value in an otherwise right file. */
const problemsOf = (field: string, value: unknown) =>
  errorsOf([{ ...service, [field]: value }]).map(({ problem }) => problem);

test('gives the services of a right file, in its order', () => {
  const other = { ...service, id: '2' };
  expect(parseCatalogue([other, service])).toEqual({ ok: true, services: [other, service] });
});

test('trims texts, turns a numeric id and price into text, and drops fields it does not know', () => {
  const raw = { ...service, id: 7, price: 29.5, name: '  Strength ', coach: 'Sam' };
  expect(parseCatalogue([raw])).toEqual({
    ok: true,
    services: [{ ...service, id: '7', price: '29.5' }],
  });
});

test.each([undefined, null, 'text', 7, true, {}, { services: [service] }])(
  '%p is no list',
  (data) => {
    expect(errorsOf(data)).toEqual([{ problem: 'list', found: data }]);
  },
);

test('an empty list is an error: a studio without services is a mistake', () => {
  expect(errorsOf([])).toEqual([{ problem: 'empty', found: [] }]);
});

test.each([null, 'text', 7, [service]])('%p is no entry', (entry) => {
  expect(errorsOf([service, entry])).toEqual([{ problem: 'entry', entry: 2, source: entry }]);
});

test.each([
  ['name', undefined, 'missing'],
  ['name', null, 'type'],
  ['name', 5, 'type'],
  ['price', NaN, 'type'],
  ['price', ['$5'], 'type'],
  ['name', '', 'blank'],
  ['name', '\u200b\u2060', 'blank'],
  ['comment', 'one\ntwo', 'character'],
  ['name', 'bell\u0007', 'character'],
  ['name', 'half \ud83e', 'character'],
  ['name', 'Yoga \u202e$22', 'character'],
  ['picture', 'images/a.jpg', 'address'],
  ['picture', 'http://cdn.example/a.jpg', 'address'],
  ['picture', '//evil.example/a.jpg', 'address'],
  ['picture', '/\\evil.example/a.jpg', 'address'],
  ['picture', 'javascript:alert(1)', 'address'],
  ['picture', 'https://', 'address'],
  ['picture', 'https://[oops/a.jpg', 'address'],
])('%s %p is refused as %s', (field, value, problem) => {
  expect(problemsOf(field, value)).toEqual([problem]);
});

test.each([
  ['id', 0],
  ['name', '🧘‍♀️ Flow / 瑜伽 50% "off"?#'],
  ['price', -1],
  ['picture', 'https://cdn.example/a b.jpg?x=1'],
  ['picture', 'HTTPS://cdn.example'],
])('%s %p is accepted', (field, value) => {
  expect(problemsOf(field, value)).toEqual([]);
});

test('reports every error of every entry in one go, with its place', () => {
  const { id, price, comment, picture } = service;
  const nameless = { id, price, comment, picture };
  expect(errorsOf([{ ...nameless, price: true }, { ...service, id: 1 }, 5])).toEqual([
    expect.objectContaining({ problem: 'missing', entry: 1, field: 'name' }),
    expect.objectContaining({ problem: 'type', entry: 1, field: 'price', found: true }),
    expect.objectContaining({
      problem: 'duplicate',
      entry: 2,
      field: 'id',
      found: '1',
      first: { entry: 1, id: '1' },
    }),
    expect.objectContaining({ problem: 'entry', entry: 3 }),
  ]);
});

test('reads only what the entry itself says', () => {
  const inherited = Object.create(service) as object;
  expect(errorsOf([inherited])).toHaveLength(5);
  const named = JSON.parse(`[{"__proto__": ${JSON.stringify(service)}}]`) as unknown;
  expect(errorsOf(named)).toHaveLength(5);
  expect(errorsOf([{ constructor: 1, toString: 2 }])).toHaveLength(5);
});

test('copes with deep nesting', () => {
  const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown;
  expect(errorsOf(deep)).toHaveLength(1);
  expect(errorsOf([{ ...service, name: deep }])).toHaveLength(1);
});

test('a list of more services than the site is made for is refused, and says so', () => {
  const many = Array.from({ length: 501 }, (_, id) => ({ ...service, id }));
  expect(parseCatalogue(many.slice(1)).ok).toBe(true);
  expect(errorsOf(many)).toEqual([{ problem: 'many', found: 501 }]);
  expect(() => parseLiveServices(many)).toThrow('it has 501 services, more than 500');
});

test('never throws, and what it gives is right as it stands: parsing it again changes nothing', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('1', ' a ', '/a.jpg', '//a', 'https://a.b/c'));
  const value = fc.oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: fc.anything() });
  const entry = fc.record({ id: value, name: value, price: value, comment: value, picture: value });
  const file = fc.oneof(fc.array(entry, { maxLength: 3 }), fc.array(fc.anything()), fc.anything());
  fc.assert(
    fc.property(file, (data) => {
      const once = parseCatalogue(data);
      if (once.ok) expect(parseCatalogue(once.services)).toEqual(once);
      else expect(once.errors.length).toBeGreaterThan(0);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['null', null, 'its content is wrong'],
  ['wrong types', [{ ...service, price: {} }], 'its content is wrong (entry 1: type)'],
])('live content: %s is refused', (_fault, data, reason) => {
  expect(parseLiveServices([{ ...service, id: 1 }])).toEqual([service]);
  expect(() => parseLiveServices(data)).toThrow(new Error(reason));
});
