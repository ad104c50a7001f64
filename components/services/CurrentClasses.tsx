'use client';

import { BookingBar } from '@/components/timetable/BookingBar';
import { ClassTimes } from '@/components/timetable/ClassTimes';
import { NextClass } from '@/components/timetable/NextClass';
import type { BuiltDetails } from './useDetails';
import { useService } from './useService';

interface CurrentProps {
  readonly built: BuiltDetails;
}

/** The next class of the service of a page of details, as it is now. */
export function CurrentNextClass({ built }: CurrentProps) {
  return <NextClass service={useService(built)} />;
}

interface CurrentTimesProps extends CurrentProps {
  /** The ids of the classes that have a calendar. */
  readonly calendars: readonly string[];
}

/** The classes of that service, each with the ways to book it. */
export function CurrentTimes({ built, calendars }: CurrentTimesProps) {
  return <ClassTimes service={useService(built)} calendars={calendars} />;
}

/** The bar at the lower edge of phones for that service. */
export function CurrentBookingBar({ built }: CurrentProps) {
  return <BookingBar service={useService(built)} />;
}
