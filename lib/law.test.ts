/** @jest-environment node */
import { hostTexts } from '@/lib/words';
import { hostText } from './law';

test.each([
  ['https://apis.google.com', hostTexts['apis.google.com']],
  ['https://demo-studio.firebaseapp.com', hostTexts.project],
  ['https://vitals.example', hostTexts.reports],
  // A host that was added to the policy alone: the build says that it has no text.
  ['https://booking.example', undefined],
])('the privacy notice speaks of %s in the words for it, or in none', (source, text) => {
  expect(hostText({ source }, ['https://vitals.example/put', undefined])).toEqual(text);
});
