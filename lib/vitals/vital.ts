/** The measures that are passed on (product 7.3). */
export type VitalName = 'CLS' | 'FCP' | 'FID' | 'INP' | 'LCP' | 'TTFB';

/** One measure of one page view. */
export interface Vital {
  readonly name: VitalName;
  /** Milliseconds; for CLS a score without a unit. */
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
  /** The same for every report of this measure in this page view. */
  readonly id: string;
}

/** Receives each measure when it is final; CLS and INP come when the page is left or hidden. */
export type VitalsCallback = (vital: Vital) => void;
