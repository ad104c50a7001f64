import * as z from 'zod/mini';
import { explain, type Issue, nameEntry, type Place } from '@/lib/services/build/issue';
import type { Service } from '@/lib/services/service';
import { fullName, isCalled, slugOf } from '@/lib/studio/coaches';
import type { Coach } from '@/lib/studio/types';
import { eachApart, studioSchema } from './studioSchema';

const coach = z.object({
  givenName: z.string(),
  familyName: z.optional(z.string()),
  mobile: z.optional(z.object({ text: studioSchema.shape.phone })),
});

type Entry = z.infer<typeof coach>;

/** Whether the cards of two coaches, and their places on the page, would have one address. */
const haveOneName = (one: Entry, other: Entry) =>
  fullName(one) === fullName(other) ||
  (slugOf(fullName(one)) !== '' && slugOf(fullName(one)) === slugOf(fullName(other)));

/** What types cannot say of `lib/content/coaches.ts`. */
const coachesSchema = z.object({
  coaches: z
    .array(coach)
    .check(
      z.minLength(1, 'one coach at least'),
      eachApart('coaches', 'givenName', haveOneName, 'a name'),
    ),
});

/** The place of a session in the data file. */
function placeOf(service: Service, index: number, at: number): Place {
  const session = nameEntry('sessions', at + 1, service.sessions?.[at]);
  return { file: 'public/data.json', entry: `${nameEntry('', index + 1, service)}, ${session}` };
}

/** Names in the sessions of a service that no coach has, each at its first session: a typing error, or somebody who is missing. */
function unknownNames(
  service: Service,
  index: number,
  coaches: readonly Coach[],
): readonly Issue[] {
  const names = (service.sessions ?? []).map((session) => session.coach);
  const unknown = names.filter(
    (name) => name !== undefined && !coaches.some((coach) => isCalled(coach, name)),
  );
  const known = coaches.map(({ givenName }) => JSON.stringify(givenName)).join(', ');
  return [...new Set(unknown)].map((name) => ({
    ...placeOf(service, index, names.indexOf(name)),
    field: 'coach',
    found: `${JSON.stringify(name)}, a name that no coach has`,
    expected: `one of lib/content/coaches.ts: ${known}, or with the family name`,
    fix: 'Correct it, or add the coach there.',
    stops: 'nothing',
  }));
}

/** What is wrong with the list of coaches, and the names in sessions that are not in it (product 14.1). */
export function coachIssues(
  coaches: readonly Coach[],
  services: readonly Service[],
): readonly Issue[] {
  const data = { coaches };
  return [
    ...explain('lib/content/coaches.ts', data, coachesSchema.safeParse(data).error),
    ...(coaches.length > 0
      ? services.flatMap((service, index) => unknownNames(service, index, coaches))
      : []),
  ];
}
