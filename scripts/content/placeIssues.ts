import tzlookup from '@photostructure/tz-lookup';
import { tzlib_get_timezones } from 'timezones-ical-library';
import type { Issue } from '@/lib/services/build/issue';
import type { Address } from '@/lib/studio/types';

/** What this looks at of `lib/content/studio.ts`. */
interface Studio {
  readonly address: Pick<Address, 'latitude' | 'longitude'>;
  readonly country: string;
  readonly timeZone: string;
}

const file = 'lib/content/studio.ts';

/** A time zone by the one of its names that all use: `Asia/Kolkata` and `Asia/Calcutta` are one. */
const oneName = (zone: string) =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

/** The time zones of a country (ISO 3166-1); none where that is not known. */
function zonesOf(country: string): readonly string[] {
  // Newer versions of V8 have the function alone, older ones the property.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    readonly timeZones?: readonly string[];
    getTimeZones?(): readonly string[];
  };
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).map(oneName);
}

/** How far the map of time zones may be wrong at coasts and borders, in degrees: about 20 km. */
const leeway = 0.2;

/** Whether coordinates are on the earth, and in one of some time zones, or near it. */
function isIn(zones: readonly string[], latitude: number, longitude: number): boolean {
  const isOnEarth = Math.abs(latitude) <= 90 - leeway && Math.abs(longitude) <= 180 - leeway;
  const steps = [0, leeway, -leeway];
  return (
    isOnEarth &&
    steps.some((up) =>
      steps.some((right) => zones.includes(oneName(tzlookup(latitude + up, longitude + right)))),
    )
  );
}

/** What is wrong with coordinates: outside the earth, in another country by the map of time zones, or in the wrong order. */
function coordinateIssue(
  { latitude, longitude }: Studio['address'],
  country: string,
): Issue | undefined {
  const zones = zonesOf(country);
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (isOnEarth && (zones.length === 0 || isIn(zones, latitude, longitude))) return undefined;
  return {
    ...{ file, field: 'address', found: `latitude ${latitude}, longitude ${longitude}` },
    expected: isOnEarth
      ? `a place in "${country}"`
      : 'degrees from -90 to 90, and from -180 to 180',
    fix: isIn(zones, longitude, latitude)
      ? 'Swap the two.'
      : 'Maps show both where you press long; the latitude is the first.',
    stops: isOnEarth ? 'deploy' : 'build',
  };
}

/** A time zone that there is not, or that the country does not have. */
function zoneIssue(timeZone: string, country: string): Issue | undefined {
  const zones = zonesOf(country);
  const isKnown = tzlib_get_timezones().includes(timeZone);
  if (isKnown && (zones.length === 0 || zones.includes(oneName(timeZone)))) return undefined;
  return {
    ...{ file, field: 'timeZone', found: JSON.stringify(timeZone) },
    expected:
      zones.length > 0
        ? `a time zone of "${country}": ${zones.join(', ')}`
        : 'the IANA name of a time zone such as "America/Los_Angeles"',
    stops: isKnown ? 'deploy' : 'build',
  };
}

/** What is wrong with the place of the studio and with its time zone, each seen by its country. */
export function placeIssues(studio: Studio): readonly Issue[] {
  const { address, timeZone, country } = studio;
  const issues = [coordinateIssue(address, country), zoneIssue(timeZone, country)];
  return issues.filter((issue) => issue !== undefined);
}
