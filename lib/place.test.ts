/** @jest-environment node */
import { placeOf, townLine } from './place';

const ironbridge = { city: 'Ironbridge', region: 'CA', postalCode: '90099' };
const hannover = { city: 'Hannover', postalCode: '30159' };

test('an address has the order of its country, and no comma for a region that it lacks', () => {
  expect(townLine(ironbridge, 'US')).toBe('Ironbridge, CA 90099');
  expect(townLine(hannover, 'DE')).toBe('30159 Hannover');
  expect(placeOf(hannover)).toBe('Hannover');
});
