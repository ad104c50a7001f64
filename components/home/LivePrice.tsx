import { visitPrice } from '@/lib/services/price';
import type { Service } from '@/lib/services/service';

/** The price of a first visit by the live file: loaded only where the file has other services than the build. */
export default function LivePrice({ services }: { readonly services: readonly Service[] }) {
  return visitPrice(services);
}
