'use client';

import { useNewerServices } from '@/components/services/useServices';
import { firstVisit, prices } from '@/lib/content/firstVisit';
import { addressLine } from '@/lib/studio/site';
import { visitPrice } from '@/lib/studio/services';
import { FirstVisit } from './FirstVisit';

interface HomeVisitProps {
  /** What a visit costs by the prices that the page was built with. */
  readonly price: string;
  /** Of the content of the file that they are from. */
  readonly contentHash: number;
}

/** The questions before a first visit on Home, with the prices as they are now. */
export function HomeVisit({ price, contentHash }: HomeVisitProps) {
  const newer = useNewerServices(contentHash);
  return (
    <FirstVisit
      content={firstVisit}
      prices={prices}
      price={newer ? visitPrice(newer) : price}
      address={addressLine}
    />
  );
}
