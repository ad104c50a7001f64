'use client';

import type { BuiltDetails } from './useDetails';
import { useService } from './useService';

interface ServiceFactProps {
  readonly built: BuiltDetails;
  readonly fact: 'price' | 'bring';
}

/** One fact of the service of a page of details, in words: for texts that the server draws. */
export function ServiceFact({ built, fact }: ServiceFactProps) {
  const service = useService(built);
  if (fact === 'price') return service.price;
  return (service.bring ?? built.found.service.bring)?.join('. ');
}
