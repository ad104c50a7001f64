import { lowestPrice, visitPrice } from '@/lib/services/price';
import type { Service } from '@/lib/services/service';

interface LivePriceProps {
  readonly of: 'visit' | 'lowest';
  readonly services: readonly Service[];
}

/** A price of the live file: loaded only where the file has other services than the build. */
export default function LivePrice({ of, services }: LivePriceProps) {
  return of === 'visit' ? visitPrice(services) : lowestPrice(services);
}
