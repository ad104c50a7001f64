'use client';

import { FirstVisit } from '@/components/visit/FirstVisit';
import { firstVisit, prices } from '@/lib/content/firstVisit';
import { sections } from '@/lib/content/studio';
import { hasClasses } from '@/lib/timetable/week';
import type { BuiltDetails } from './useDetails';
import { useService } from './useService';
import { WaysToBook } from './WaysToBook';

/**
 * What follows the details of a service: the ways to book one without times, and what visitors ask before they come (product
 * 14.3 and 14.5).
 */
export function VisitOfClass({ built }: { readonly built: BuiltDetails }) {
  const service = useService(built);
  const hasTimes = hasClasses(service);
  return (
    <>
      {!hasTimes && <WaysToBook />}
      {sections.firstVisit && (
        <FirstVisit
          content={firstVisit}
          prices={prices}
          price={service.price}
          bring={service.bring?.join(' · ')}
          isOfClass
          continues={hasTimes}
        />
      )}
    </>
  );
}
