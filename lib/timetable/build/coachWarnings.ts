import 'server-only';
import type { Issue, Place } from '@/lib/catalogue/build/issue';
import { mistakesIn } from '@/lib/catalogue/build/likelyTypo';
import type { Session } from '../sessions';

/** One wrong letter in so many may be a mistake: `Hanna` and `Hannah` pass for one name, `Anna` and `Anne` for two. */
const lettersPerMistake = 6;

/** A name without capitals, accents and points: `A. Müller` and `a muller` are the same. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether two names differ in that one has only the first letter of a part: `a berg` and `anna berg`. */
function isInitialOf(one: string, other: string): boolean {
  const [parts, others] = [one.split(' '), other.split(' ')];
  return (
    parts.length > 1 &&
    parts.length === others.length &&
    parts.every((part, at) => {
      const [short = '', long = ''] = [part, others[at] ?? ''].sort((a, b) => a.length - b.length);
      return short === long || (short.length === 1 && long.startsWith(short));
    })
  );
}

function isProbablyTheSame(name: string, other: string): boolean {
  const [one, two] = [plain(name), plain(other)];
  const letters = Math.min(one.length, two.length);
  return isInitialOf(one, two) || mistakesIn(one, two) <= Math.floor(letters / lettersPerMistake);
}

/** The coaches whose names are written in two ways, or nearly alike: each spelling once, at its first class. */
export function coachWarnings(
  classes: readonly { readonly place: Place; readonly session: Session }[],
): readonly Issue[] {
  const first = new Map<string, Place>();
  const warnings: Issue[] = [];
  for (const { place, session } of classes) {
    const { coach } = session;
    if (!coach || first.has(coach)) continue;
    const other = [...first].find(([name]) => isProbablyTheSame(coach, name));
    if (other) {
      const [name, { entry, field }] = other;
      warnings.push({
        ...place,
        found: `the coach ${JSON.stringify(coach)}, who is ${JSON.stringify(name)} elsewhere (${entry}, ${field})`,
        expected: 'one way to write a name',
        fix: 'Write both alike. If they are two people, leave it so.',
        stops: 'nothing',
      });
    }
    first.set(coach, place);
  }
  return warnings;
}
