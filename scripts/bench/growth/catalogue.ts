import type { Service } from '@/lib/catalogue/service';

/**
 * A catalogue of any size: the first entries are the given ones, the rest repeats them with ids, names, prices and
 * comments of their own, so that no two entries are alike and a compressor gains no more than from real texts.
 */
export function growCatalogue(seed: readonly Service[], count: number): readonly Service[] {
  return Array.from({ length: count }, (_, index) => {
    const service = seed[index % seed.length];
    if (!service) throw new Error('A catalogue cannot grow out of nothing.');
    if (index < seed.length) return service;
    const number = index + 1;
    return {
      ...service,
      id: `${service.id}-${number}`,
      name: `${service.name} ${number}`,
      price: `${service.price} / ${number}`,
      comment: `${service.comment} Group ${number}, hall ${number % 7}, ${number % 60} minutes.`,
    };
  });
}
