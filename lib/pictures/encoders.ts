/**
 * The settings of the two encoders (sharp's names). Seen beside the source pictures, dark walls stay free of bands and the
 * leather of the heavy bag keeps its grain. A change here renames every file, since the hash covers it.
 */
export const encoders = {
  avif: { quality: 48, effort: 4 },
  webp: { quality: 74, effort: 4, smartSubsample: true },
} as const;

/** The most a phone's first picture may weigh as AVIF, in bytes (product 12.1: 45 kB). */
export const phoneBudget = 45_000;

/** The qualities tried, best first, when a picture is over the budget: a busier hero than ours then still fits. */
export const phoneQualities = [encoders.avif.quality, 44, 40, 36, 32, 28] as const;
